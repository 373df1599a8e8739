"""How the networks that read cards were trained."""
