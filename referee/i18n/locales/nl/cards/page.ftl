### De pagina terwijl er gespeeld wordt: haar kader, /play en /screen.

## Demo

redeal = Opnieuw delen?
redeal-how = Tik de kaarten aan die open voor je liggen: de rij en de bovenste van de stapel.
redeal-cards = Open kaarten: { $cards }
redeal-yes = Samen { $n }: je mag opnieuw delen.
redeal-no = Samen { $n }: je speelt met wat je hebt.
redeal-back = Eén terug
redeal-done = Klaar
