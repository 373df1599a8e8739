"""What a table says of its club: at the table's own screens and, once, where it was started."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from referee.session.live.at_club import AtClub
from referee.session.live.hub import Hub
from referee.store import Store
from referee.store.club import Silence


def test_a_refused_password_is_said_once_where_the_table_was_started(store: Store, tmp_path: Path) -> None:
    hub, said = Hub(store), list[str]()
    club = AtClub(hub, tmp_path / "own.db", str(tmp_path / "club.db"), "Table 1", lambda: "", said.append)
    club._shipper.silence = Silence(datetime.now(UTC), "password authentication failed")
    club._show()
    club.call("come")
    assert len(said) == 1 and "password authentication failed" in said[0]
    assert hub.state()["club"]["text"] == said[0]
