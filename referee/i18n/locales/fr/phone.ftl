# La page d’un téléphone qui est la caméra.

phone-title = Ce téléphone est la caméra
phone-picture = Ce que voit ce téléphone
phone-asking = Ce téléphone peut-il filmer ?
phone-asking-text = Touchez « Autoriser » dans la question du navigateur.
phone-allowed = Autorisé
phone-allowed-text = Connexion à l’arbitre …
phone-sending = L’arbitre reçoit les images
phone-sees = L’arbitre voit la table
phone-leave-open = Laissez cette page ouverte et le téléphone à sa place. Un chargeur aide.
phone-lost = Pas de connexion
phone-lost-text = Nouvel essai automatique. Le téléphone est-il dans le Wi-Fi de l’arbitre ?
phone-other = L’arbitre ne prend pas ces images
phone-instead = Prendre plutôt ce téléphone
phone-again = Réessayer
phone-refused = Pas d’image
phone-refused-denied = Le navigateur ne laisse pas cette page filmer. Ouvrez ses réglages pour cette page, autorisez la caméra, puis réessayez.
phone-refused-none = Aucune caméra n’a été trouvée sur cet appareil.
phone-refused-busy = Une autre application utilise la caméra. Fermez-la, puis réessayez.
phone-refused-taken = La caméra a été prise par un appel ou une autre application. Réessayez.
phone-small = La caméra ne donne que { $width } × { $height }. C’est peut-être trop grossier pour lire à qui est une carte.
phone-insecure = Un navigateur ne laisse filmer une page que par une adresse sûre (https). Lancez l’arbitre avec --lan et ouvrez le lien de la caméra qu’il écrit ou montre en code.
phone-warning = Le navigateur mettra en garde contre cette adresse, car son certificat a été fait par votre propre ordinateur et personne d’autre ne s’en porte garant ; choisissez « Avancé » et continuez.
