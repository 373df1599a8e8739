"""The dashboard: one page that follows a table live and sends back what people decide.

Why it exists: players look at a screen from across the table, not at JSON. What it does not do: hold
any state of the game (the hub does), judge, or need anything from the internet.
"""

from referee.web.app import create_app
from referee.web.entry.access import Access
from referee.web.entry.reach import Reach
from referee.web.server import PortInUse, Server

__all__ = ["Access", "PortInUse", "Reach", "Server", "create_app"]
