# What people at the table are told while they play: who should do what, what counts, what to set out and to do.

seat-solid = Bord simple
seat-double = Bord double
seat-dashed = Bord discontinu
seat-dotted = Bord pointillé

# Deeds: after the name of who should do it

deed-card-back = Reprends cette carte.
deed-joker-back = Reprends ce joker.
deed-token = Remets le pion au bon endroit.

# What a finding does to the score

cost-last = { $player } prend la dernière place de cette manche.
cost-no-points = { $player } n’a aucun point dans cette manche.

# Counts

count-left = Cartes restantes
count-jokers = Jokers utilisés
count-mistake = Erreur sur le plateau
count-declined = Refuse les cartes pour le plateau de joueur
count-caller-left = { $player } a crié stop mais a encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; le stop ne compte donc pas.
count-declined-not = À votre table, on ne peut pas refuser les cartes pour le plateau de joueur.

# To set out

outset-sections = { $n } pièces de plateau, assemblées comme vous voulez.
outset-tokens = { $n } pions n’importe où sur le plateau.
outset-hand = { $player } joue avec { $n } cartes ; sur le plateau de joueur : { $aside }.

# To do before the next round

do-chips = { $player } : prends { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
do-aside = { $player } : mets { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur ton plateau de joueur.
do-remove = Tout le monde a des cartes sur son plateau de joueur : chacun en reprend { $n }.
do-hand = { $player } joue avec { $n } cartes.

# Where points come from

why-board-mistake = Une de ses cartes compte comme une erreur ; { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}.
why-board-excluded = Une de ses cartes compte comme une erreur : ne participe pas à ce décompte, avec { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}.
why-board-most = Le plus de cartes posées : { $n }.
why-board-fewest = Le moins de cartes restantes parmi les autres : { $n }.
why-board-caller = A posé toutes ses cartes et crié stop.
why-board-cards = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}.
why-board-left = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}, { $jokers ->
    [one] { $jokers } joker utilisé
   *[other] { $jokers } jokers utilisés
}.

# Why, in plain words: what people see, not coordinates (the key of the verdict follows "why-")

why-bg-place-1 = Elle n’est pas sur deux cases voisines.
why-bg-place-2 = Cela recouvre une autre pièce.
why-bg-place-2-card = Elle recouvre une pièce qui est à { $player2 }.
why-bg-place-2-card-own = Elle recouvre une de vos propres pièces.
why-bg-place-2-joker = Il recouvre une pièce qui est à { $player2 }.
why-bg-place-2-joker-own = Il recouvre une de vos propres pièces.
why-bg-place-2-token = Un pion est là ; la case n’est pas libre.
why-bg-place-3 = Mauvaise couleur : { $x } posé sur { $y }.
why-bg-place-4 = Elle ne touche aucun pion.
why-bg-place-4-other = Le pion posé dessus vient d’une case que cette carte ne touche pas.
why-bg-place-5 = Elle ne touche le pion que par un coin.
why-bg-place-6 = Bonnes couleurs, mais à l’envers. Est-ce que cela compte à votre table ?
why-bg-place-6-mistake = Bonnes couleurs, mais à l’envers : à votre table, c’est une erreur.
why-bg-token-1 = Le pion n’a pas été posé sur la nouvelle carte.
why-bg-token-2 = Le pion va sur l’autre moitié de la carte : { $colour }.
why-bg-token-3 = Plus d’un pion a été déplacé.
why-bg-token-3-other = Un pion sans rapport avec cette carte a été déplacé.
why-bg-token-3-alone = Un pion a été déplacé sans qu’une carte soit posée. Remettez-le en place.
why-bg-dead-5 = { $player } a enfermé un pion et doit d’abord le libérer.
why-bg-dead-5-by = { $player1 } a enfermé le pion et doit le libérer, personne d’autre.
why-bg-dead-6 = Le pion n’était pas bloqué : la carte ne pouvait pas être posée n’importe où.
why-bg-joker-1 = Un joker va sur une case libre à côté d’un pion.
why-bg-joker-2 = Le pion va sur le joker.
why-bg-joker-3 = C’est à côté du joker qui est à { $player1 }. Là, { $player1 } continue, et personne d’autre.
why-bg-joker-4 = Une carte doit suivre le joker tout de suite, avant le reste.
why-bg-end-2 = Posé après le stop : cela ne compte pas.
why-bg-end-2-in-flight = Posé après le stop. Était-ce déjà en main ?
why-bg-play-1 = Posé avant le départ.

# What happened, by what people see: for the log and the replay

seen-legal-card = { $player } a posé une carte { $x }-{ $y }.
seen-legal-release = { $player } a posé une carte { $x }-{ $y } et libéré un pion.
seen-legal-joker = { $player } a posé un joker.

# What people said, for the log and for the bar that offers to undo it

said-owner = La pièce est à { $player }.
said-correct-owner = Une pièce est à { $player }.
said-correct-colours = Une carte montre { $x } et { $y }.
said-remove-piece = Une pièce n’est pas là ({ $player }).
said-add-card = Une carte n’avait pas été vue ({ $player }) : { $x }-{ $y }.
said-add-joker = Un joker n’avait pas été vu ({ $player }).
said-token-at = Un pion est ailleurs.

# Questions posées pendant le jeu : à qui sont les pièces

ask-whose-card = { $n ->
    [one] À qui est cette carte ?
   *[other] À qui sont ces { $n } cartes ?
}
ask-whose-joker = { $n ->
    [one] À qui est ce joker ?
   *[other] À qui sont ces { $n } jokers ?
}
ask-is-it-card = { $n ->
    [one] Cette carte est-elle à { $player } ?
   *[other] Ces { $n } cartes sont-elles à { $player } ?
}
ask-is-it-joker = { $n ->
    [one] Ce joker est-il à { $player } ?
   *[other] Ces { $n } jokers sont-ils à { $player } ?
}
ask-again = { $n ->
    [one] Vraiment à { $player } ? Cette pièce ressemble à celles de { $other }.
   *[other] Vraiment à { $player } ? Ces { $n } pièces ressemblent à celles de { $other }.
}
ask-again-unlike = { $n ->
    [one] Vraiment à { $player } ? Cette pièce ne ressemble à aucune de { $player }.
   *[other] Vraiment à { $player } ? Ces { $n } pièces ne ressemblent à aucune de { $player }.
}
ask-yes = Oui, à { $player }
said-answer = { $n ->
    [one] Réponse : une pièce est à { $player }.
   *[other] Réponse : { $n } pièces sont à { $player }.
}
said-not-sure = Réponse : personne n’est sûr.
said-forget = Un exemple a été oublié.
