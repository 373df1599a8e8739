"""The bare table that was learned, against which a picture of now is held."""
