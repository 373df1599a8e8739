"""The colours of a learned board under the light of one picture: its inks now, its prints, a lamp's colour."""
