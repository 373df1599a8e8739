# An archive of recordings: what the command says, and its report.

archive-nothing = no se encuentra ninguna grabación en { $sources }; indica vídeos, una carpeta con ellos o un patrón entre comillas
archive-no-fsspec = { $address } se lee con fsspec, que no está instalado: pip install 'referee[archive]'
archive-unreachable = { $address } no se puede leer: { $why }
archive-worker-lost = el proceso que la arbitraba se terminó dos veces; dale más memoria, o mira el archivo
archive-fault = un error del programa, que su resultado cuenta entero: { $what }
archive-needs-whole = { $game }: no se revisa al final de una grabación; arbítrala de principio a fin con --whole
archive-not-learned = su mesa no se puede aprender de su comienzo ({ $why }); indica una con --table, o ponla al lado
archive-no-report = { $folder } no contiene ningún informe; indica la carpeta que escribió `referee audit -o`
archive-no-finding = en este informe no hay ningún hallazgo { $name }; findings.csv los nombra todos
archive-no-dask = Dask no está instalado: pip install 'referee[archive]'
archive-no-scheduler = ningún planificador responde en { $address }: { $why }

cli-archive-at = { $done } de { $total } grabaciones
cli-archive-left = { $done } de { $total } grabaciones, quedan unos { $time }
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } h { $m } min
cli-archive-before = { $n } de { $total } grabaciones ya se arbitraron y no han cambiado
cli-archive-passed = se deja de lado: { $why }
cli-archive-passed-named = se deja de lado: { $name }: { $why }
cli-archive-ended = terminado antes: { $done } de { $total } grabaciones están arbitradas; la misma orden sigue
cli-archive-done = grabaciones arbitradas: { $n }, dejadas de lado: { $failed }; el informe: { $report }
cli-case-written = escrito en { $output }

report-title = Grabaciones arbitradas
report-made = Hecho el { $date } por Referee { $version }.
report-so-far = { $done } de { $total } grabaciones hasta ahora; el resto está por arbitrar.
report-recordings =
    { $n ->
        [one] { $n } grabación
       *[other] { $n } grabaciones
    }
report-violations =
    { $n ->
        [one] { $n } infracción
       *[other] { $n } infracciones
    }
report-house-rules = { $n } por decidir en la mesa
report-unclear =
    { $n ->
        [one] { $n } punto dudoso
       *[other] { $n } puntos dudosos
    }
report-scored =
    { $n ->
        [one] { $n } recuento
       *[other] { $n } recuentos
    }
report-failed = { $n } sin arbitrar
report-list = Las grabaciones
report-findings = Hallazgos por regla
report-no-rule = Sin una regla concreta
report-why-unclear = Qué quedó dudoso, y por qué
report-not-refereed = Sin arbitrar
report-how-sure = ¿Es seguro?
report-how-sure-said = Una infracción solo se dice si ningún desarrollo permitido explica lo que se vio. Lo que no se puede probar se llama dudoso. Algunas reglas las decide la mesa. El porcentaje dice con qué seguridad se leyeron las piezas.
report-no-findings = No se encontró nada.
report-recording = Grabación
report-game = Juego
report-found = Hallazgos
report-score = Recuento
report-no-score = sin recuento: { $why }
report-moved = La mesa no está donde se aprendió: { $why }
report-hidden = No se pudo ver: { $squares }
report-checked-end = revisada al final
report-checked-whole = arbitrada de principio a fin
report-learned = mesa aprendida de su propio comienzo
report-sure = leído con un { $percent } % de seguridad
report-at = a los { $time }
report-before = antes
report-after = después
report-rule = La regla
report-legal = Qué se habría permitido
report-proof = Prueba
report-case = Hallazgo { $id }
report-as-file = en un solo archivo: { $command }
report-pictures-left-out = Las imágenes están en el archivo de este hallazgo: { $command }
report-end-picture = el final, como se revisó
