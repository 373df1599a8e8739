### The page while a match is played: its frame, /play and /screen.

## Everywhere

no-connection = No connection to the referee.
refused = That could not be done.
page-missing = There is no such page.
page-failed = This page could not be loaded.
to-start = To the start page
close = Close
less = { $label }: one less
more-of = { $label }: one more
