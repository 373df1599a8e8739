"""Trains what reads dice: their detector and their face reader."""
