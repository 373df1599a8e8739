# An archive of recordings: what the command says, and its report.

archive-nothing = aucun enregistrement ne se trouve à { $sources } ; indiquez des vidéos, un dossier qui en contient ou un motif entre guillemets
archive-no-fsspec = { $address } se lit avec fsspec, qui n’est pas installé : pip install 'referee[archive]'
archive-unreachable = { $address } ne peut pas être lu : { $why }
archive-worker-lost = le processus qui l’arbitrait a été arrêté deux fois ; donnez-lui plus de mémoire, ou regardez le fichier
archive-fault = une erreur du programme, que son résultat donne en entier : { $what }
archive-needs-whole = { $game } : ne se contrôle pas à la fin d’un enregistrement ; arbitrez-le du début à la fin avec --whole
archive-not-learned = sa table ne peut pas être apprise de son début ({ $why }) ; indiquez-en une avec --table, ou mettez-la à côté
archive-no-report = { $folder } ne contient pas de rapport ; indiquez le dossier que `referee audit -o` a écrit
archive-no-finding = il n’y a pas de constat { $name } dans ce rapport ; findings.csv les donne tous
archive-no-dask = Dask n’est pas installé : pip install 'referee[archive]'
archive-no-scheduler = aucun ordonnanceur ne répond à { $address } : { $why }

cli-archive-at = { $done } enregistrements sur { $total }
cli-archive-left = { $done } enregistrements sur { $total }, encore { $time } environ
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } h { $m } min
cli-archive-before = { $n } enregistrements sur { $total } ont déjà été arbitrés et n’ont pas changé
cli-archive-passed = laissé de côté : { $why }
cli-archive-passed-named = laissé de côté : { $name } : { $why }
cli-archive-ended = arrêté avant la fin : { $done } enregistrements sur { $total } sont arbitrés ; la même commande continue
cli-archive-done = enregistrements arbitrés : { $n }, laissés de côté : { $failed } ; le rapport : { $report }
cli-case-written = écrit dans { $output }

report-title = Enregistrements arbitrés
report-made = Fait le { $date } par Referee { $version }.
report-so-far = { $done } enregistrements sur { $total } jusqu’ici ; le reste est encore à arbitrer.
report-recordings =
    { $n ->
        [one] { $n } enregistrement
       *[other] { $n } enregistrements
    }
report-violations =
    { $n ->
        [one] { $n } infraction
       *[other] { $n } infractions
    }
report-house-rules = { $n } à décider par la table
report-unclear =
    { $n ->
        [one] { $n } point incertain
       *[other] { $n } points incertains
    }
report-scored =
    { $n ->
        [one] { $n } décompte
       *[other] { $n } décomptes
    }
report-failed =
    { $n ->
        [one] { $n } non arbitré
       *[other] { $n } non arbitrés
    }
report-list = Les enregistrements
report-findings = Constats par règle
report-no-rule = Sans règle précise
report-why-unclear = Ce qui est resté incertain, et pourquoi
report-not-refereed = Non arbitrés
report-how-sure = Est-ce bien sûr ?
report-how-sure-said = Une infraction n’est dite que si aucun déroulement permis n’explique ce qui a été vu. Ce qui ne peut pas être prouvé est dit incertain. Certaines règles sont à décider par la table. Le pourcentage dit avec quelle certitude les pièces ont été lues.
report-no-findings = Rien n’a été constaté.
report-recording = Enregistrement
report-game = Jeu
report-found = Constats
report-score = Décompte
report-no-score = pas de décompte : { $why }
report-moved = La table n’est pas là où elle a été apprise : { $why }
report-hidden = N’a pas pu être vu : { $squares }
report-checked-end = contrôlé à la fin
report-checked-whole = arbitré du début à la fin
report-learned = table apprise de son propre début
report-sure = lu avec { $percent } % de certitude
report-at = à { $time }
report-before = avant
report-after = après
report-rule = La règle
report-legal = Ce qui aurait été permis
report-proof = Preuve
report-case = Constat { $id }
report-as-file = en un seul fichier : { $command }
report-pictures-left-out = Les images sont dans le fichier de ce constat : { $command }
report-end-picture = la fin, telle qu’elle a été contrôlée
