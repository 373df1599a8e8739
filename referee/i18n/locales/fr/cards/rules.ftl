# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

## The card game of 999 Games

rule-cg-setup-1 = Une boîte suffit à deux à quatre personnes ; d’autres, aux dos différents, en admettent jusqu’à douze. Chacun a son propre dos.
    .title = Combien de joueurs

rule-cg-setup-2 = Chacun prend les quarante cartes d’un même dos et les mélange bien.
    .title = Quarante cartes chacun

rule-cg-setup-3 = Chacun a devant soi trois cartes visibles côte à côte, quatre si l’on joue à trois, cinq si l’on joue à deux.
    .title = La rangée

rule-cg-setup-4 = À côté de la rangée, dix cartes forment sa pile ; on n’en voit que le dessus.
    .title = La pile de dix

rule-cg-setup-5 = Ce qui reste se tient en main, face cachée ; la défausse est d’abord vide.
    .title = Le reste fait la main

rule-cg-play-1 = Personne n’attend son tour, tout le monde joue à la fois.
    .title = Tous en même temps

rule-cg-play-2 = Seul un 1 peut commencer une nouvelle pile au centre ; il peut y avoir plusieurs piles d’une même couleur.
    .title = Une pile commence par un 1

rule-cg-play-3 = Une carte va sur une pile du centre si elle est de la même couleur et vaut exactement un de plus.
    .title = Même couleur, un de plus

rule-cg-play-4 = On peut poser les cartes de sa rangée, le dessus de sa pile et le dessus de sa défausse, rien d’autre.
    .title = Seulement des cartes visibles

rule-cg-play-5 = Un trou dans la rangée peut être comblé aussitôt avec le dessus de sa pile, et avec rien d’autre.
    .title = La pile comble les trous

rule-cg-play-6 = On retourne trois cartes d’un coup ; seule celle du dessus peut être posée. S’il en reste moins, on les retourne toutes.
    .title = Trois cartes à la fois

rule-cg-play-7 = Quand le dessus de la défausse est posé, la carte suivante peut l’être aussi, et ainsi de suite.
    .title = Puis celle du dessous

rule-cg-play-8 = S’il reste moins de trois cartes en main, on les retourne toutes.
    .title = Moins de trois cartes

rule-cg-play-9 = Quand la main est épuisée, on mélange brièvement la défausse, qui devient la nouvelle main.
    .title = Reprendre la défausse

rule-cg-play-10 = Il n’y a pas de carte au-dessus de 10 : la pile est donc complète.
    .title = Une pile finit par le 10

rule-cg-end-1 = Qui se débarrasse de la dernière carte de sa pile crie stop. S’il en reste une, le stop ne compte pas.
    .title = La pile est vide

rule-cg-end-2 = Le jeu s’arrête au stop ; plus aucune carte ne suit.
    .title = Rien après le stop

rule-cg-end-3 = Si plus personne ne peut poser de carte, la manche s’arrête et se compte telle quelle.
    .title = Plus rien à poser

rule-cg-score-1 = Chaque carte à soi au centre vaut un point ; le dos dit à qui elle est.
    .title = Un point par carte

rule-cg-score-2 = Chaque carte restée dans sa pile enlève deux points.
    .title = Deux points de moins

rule-cg-score-3 = Les cartes de la rangée, de la main et de la défausse ne rapportent ni ne coûtent rien.
    .title = Rangée et main ne comptent pas

rule-cg-score-4 = Qui a le plus de points gagne la manche, les ex aequo ensemble. Ce n’est pas forcément qui a crié stop.
    .title = Le plus de points gagne

rule-cg-match-1 = Le nombre de manches se fixe avant et les points s’additionnent ; le plus grand total gagne.
    .title = Plusieurs manches

rule-cg-var-1 = C’est seulement dans la variante pour experts que des cartes de la pile ou de la défausse vont sur celles de la rangée.
    .title = La rangée comme réserve

rule-cg-var-2 = À une place de la rangée, chaque carte est plus petite que celle du dessous.
    .title = Les nombres descendent

rule-cg-var-3 = Dans la rangée, deux cartes posées l’une sur l’autre ont des couleurs différentes.
    .title = Les couleurs diffèrent

rule-cg-var-4 = Seule la carte du dessus d’une place de la rangée peut être rejouée. Une place vide se remplit depuis sa pile.
    .title = Seulement le dessus

rule-cg-var-5 = La manche finit aussi quand la dernière carte de sa pile va dans la rangée.
    .title = La dernière carte dans la rangée

rule-cg-var-6 = De cinq à douze, on joue avec deux ou trois boîtes ; rien d’autre ne change.
    .title = À cinq et plus

## The card game after Weber

rule-cw-1-1 = On joue à autant qu’on veut, autour d’un centre que tous atteignent et assez grand pour toutes les piles.
    .title = Autour du centre

rule-cw-1-2-1 = Chacun a un jeu de quarante cartes, au dos que personne d’autre n’a.
    .title = Un dos pour chacun

rule-cw-1-2-2 = Chacun mélange et passe ses cartes à droite ; là, on peut mélanger encore une fois.
    .title = Mélanger et passer

rule-cw-1-2-3a = On compte dix cartes sans les voir et on retourne la pile ; à côté, trois cartes visibles.
    .title = Pile et rangée

rule-cw-1-2-3b = Si les quatre cartes visibles font trente ou plus, on peut tout mélanger et recommencer.
    .title = Recommencer la mise en place

rule-cw-1-2-3c = Les rangées laissent au centre un espace net, à peu près rond.
    .title = De la place au centre

rule-cw-1-3 = À deux, la rangée a cinq cartes ; ou chacun mêle deux jeux, vingt cartes dans la pile et six dans la rangée.
    .title = À deux

rule-cw-1-4 = Qui joue sans adversaire joue comme il lui plaît.
    .title = En solitaire

rule-cw-1-5 = À plus de huit, mieux vaut jouer en deux groupes.
    .title = À plus de huit

rule-cw-2-1 = Le jeu commence à un signal que tous entendent, quand tout le monde est prêt.
    .title = Le signal

rule-cw-2-2-1 = Après le signal, un 1 visible sur sa pile ou dans la rangée peut aller au centre.
    .title = D’abord les 1

rule-cw-2-2-2a = Un 1 se pose n’importe où au centre ; toute autre carte va sur sa couleur et vaut exactement un de plus.
    .title = Un de plus dans la même couleur

rule-cw-2-2-2b = Un 10 complète sa pile et se pose face cachée.
    .title = Un 10 est retourné

rule-cw-2-3 = Un trou dans la rangée peut être comblé avec le dessus de sa pile ; une place ne reçoit qu’une carte.
    .title = La pile comble les trous

rule-cw-2-4-1 = De sa main, on ne pose que le dessus des cartes retournées, puis celle d’en dessous.
    .title = Seulement des cartes visibles

rule-cw-2-4-2 = On retourne trois cartes ou plus à la fois. Après avoir repris les cartes retournées, sans les mélanger, on peut commencer par une ou deux.
    .title = Retourner des cartes

rule-cw-2-4-3 = Si tout le monde en convient, on retourne une seule carte à la fois, toujours une.
    .title = Une carte à la fois

rule-cw-2-5-1 = De deux cartes posées presque ensemble au même endroit, celle du dessous reste ; si elle a sûrement glissé dessous, c’est l’autre. Côte à côte, ou dans le doute, les deux restent.
    .title = Deux cartes à la fois

rule-cw-2-5-2 = Une carte qui ne touche pas sa pile n’est pas posée, une autre peut passer avant. Si une main l’a poussée, c’est le premier contact qui compte.
    .title = À côté de la pile

rule-cw-2-5-3 = Une carte qui ne compte pas retourne d’où elle vient.
    .title = Retour à sa place

rule-cw-2-5-4 = Qui renverse une pile la refait pendant que les autres jouent. Ce qui ne se répare pas interrompt la manche ; si c’était voulu, les autres peuvent disqualifier.
    .title = Une pile renversée

rule-cw-2-5-5 = Personne ne déplace les cartes d’autrui. On peut réordonner sa rangée si elle reste une rangée.
    .title = Ne pas toucher aux autres cartes

rule-cw-2-5-6 = On ne joue pas des deux mains à la fois et on ne pose pas plusieurs cartes ensemble.
    .title = Une main, une carte

rule-cw-2-6 = Qui a un souci qui pourrait fausser le jeu peut le faire interrompre.
    .title = Interrompre le jeu

rule-cw-2-7a = Qui a vidé sa pile peut crier stop ; la rangée n’a pas besoin d’être vide.
    .title = La pile est vide

rule-cw-2-7b = Au stop, chacun peut encore poser la carte qu’il tient déjà ; rien d’autre.
    .title = Une carte déjà en main

rule-cw-3-1 = Les rangées sont retirées. Chaque carte restée dans sa pile coûte deux points.
    .title = Ce qui reste dans la pile

rule-cw-3-2 = Chaque carte à soi au centre vaut un point, et les manches s’additionnent.
    .title = Les cartes du centre

rule-cw-3-3 = Si quelqu’un a oublié de compter, les autres décident.
    .title = Oubli de compter

rule-cw-3-4 = La partie dure ce qu’on a fixé, un temps, un total de points, ou tant qu’on veut.
    .title = Combien de temps

rule-cw-3-5 = Qui arrive en cours de partie commence avec la moyenne des points de tous.
    .title = Arriver plus tard

rule-cw-3-6 = Si on en convient, qui finit une manche par son stop aura une carte de plus dans sa pile. Quand toutes ont grandi, chacune en perd une.
    .title = Un handicap

rule-cw-4-1 = On joue honnêtement, sans gêner les autres ni chercher d’avantage déloyal.
    .title = Jouer loyalement
