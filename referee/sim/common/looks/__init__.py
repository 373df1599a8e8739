"""How a table, a room and a camera's sensor look: values, chosen or drawn at random; nothing is painted here."""
