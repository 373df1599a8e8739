### La página de un club: todas las mesas, las llamadas, la clasificación, quién es quién.

## La página

club-title = El club
club-parts = Partes de la página del club
club-tables = Mesas
club-standings = Clasificación
club-people = Quién es quién
club-sound = Un sonido cuando una mesa llama
club-only-here = Solo este ordenador puede abrir la página. Para que entren otros: referee club --lan
club-no-tables = Todavía no se ha oído ninguna mesa. En cada mesa: referee serve --club DIRECCIÓN

## Llamadas

club-calls-title = Llamadas al organizador
club-call = { $table } llama al organizador
club-since = desde hace { $long }
club-answer = Ya voy
club-answered = El organizador viene.

## Una mesa en pequeño

club-seconds = { $n } s
club-minutes = { $n } min
club-hours = { $h } h { $min } min
club-played = { $long } de juego
club-round = Ronda { $n }
club-round-of = Ronda { $n } de { $of }
club-round-target = Ronda { $n }, hasta { $points } puntos
club-closed = Cerrada por hoy
club-away = Oída hace { $long }
club-calls = Llama al organizador
club-silent = Sin oírla desde hace { $long }
club-about = { $names }: { $what }
club-waits-incident = Algo no está bien
club-waits-question = Hay una pregunta abierta
club-waits-owner = ¿De quién es esta pieza?
club-waits-camera = La cámara no ve nada
club-scene-home = Sin partida
club-scene-ready = Se prepara
club-scene-play = En juego
club-scene-incident = Algo no está bien
club-scene-question = Hay una pregunta abierta
club-scene-camera = La cámara no ve nada
club-scene-stopping = Se gritó stop
club-scene-check = Mira lo que está abierto
club-scene-count = Cuenta
club-scene-score = Ya hay puntos
club-scene-match-end = La partida ha terminado
club-group-needs = { $n ->
    [one] Una mesa necesita a alguien
   *[other] { $n } mesas necesitan a alguien
}
club-group-plays = En juego: { $n }
club-group-idle = Sin partida en curso: { $n }
club-group-away = Ausentes: { $n }
club-sum-help = { $n ->
    [one] una mesa llama al organizador
   *[other] { $n } mesas llaman al organizador
}
club-sum-waiting = { $n ->
    [one] una mesa espera una decisión
   *[other] { $n } mesas esperan una decisión
}
club-sum-silent = { $n ->
    [one] una mesa está en silencio
   *[other] { $n } mesas están en silencio
}
club-sum-plays = { $n ->
    [one] Una mesa juega, todo en orden
   *[other] { $n } mesas juegan, todo en orden
}
club-sum-idle = No juega ninguna mesa

## Una mesa

club-no-such-table = No existe esa mesa
club-going = Abriendo la página de { $table } …
club-open-page = Abrir su página
club-unreached = Su propia página no se alcanza desde aquí. Esto es lo último que se sabe.
club-open = Hallazgos abiertos
club-forget = No mostrar más esta mesa

## Clasificación

club-this-evening = Esta noche
club-last-evening = La última noche
club-season = Temporada
club-evenings = Noches elegidas
club-of-when = Qué noches cuentan
club-from = Desde
club-until = Hasta
club-days = { $n ->
    [one] Una noche
   *[other] { $n } noches
}
club-more-evenings = { $n ->
    [one] Una noche anterior
   *[other] { $n } noches anteriores
}
club-no-results = Nadie tiene puntos todavía.
club-place = Puesto
club-place-by = Puesto por
club-rests-on = { $matches ->
    [one] Una partida
   *[other] { $matches } partidas
}, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
club-also = también { $names }
club-csv = Guardar como tabla (CSV)

## Quién es quién

club-people-text = El mismo nombre es la misma persona en cada mesa. Si dos nombres son una persona, dilo aquí; se puede deshacer.
club-people-look = El mismo nombre es la misma persona en cada mesa.
club-search = Buscar un nombre
club-known = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
club-same-as = Es la misma persona que …
club-picked = ¿Quién es la misma persona que { $name }?
club-this-one = Esta
club-apart = Otra persona
club-merge-title = ¿Una sola persona?
club-merge-text = { $names }: se suman puntos y rondas. Ninguna partida cambia. Se llama:
club-known-as = { $name }
club-two = Son dos
club-said-merge = { $name } y { $other } son ahora una persona.
club-said-split = { $name } vuelve a ser una persona aparte.
club-sum-before = Lo último que se supo
