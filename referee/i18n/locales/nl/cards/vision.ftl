# Wat er misgaat met foto's van een deck en van een tafel met kaarten, en wat te veranderen.

cards-tells-deck = zoekt de rijen en ruggen van het deck
cards-learn-no-deck = ook de kaarten moeten worden geleerd: geef met --deck een foto van het deck, alle voorkanten in vier rijen van 1 tot 10 en daaronder één rug per speler
cards-deck-rows = vier rijen van tien kaarten zijn niet gevonden ({ $n } kaarten zijn te zien): leg alle veertig voorkanten in vier rijen van 1 tot 10, één kleur per rij, een beetje uit elkaar, en maak de foto van boven
cards-deck-edges = { $n ->
    [one] waar een van de kaarten ophoudt is nauwelijks van de omgeving te onderscheiden: leg het deck een beetje uit elkaar op een effen tafel van een andere kleur en maak de foto in gelijkmatig licht
   *[other] waar { $n } van de kaarten ophouden is nauwelijks van hun omgeving te onderscheiden: leg het deck een beetje uit elkaar op een effen tafel van een andere kleur en maak de foto in gelijkmatig licht
}
cards-deck-small = de kaarten van het deck zijn { $n } pixels breed, { $needed } zijn nodig: maak de foto van dichterbij
cards-deck-order = het is niet zeker aan welk einde van de rijen de enen liggen: leg elke rij in dezelfde richting van 1 tot 10 en maak de foto scherp in gelijkmatig licht
cards-deck-misplaced = in de rij { $colour } lijkt een { $seen } te liggen waar de { $n } hoort: leg elke rij van 1 tot 10
cards-deck-mixed = een kaart ligt in een rij van een andere kleur: leg één kleur per rij
cards-deck-colours = de kleuren van de rijen zijn hier niet te onderscheiden: maak de foto van het deck in beter licht
cards-deck-no-backs = onder de rijen zijn geen ruggen gevonden: leg daar van links één kaart per speler met de rug naar boven naast elkaar
cards-deck-backs-above = de ruggen liggen boven de rijen: leg ze onder de rijen, van links, zoals de rijen van 1 tot 10 lopen
cards-deck-backs-open = { $n } kaarten onder de rijen liggen open: leg daar alleen ruggen, één per speler
cards-deck-backs-many = { $n } ruggen liggen onder de rijen; hoogstens { $most } spelers hebben er een
cards-deck-backs-gap = tussen of naast de gevonden ruggen lijkt er een te ontbreken: leg ze van links onder de enen naast elkaar, geen op een andere
cards-table-sheet = bevat een foto van een deck die niet van zijn kaarten is
cards-table-not-bare = er lijken { $n } kaarten op tafel te liggen: haal alles weg en leer hem dan
cards-table-moved = de tafel of de camera is bewogen: leer de tafel opnieuw
cards-table-there = de tafel is waar hij geleerd is
cards-table-bare = de tafel is leeg geleerd
cards-learned-doubt = de tafel is met een twijfel geleerd: { $why }
cards-deck-known = het deck is bekend: { $faces } voorkanten, { $backs } ruggen
cards-size = kaarten zijn ongeveer { $n } pixels breed
cards-size-needed = { $n } zijn nodig om ze te lezen: zet de camera dichterbij of kies een fijner beeld
cards-size-wanted = vanaf { $n } worden bijna alle gelezen: zet de camera dichterbij als dat kan
cards-soft = randen zijn over { $share } % van een kaart onscherp
cards-no-corners = een tafel met kaarten heeft geen hoeken om aan te wijzen: geef foto's van de lege tafel en van het deck
cards-learned = de lege tafel en een deck van { $faces } voorkanten en { $backs } ruggen geleerd; geschreven naar { $output }
cards-count-open = de kaarten van { $owners } zijn niet zeker: strijk ze verder uiteen, elk een vinger breed van de volgende, of tel ze met de hand
cards-count-sum-tops = de hopen kloppen niet met de getallen op de stapels: strijk de hoop van { $owners } verder uiteen, die is het minst zeker, of tel hem met de hand
cards-count-many = { $owners } zou meer kaarten hebben dan er zijn: strijk hoop en stapel verder uiteen, of tel ze met de hand
cards-count-twice = een kaart ligt twee keer bij die van { $owners }: kijk welke van een andere speler is
cards-told = { $owner }: { $centre } in het midden, { $stack } over in de stapel
cards-told-score = Punten: { $scores }
cards-teach-moved = de kaarten zijn sinds deze foto verplaatst: maak hem opnieuw
cli-cards-piles = Stapels in het midden ({ $n }): { $tops }
