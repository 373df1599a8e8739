# What is said about a placement or a moment: one text a key of the rules, written small with hyphens
# (BG-PLACE-2.card is bg-place-2-card). Keys are rule ids, with a variant where one rule has several texts.
# { $player } and the like are filled in; squares are written like r3c4. A sentence starts with a capital letter
# whatever is filled in first. No "de" before a name: it would have to become "d’" before a vowel.

## The card game and the dice game: what `referee legal` and `referee score` say.

item-centre = { $n } au centre
item-stack = 2 × { $n } dans la pile
item-wrong =
    { $n ->
        [one] { $n } mal posée
       *[other] { $n } mal posées
    }
item-aborted = la manche a été interrompue
item-disqualified = disqualification

card-legal = { $card } peut aller là.
card-row = { $card } peut aller dans la rangée.
card-pile = Chaque carte de cette pile est bien posée.
card-place = Chaque carte à cette place de la rangée est bien posée.
card-source = { $card } n’est pas visible : on ne pose que les cartes de sa rangée, le dessus de sa pile et le dessus de sa défausse.
card-start = Une pile commence par un 1 ; { $card } ne peut pas commencer.
card-onto = { $card } ne va pas sur { $card2 } : il y faut { $needed }.
card-complete = { $card2 } complète sa pile ; { $card } ne peut pas suivre.
card-one-onto = { $card } est sur { $card2 }. Un 1 se pose n’importe où au centre ; votre table décide si cela vaut aussi sur d’autres cartes.
card-ten = { $card } complète sa pile et doit être posé face cachée.
card-face-up = { $card } doit être face visible ; seul un 10 est retourné.
card-gap = Un trou dans la rangée se comble avec le dessus de sa pile ; { $card } vient d’ailleurs.
card-one-card = Une place de la rangée ne reçoit qu’une carte ; { $card } ne va pas sur une autre.
card-no-store = La rangée comme réserve n’est pas convenue : { $card } ne va pas sur une carte de la rangée.
card-store-source = { $card } doit venir de la pile ou du dessus de la défausse pour aller sur une carte de la rangée.
card-store-hand = { $card } vient directement de la main sur une carte de la rangée. La règle parle de la main ; votre table décide si seul le dessus de la défausse est permis.
card-descend = { $card } ne va pas sur { $card2 } dans la rangée : les nombres descendent.
card-descend-one = { $card } ne va pas sur { $card2 } dans la rangée : à votre table, le nombre descend exactement d’un.
card-same-colour = { $card } ne va pas sur { $card2 } dans la rangée : c’est la même couleur.
card-turned =
    { $n ->
        [one] { $n } carte a été retournée, comme le dit la règle.
       *[other] { $n } cartes ont été retournées, comme le dit la règle.
    }
card-turn =
    { $n ->
        [one] { $n } carte a été retournée ; ici, c’est toujours { $packet }.
       *[other] { $n } cartes ont été retournées ; ici, c’est toujours { $packet }.
    }
card-turn-more =
    { $n ->
        [one] { $n } carte a été retournée ; moins de { $packet } n’est permis que juste après avoir repris la défausse.
       *[other] { $n } cartes ont été retournées ; moins de { $packet } n’est permis que juste après avoir repris la défausse.
    }
card-taken-up = La défausse devient la main.
card-take-up =
    { $n ->
        [one] La main a encore { $n } carte ; on reprend la défausse quand la main est épuisée.
       *[other] La main a encore { $n } cartes ; on reprend la défausse quand la main est épuisée.
    }
card-not-shuffled = La défausse n’a pas été mélangée ; il faut le faire, brièvement.
card-shuffled = La défausse a été mélangée. Elle se reprend telle quelle, mais rien ne l’interdit : votre table décide.
card-stop = La pile est vide : le stop compte.
card-stop-void =
    { $n ->
        [one] La pile a encore { $n } carte : le stop ne compte pas et le jeu continue.
       *[other] La pile a encore { $n } cartes : le stop ne compte pas et le jeu continue.
    }
card-after-stop = Rien ne peut être posé après le stop.
card-turned-after-stop = Rien ne peut être retourné ni repris après le stop.
card-not-in-hand = Après le stop, on ne peut plus poser qu’une carte déjà en main, et seulement au centre.

## Ce que l’arbitre dit d’une table de cartes devant la caméra.

card-round-start = Les rangées sont en place ; la manche a commencé.
card-removed = { $player } a enlevé { $card } du milieu.
card-removed-wrong = { $player } a repris { $card } ; ce qui n’allait pas est réglé.
card-row-back = { $player } a retiré { $card } de la rangée ; c’est réglé.
card-owner = { $card } a été posé par { $player }.
card-slid = { $card } a glissé de sa pile ou a été remis en place ; personne ne l’a posé.
card-knocked = Une pile a été renversée : ses cartes sont éparpillées. On la refait pendant que le jeu continue.
card-reread = Cette carte est { $card } ; elle est bien placée.
card-turned-down = { $card } a été retourné.
card-unsure = { $card } n’a pas été vu assez sûrement pour accuser quelqu’un.
card-unread = Une carte est arrivée qui n’a pas pu être lue.
card-on-unread = { $card } est sur une carte qui n’a pas pu être lue.
card-lies-down = Une carte est posée à l’envers sur la pile ; on ne voit pas laquelle.
card-ten-down = Une carte est posée à l’envers sur { $card2 } ; ici, un 10 reste visible.
card-between = { $card } a dû être posé entre-temps ; personne ne l’a vu.
card-jump =
    { $n ->
        [one] { $card } est là, et { $n } carte qui va dessous n’a pas été vue. Elle a pu être posée entre-temps.
       *[other] { $card } est là, et { $n } cartes qui vont dessous n’ont pas été vues. Elles ont pu être posées entre-temps.
    }
card-beside = { $card } est à côté d’une pile où il va : il lui était peut-être destiné, ou il en a glissé.
card-row-unseen = { $card } est dans la rangée ; on n’a pas vu d’où il vient.
card-row-size = { $player } a { $n } cartes dans la rangée au début ; ici, c’est { $row }.
card-redeal = { $player } montre des cartes dont la somme est { $n } et peut redistribuer.
card-stack-empty = La pile de { $player } est vide.
card-stop-early = { $player } a dit stop, mais sa pile a encore des cartes : l’appel ne compte pas et le jeu continue.
card-perhaps-in-hand = { $card } a été posé après le stop ; il était peut-être déjà dans une main.
card-perhaps-in-time = { $card } a été posé à peu près au moment du stop.
card-contest-first = { $player } a été premier, autant que les images le montrent.
card-contest-lower = La carte de { $player } est plus bas ; on ne voit pas qui a été premier.
card-contest-one = On n’y a vu poser qu’une seule carte.
card-contest-open = Les deux cartes sont arrivées entre deux images : on ne voit pas qui a été premier.
card-score-seats = On n’a vu les cartes de personne.
card-score-wrong = Une carte du milieu est mal placée ou n’est pas claire.
card-score-owners = On ne sait pas de chaque carte du milieu qui l’a posée ; comptez d’après les dos.
card-score-stacks = On ne sait pas combien de cartes restent dans les piles ; comptez-les.
card-checked = { $n } piles sont au milieu ; { $k } cartes du dessus sont illisibles.
