"""Each round that only asks for quiet has a twin, in which the same act is a mistake and must be found.

The expected lines (tests/golden/twins) are written from the rules; a file is never made from what the program says.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.support.twins import accuses, amiss, expected, quiet_rounds, said, twin_of

GOLDEN = Path(__file__).parent
PAIRS = quiet_rounds(GOLDEN)
told = cache(said)


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_every_quiet_round_has_its_twin_and_every_twin_its_round() -> None:
    assert len(PAIRS) >= 83
    assert {twin_of(path) for path in PAIRS} == set((GOLDEN / "twins").glob("*/*.txt"))


@pytest.mark.parametrize("quiet", PAIRS, ids=named)
def test_the_same_act_where_it_is_a_mistake_is_found(quiet: Path) -> None:
    assert amiss(expected(quiet), told(quiet)) == []


@pytest.mark.parametrize("quiet", PAIRS, ids=named)
def test_a_judge_that_never_accuses_fails_and_so_does_one_that_accuses_everybody(quiet: Path) -> None:
    wanted = expected(quiet)
    assert amiss(wanted, [line for line in told(quiet) if not accuses(line)]) != []
    assert amiss(wanted, [*told(quiet), "card A r0c0-r0c1 violation BG-PLACE-4"]) != []
