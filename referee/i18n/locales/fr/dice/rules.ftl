# The rules in plain words, by the ids of rules.md. The text: one or two sentences for somebody at the table who
# asks why. `.title`: a few words, no full stop.

## The dice game

rule-dg-setup-1 = On joue de deux à quatre, avec vingt-quatre dés de quatre couleurs, six de chacune, un plateau, un sac et un gobelet chacun.
    .title = Plateau, dés et gobelets

rule-dg-setup-2 = On tire tous les dés du sac sans regarder, douze chacun à deux, huit à trois, six à quatre.
    .title = Tirés du sac

rule-dg-setup-3 = Le plateau est à portée de tous. Chaque couleur a une rangée de six cases, une case par dé.
    .title = Rangées et cases

rule-dg-play-1 = Au départ, chacun lance tous ses dés, et tout le monde joue à la fois.
    .title = Tous lancent ensemble

rule-dg-play-2 = Un dé ne va que dans la rangée de sa couleur.
    .title = À chaque couleur sa rangée

rule-dg-play-3 = Une rangée se remplit à partir de 1 : on pose un dé quand le précédent est là, chacun sur la case de son nombre.
    .title = Dans l’ordre croissant

rule-dg-play-4 = On prend et on pose les dés d’une seule main, toujours la même.
    .title = Toujours la même main

rule-dg-play-5 = Qui arrive trop tard avec le même dé le garde et le relance.
    .title = Premier arrivé, premier servi

rule-dg-play-6 = Qui relance relance tous ses dés restants, jamais une partie.
    .title = Tous les dés de nouveau

rule-dg-play-7 = Un dé reste comme il est tombé ; on ne le tourne pas sur une autre face.
    .title = Ne pas tourner les dés

rule-dg-end-1 = Qui pose son dernier dé crie stop ; plus personne ne pose ensuite.
    .title = Plus de dés

rule-dg-end-2 = Les dés non posés restent sur la table, à la vue de tous, pour être comptés.
    .title = Les dés restants restent visibles

rule-dg-score-1 = Qui a crié stop gagne un point par dé restant aux autres ; eux en perdent un par dé.
    .title = Les points d’une manche

rule-dg-score-2 = Qui n’a plus de dés non plus, sans avoir crié le premier, ne gagne ni ne perd rien.
    .title = Deuxième sans dés

rule-dg-match-1 = Après une manche, tous les dés retournent dans le sac et se tirent de nouveau, autant qu’avant.
    .title = Les dés retournent au sac

rule-dg-match-2 = Une partie compte trois manches par personne, donc six, neuf ou douze.
    .title = Trois manches par personne

rule-dg-match-3 = Qui a le plus de points après toutes les manches gagne ; les ex aequo gagnent ensemble.
    .title = Gagner la partie

rule-dg-child-1 = Avec des enfants, on peut partager les dés autrement, un ou deux de plus pour les adultes.
    .title = Jouer avec des enfants
