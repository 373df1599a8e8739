# An archive of recordings: what the command says, and its report.

archive-nothing = bij { $sources } is geen opname te vinden; noem video’s, een map ermee, of een patroon tussen aanhalingstekens
archive-no-fsspec = { $address } wordt gelezen door fsspec, dat niet is geïnstalleerd: pip install 'referee[archive]'
archive-unreachable = { $address } kan niet worden gelezen: { $why }
archive-worker-lost = het proces dat haar beoordeelde is twee keer beëindigd; geef het meer geheugen, of bekijk het bestand
archive-fault = een fout van het programma, die haar resultaat volledig noemt: { $what }
archive-needs-whole = { $game }: wordt niet aan het einde van een opname nagekeken; beoordeel haar van begin tot eind met --whole
archive-not-learned = haar tafel is niet uit het begin te leren ({ $why }); noem er een met --table, of leg hem ernaast
archive-no-report = in { $folder } staat geen verslag; noem de map die `referee audit -o` heeft geschreven
archive-no-finding = in dit verslag is geen bevinding { $name }; findings.csv noemt ze allemaal
archive-no-dask = Dask is niet geïnstalleerd: pip install 'referee[archive]'
archive-no-scheduler = op { $address } antwoordt geen scheduler: { $why }

cli-archive-at = { $done } van { $total } opnamen
cli-archive-left = { $done } van { $total } opnamen, nog ongeveer { $time }
cli-archive-seconds = { $n } s
cli-archive-minutes = { $n } min
cli-archive-hours = { $h } u { $m } min
cli-archive-before = { $n } van { $total } opnamen zijn al beoordeeld en niet veranderd
cli-archive-passed = overgeslagen: { $why }
cli-archive-passed-named = overgeslagen: { $name }: { $why }
cli-archive-ended = vroegtijdig beëindigd: { $done } van { $total } opnamen zijn beoordeeld; dezelfde opdracht gaat verder
cli-archive-done = beoordeelde opnamen: { $n }, overgeslagen: { $failed }; het verslag: { $report }
cli-case-written = geschreven naar { $output }

report-title = Beoordeelde opnamen
report-made = Gemaakt op { $date } door Referee { $version }.
report-so-far = Tot nu toe { $done } van { $total } opnamen; de rest moet nog worden beoordeeld.
report-recordings =
    { $n ->
        [one] { $n } opname
       *[other] { $n } opnamen
    }
report-violations =
    { $n ->
        [one] { $n } overtreding
       *[other] { $n } overtredingen
    }
report-house-rules = { $n } beslist de tafel
report-unclear = { $n } onduidelijk
report-scored =
    { $n ->
        [one] { $n } telling
       *[other] { $n } tellingen
    }
report-failed = { $n } niet beoordeeld
report-list = De opnamen
report-findings = Bevindingen per regel
report-no-rule = Niet over één regel
report-why-unclear = Wat onduidelijk bleef, en waarom
report-not-refereed = Niet beoordeeld
report-how-sure = Hoe zeker is dit?
report-how-sure-said = Een overtreding wordt alleen genoemd als geen toegestane gang van zaken verklaart wat te zien was. Wat niet te bewijzen is, heet onduidelijk. Sommige regels beslist de tafel. Het percentage zegt hoe zeker de stukken zijn gelezen.
report-no-findings = Er is niets gevonden.
report-recording = Opname
report-game = Spel
report-found = Gevonden
report-score = Telling
report-no-score = geen telling: { $why }
report-moved = De tafel ligt niet waar hij is geleerd: { $why }
report-hidden = Niet te zien: { $squares }
report-checked-end = aan het einde nagekeken
report-checked-whole = van begin tot eind beoordeeld
report-learned = tafel uit het eigen begin geleerd
report-sure = voor { $percent } % zeker gelezen
report-at = bij { $time }
report-before = ervoor
report-after = erna
report-rule = De regel
report-legal = Wat toegestaan was geweest
report-proof = Bewijs
report-case = Bevinding { $id }
report-as-file = als één bestand: { $command }
report-pictures-left-out = De foto’s staan in het bestand van deze bevinding: { $command }
report-end-picture = het einde, zoals het is nagekeken
