"""What happened, kept for good: the append-only event log, the evidence pictures, the export; and taught sets by name.

Why it exists: a verdict that cannot be looked up again is worth nothing, and a crash must not cost a
round. What it does not do: judge, count points or know a game; an event is a line of JSON to it.
"""

from referee.store.copied import readable
from referee.store.database.holding import Holding, Player
from referee.store.database.located import kept_by
from referee.store.database.place import default_path
from referee.store.database.writer import Trouble
from referee.store.errors import DamagedEntry, Missing, StoreError, Unreachable
from referee.store.evidence import EvidenceFolder
from referee.store.export import FORMATS, spreadsheet
from referee.store.export import read as read_export
from referee.store.log import Match, Round, Store
from referee.store.sets import NO_SET, Sets
from referee.store.tokens import Tokens

__all__ = ["FORMATS", "NO_SET", "DamagedEntry", "EvidenceFolder", "Holding", "Match", "Missing", "Player", "Round",
           "Sets", "Store", "StoreError", "Tokens", "Trouble", "Unreachable", "default_path", "kept_by", "read_export",
           "readable", "spreadsheet"]
