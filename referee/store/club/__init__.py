"""One log that many tables share: what a club's page reads of it, and how a table's own log gets there.

Why it exists: a club plays at ten to fifty tables, each with its own computer and its own log. What it does not do:
fold lines into scores, or serve pages.
"""

from referee.store.club.arriving import Beat
from referee.store.club.reading import Arrival, Club, ClubTable, Merge, is_shared
from referee.store.club.shipping import Shipper, Silence

__all__ = ["Arrival", "Beat", "Club", "ClubTable", "Merge", "Shipper", "Silence", "is_shared"]
