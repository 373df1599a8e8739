# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Scannez le code
door-text = Voici le Referee d’une table à la maison. L’adresse seule ne l’ouvre pas.
door-how = Scannez le code QR : il est sur la page d’accueil de l’ordinateur qui fait tourner Referee, sous « Sur un autre écran », et dans sa fenêtre.
door-old = Ce lien n’est plus valable : l’hôte en a créé de nouveaux.
door-title-role = Pas avec ce lien
door-role = Votre lien n’ouvre pas cette page. Demandez à l’hôte de vous montrer un autre code.
door-data = scannez d’abord le code QR de cette table : il faut un lien avec un jeton valable
door-data-role = votre lien ne le permet pas ; demandez à l’hôte
guard-other-page = Les commandes ne sont acceptées que de la page du tableau de bord. Derrière un proxy, transmettez l’en-tête Host.
guard-twice = L’en-tête { $name } ne peut figurer qu’une fois.
guard-no-length = Dites la longueur de la commande.
guard-too-long = Ce qui est envoyé ici a au plus { $most } octets.
guard-no-name = Ce tableau de bord ne répond qu’à sa propre adresse.
guard-other-name = Ce tableau de bord ne répond pas au nom { $name }. Si ce nom est le vôtre, lancez : referee serve { $options }--allow-host { $name }
lan-none = aucun réseau trouvé : seul cet ordinateur peut ouvrir la page ; rejoignez le Wi-Fi et relancez
lan-proxy = ouvrez la page par l’adresse du proxy : sa page d’accueil montre les liens pour les téléphones
lan-link-host = hôte :       { $address }
lan-link-player = joueur :     { $address }
lan-link-viewer = spectateur : { $address }
lan-link-camera = caméra :     { $address }
lan-warning = le téléphone qui filme met en garde contre le lien de la caméra, car cet ordinateur en a fait lui-même le certificat ; choisissez-y « Avancé » et continuez
lan-also = si le téléphone n’y arrive pas, mettez l’une de celles-ci à la place de la première adresse : { $addresses }
lan-scan = le code est le lien du joueur : à table, scannez-le avec un téléphone sur le même Wi-Fi
lan-bad-name = --allow-host prend un nom comme table.example, sans http:// et sans port ; pas { $name }
lan-bad-path = --root-path prend un chemin comme /referee ; pas { $path }
lan-bad-proxy = --trust-proxy prend l’adresse du proxy, comme 127.0.0.1 ; pas { $address }
web-unreadable = ce qui a été envoyé est illisible : un objet JSON était attendu, ou un nombre dans l’adresse
web-not-so = cette adresse ne se demande pas de cette façon

## La page d’un club

club-no-table = cette table n’existe pas
club-no-match = { $table } ne joue aucune partie
club-still-heard = { $table } est entendue ; seule une table muette peut être retirée
club-no-order = les places suivent l’un de { $orders }
club-one-already = { $name } et { $other } sont déjà une personne
club-played-together = { $name } et { $other } ont joué dans une même partie : ce sont deux personnes
club-apart-already = { $name } est déjà une personne à part
club-log-away = Le journal du club est injoignable ; voici le dernier état connu
