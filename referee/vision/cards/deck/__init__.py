"""The deck that is played with: learned from one photograph, and cards likened to it."""
