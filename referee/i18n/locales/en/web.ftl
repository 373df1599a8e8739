# What the dashboard answers to whoever may not come in, and how it is reached on the home network.

door-title = Scan the code
door-text = This is the Referee of a table at home. The address alone does not open it.
door-how = Scan the QR code: it is on the start page of the computer that runs Referee, under “On another screen”, and in its window.
door-old = This link is no longer valid: the host has made new ones.
door-title-role = Not with this link
door-role = Your link does not open this page. Ask the host to show you another code.
door-data = scan the QR code of this table first: a link with a valid token is needed
door-data-role = your link does not allow this; ask the host
guard-other-page = Commands are taken only from the dashboard’s own page. Behind a proxy, pass the Host header on.
guard-twice = The header { $name } may stand only once.
guard-no-length = Say how long the command is.
guard-too-long = What is sent here has at most { $most } bytes.
guard-no-name = This dashboard answers only to its own address.
guard-other-name = This dashboard does not answer to the name { $name }. If the name is yours, start it with: referee serve { $options }--allow-host { $name }
lan-none = no network was found: only this computer can open the page; join the Wi-Fi and start again
lan-proxy = open the page by the proxy’s address: there its start page shows the links for phones
lan-link-host = host:   { $address }
lan-link-player = player: { $address }
lan-link-viewer = viewer: { $address }
lan-link-camera = camera: { $address }
lan-warning = the phone that films is warned of the camera link, for this computer made its certificate itself; choose “Advanced” there and go on
lan-also = if the phone does not get there, put one of these in place of the first address: { $addresses }
lan-scan = the code is the player’s link: at the table, scan it with a phone in the same Wi-Fi
lan-bad-name = --allow-host takes a name like table.example, without http:// and without a port; not { $name }
lan-bad-path = --root-path takes a path like /referee; not { $path }
lan-bad-proxy = --trust-proxy takes the address of the proxy, like 127.0.0.1; not { $address }
web-unreadable = what was sent cannot be read: a JSON object was expected, or a number in the address
web-not-so = this address is not asked in this way

## A club's page

club-no-table = there is no such table
club-no-match = { $table } plays no match
club-still-heard = { $table } is heard; only a silent table can be left out
club-no-order = places are given by one of { $orders }
club-one-already = { $name } and { $other } are one person already
club-played-together = { $name } and { $other } played in one match: they are two
club-apart-already = { $name } is a person apart already
club-log-away = The club’s log cannot be reached; what is shown is as it was last known
