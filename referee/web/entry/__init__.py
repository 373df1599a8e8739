"""Who gets in: addresses, names, roles, links, certificates, and the guard at the door."""
