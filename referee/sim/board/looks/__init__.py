"""How a set looks: values, drawn at random or chosen; nothing is painted here."""
