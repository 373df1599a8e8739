# De pagina van een telefoon die de camera is.

phone-title = Deze telefoon is de camera
phone-picture = Wat deze telefoon ziet
phone-asking = Mag deze telefoon filmen?
phone-asking-text = Tik op “Toestaan” in de vraag van de browser.
phone-allowed = Toegestaan
phone-allowed-text = Verbinden met de scheidsrechter …
phone-sending = De scheidsrechter krijgt de beelden
phone-sees = De scheidsrechter ziet de tafel
phone-leave-open = Laat deze pagina open en de telefoon waar hij is. Een oplader helpt.
phone-lost = Geen verbinding
phone-lost-text = Het wordt vanzelf weer geprobeerd. Zit de telefoon op de wifi van de scheidsrechter?
phone-other = De scheidsrechter neemt deze beelden niet
phone-instead = Neem deze telefoon in de plaats
phone-again = Probeer opnieuw
phone-refused = Geen beeld
phone-refused-denied = De browser laat deze pagina niet filmen. Open zijn instellingen voor deze pagina, sta de camera toe en probeer opnieuw.
phone-refused-none = Op dit apparaat is geen camera gevonden.
phone-refused-busy = Een andere app gebruikt de camera. Sluit die en probeer opnieuw.
phone-refused-taken = De camera is weggenomen, door een gesprek of een andere app. Probeer opnieuw.
phone-small = De camera geeft maar { $width } × { $height }. Dat kan te grof zijn om te lezen van wie een kaart is.
phone-insecure = Een browser laat een pagina alleen via een veilig adres (https) filmen. Start de scheidsrechter met --lan en open de cameralink die hij schrijft of als code toont.
phone-warning = De browser zal voor dit adres waarschuwen, want het certificaat is door je eigen computer gemaakt en niemand anders staat ervoor in; kies “Geavanceerd” en ga verder.
