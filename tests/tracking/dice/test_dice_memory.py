"""What the memory of dice believes, from one reading to the next."""

from __future__ import annotations

from referee.rules.dice.observation import DiceObservation
from referee.tracking.dice.memory import DiceMemory, MemorySettings
from referee.values.dice import DiceReading, DieSeen

Place = tuple[float, float]


def die(colour: str, pips: int | None, at: Place, space: str | None = None, sure: float = 0.99) -> DieSeen:
    x, y = at
    return DieSeen(colour, pips, at, (x - 1, y - 1, x + 1, y + 1), sure, space, None if space else "bottom")


class Watched:
    """Readings put before a memory, one a second."""

    def __init__(self, settings: MemorySettings | None = None) -> None:
        self.memory, self.n = DiceMemory(lambda at: at, settings), 0

    def see(self, *dice: DieSeen, hidden: tuple[str, ...] = (), hands: tuple[str, ...] = ()) -> DiceObservation:
        self.n += 1
        seen = self.memory.observe(DiceReading(dice, frozenset(hidden), frozenset(hands)), float(self.n), self.n)
        assert seen is not None
        return seen


ON = die("red", 1, (0.0, 0.0), "red-1")
LOOSE = die("red", 5, (0.0, 4.0))


def test_a_die_is_laid_and_taken_back() -> None:
    table = Watched()
    table.see(LOOSE)
    assert [d.space for d in table.see(ON, LOOSE).laid] == ["red-1"]
    back = table.see(die("red", 1, (2.0, 4.0)), LOOSE)
    assert [d.space for d in back.removed] == ["red-1"] and back.loose is not None and len(back.loose) == 2


def test_a_die_that_is_missed_once_and_nowhere_else_was_overlooked() -> None:
    table = Watched()
    table.see(ON, LOOSE)
    assert not table.see(LOOSE).removed
    seen = table.see(ON, LOOSE)
    assert not seen.laid and not seen.removed


def test_a_hidden_space_keeps_its_die_and_a_hand_the_dice_under_it() -> None:
    table = Watched()
    table.see(ON, LOOSE)
    seen = table.see(hidden=("red-1",), hands=("bottom",))
    assert not seen.removed and seen.loose == () and seen.unseen == {"bottom"} and table.memory.hand
    assert len(table.memory.pieces) == 2
    assert table.see(ON, LOOSE).laid == ()


def test_loose_dice_that_lie_still_are_told_once() -> None:
    table = Watched()
    assert table.see(LOOSE).loose is not None
    assert table.see(die("red", 5, (0.01, 4.0))).loose is None


def test_what_could_not_be_read_is_identified_later() -> None:
    table = Watched()
    table.see(die("red", None, (0.0, 0.0), "red-1"))
    assert [d.pips for d in table.see(ON).identified] == [1]


def test_another_die_in_the_place_of_one_is_taken_back_and_laid() -> None:
    table = Watched()
    table.see(ON)
    seen = table.see(die("red", 2, (0.5, 0.0), "red-1"), die("red", 1, (2.0, 4.0)))
    assert [d.pips for d in seen.laid] == [2] and [d.pips for d in seen.removed] == [1]


def test_in_a_stream_two_looks_agree_before_anything_is_said() -> None:
    table = Watched(MemorySettings.stream())
    assert table.see(ON, LOOSE).laid == ()
    assert len(table.see(ON, LOOSE).laid) == 1
    turned = die("red", 6, (0.0, 4.0))
    first = table.see(ON, turned).loose
    assert first is not None and first[0].pips is None
    second = table.see(ON, turned).loose
    assert second is not None and second[0].pips == 6


def test_a_die_that_was_thrown_and_fell_close_by_lies_where_it_fell() -> None:
    """A mean over both places would say that it hardly moved, and so was not thrown with the others."""
    table = Watched(MemorySettings.stream())
    for _ in range(9):
        table.see(LOOSE)
    told = table.see(die("red", 5, (0.0, 4.2))).loose
    assert told is not None and told[0].at == (0.0, 4.2)


def test_a_memory_goes_on_from_its_looks() -> None:
    table = Watched()
    looks = [table.see(LOOSE), table.see(ON, LOOSE)]
    again = Watched()
    again.memory.recall(looks)
    seen = again.see(ON, LOOSE)
    assert not seen.laid and seen.loose is None and len(again.memory.pieces) == 2


def test_a_moved_table_is_not_remembered() -> None:
    assert DiceMemory(lambda at: at).observe(DiceReading((ON,), table_moved=True), 0.0, 0) is None
