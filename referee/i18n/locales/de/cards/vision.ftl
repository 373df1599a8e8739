# Was mit Bildern eines Decks und eines Tischs mit Karten schiefgeht, und was zu ändern ist.

cards-tells-deck = suche die Reihen und Rückseiten des Decks
cards-learn-no-deck = auch die Karten müssen gelernt werden: gib mit --deck ein Bild des Decks an, alle Vorderseiten in vier Reihen von 1 bis 10 und darunter eine Rückseite je Spieler
cards-deck-rows = vier Reihen von zehn Karten wurden nicht gefunden ({ $n } Karten sind zu sehen): lege alle vierzig Vorderseiten in vier Reihen von 1 bis 10, eine Farbe je Reihe, etwas auseinander, und fotografiere sie von oben
cards-deck-edges = { $n ->
    [one] wo eine der Karten endet, ist kaum von ihrer Umgebung zu unterscheiden: lege das Deck etwas auseinander auf einen einfarbigen Tisch anderer Farbe und fotografiere es in gleichmäßigem Licht
   *[other] wo { $n } der Karten enden, ist kaum von ihrer Umgebung zu unterscheiden: lege das Deck etwas auseinander auf einen einfarbigen Tisch anderer Farbe und fotografiere es in gleichmäßigem Licht
}
cards-deck-small = die Karten des Decks sind { $n } Pixel breit, { $needed } sind nötig: fotografiere es von näher
cards-deck-order = es ist nicht sicher, an welchem Ende der Reihen die Einsen liegen: lege jede Reihe in derselben Richtung von 1 bis 10 und fotografiere sie scharf in gleichmäßigem Licht
cards-deck-misplaced = in der Reihe { $colour } scheint eine { $seen } zu liegen, wo die { $n } liegen soll: lege jede Reihe von 1 bis 10
cards-deck-mixed = eine Karte liegt in einer Reihe anderer Farbe: lege eine Farbe je Reihe
cards-deck-colours = die Farben der Reihen lassen sich hier nicht unterscheiden: fotografiere das Deck in besserem Licht
cards-deck-no-backs = unter den Reihen wurden keine Rückseiten gefunden: lege dort von links eine Karte je Spieler mit der Rückseite nach oben nebeneinander
cards-deck-backs-above = die Rückseiten liegen über den Reihen: lege sie unter die Reihen, von links, wie die Reihen von 1 bis 10 laufen
cards-deck-backs-open = { $n } Karten unter den Reihen liegen offen: lege dorthin nur Rückseiten, eine je Spieler
cards-deck-backs-many = { $n } Rückseiten liegen unter den Reihen; höchstens { $most } Spieler haben eine
cards-deck-backs-gap = eine Rückseite scheint zwischen oder neben den gefundenen zu fehlen: lege sie von links unter die Einsen nebeneinander, keine auf eine andere
cards-table-sheet = enthält ein Bild eines Decks, das nicht von seinen Karten ist
cards-table-not-bare = { $n } Karten scheinen auf dem Tisch zu liegen: räume alles ab und lerne ihn dann
cards-table-moved = der Tisch oder die Kamera wurde bewegt: lerne den Tisch noch einmal
cards-table-there = der Tisch ist, wo er gelernt wurde
cards-table-bare = der Tisch wurde leer gelernt
cards-learned-doubt = der Tisch wurde mit einem Zweifel gelernt: { $why }
cards-deck-known = das Deck ist bekannt: { $faces } Vorderseiten, { $backs } Rückseiten
cards-size = Karten sind etwa { $n } Pixel breit
cards-size-needed = { $n } sind nötig, um sie zu lesen: stelle die Kamera näher oder wähle ein feineres Bild
cards-size-wanted = ab { $n } werden fast alle gelesen: stelle die Kamera näher, wenn möglich
cards-soft = Kanten sind über { $share } % einer Karte unscharf
cards-no-corners = ein Tisch mit Karten hat keine Ecken zu markieren: gib Bilder des leeren Tischs und des Decks an
cards-learned = den leeren Tisch und ein Deck von { $faces } Vorderseiten und { $backs } Rückseiten gelernt; geschrieben nach { $output }
cards-count-open = die Karten von { $owners } sind nicht sicher: streiche sie weiter auseinander, jede einen Fingerbreit von der nächsten, oder zähle sie von Hand
cards-count-sum-tops = die Haufen ergeben nicht die Zahlen auf den Stapeln: streiche den Haufen von { $owners } weiter auseinander, er ist am unsichersten, oder zähle ihn von Hand
cards-count-many = { $owners } hätte mehr Karten, als es gibt: streiche Haufen und Stapel weiter auseinander, oder zähle sie von Hand
cards-count-twice = eine Karte liegt zweimal unter denen von { $owners }: sieh nach, welche einem anderen gehört
cards-told = { $owner }: { $centre } in der Mitte, { $stack } übrig im Stapel
cards-told-score = Punkte: { $scores }
cards-teach-moved = die Karten wurden seit diesem Bild bewegt: nehmt es noch einmal auf
cli-cards-piles = Stapel in der Mitte ({ $n }): { $tops }
