"""The trained networks that read dice: what goes in, what comes out."""
