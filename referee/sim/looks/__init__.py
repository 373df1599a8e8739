"""How a set, a room and a camera's sensor look: values, drawn at random or chosen; nothing is painted here."""
