"""The match file: what it may hold, and one clear sentence for everything else."""

import pytest

from referee.session.match.agreed.match_file import MatchError, MatchSetup

WHOLE = """
edition = "old"
[players]
dashed = "Anna"
dotted = "Ben"
[tableau]
dotted = 2
[round]
start = 3.5
stop = 200
caller = "Ben"
end = "regular"
[options]
swapped_colours = "mistake"
"""


def load(tmp_path, text):
    path = tmp_path / "match.toml"
    path.write_text(text, encoding="utf-8")
    return MatchSetup.load(path)


def test_a_whole_match_file(tmp_path):
    setup = load(tmp_path, WHOLE)
    assert setup.edition == "old" and setup.players == {"dashed": "Anna", "dotted": "Ben"}
    assert setup.counts == {"tableau": {"dotted": 2}} and (setup.start, setup.stop) == (3.5, 200.0)
    assert setup.caller == "dotted"
    assert setup.options.swapped_colours == "mistake"


def test_a_byte_order_mark_is_read_over(tmp_path):
    assert load(tmp_path, "\ufeff" + WHOLE) == load(tmp_path, WHOLE)


def test_an_empty_match_file_is_the_defaults(tmp_path):
    assert load(tmp_path, "") == MatchSetup()


@pytest.mark.parametrize(("text", "words"), [
    ("edition = 'newest'", "edition is 'newest'; it must be 'new' or 'old'"),
    ("players = 3", "players is 3; it must be a table"),
    ("[players]\npurple = 'Anna'", "players.purple is not known here; known are 'solid'"),
    ("[players]\nsolid = 'Anna'", "2 to 4 players"),
    ("[tableau]\nsolid = 16", "tableau.solid is 16; it must be at most 15"),
    ("[tableau]\nsolid = true", "tableau.solid is True; it must be a whole number"),
    ("[left]\nsolid = 16", "left.solid is 16; it must be at most 15"),
    ("[jokers_spent]\nsolid = 3", "jokers_spent.solid is 3; it must be at most 2"),
    ("[round]\nend = 'regular'\nstop = -1", "round.stop is -1; it must be at least 0"),
    ("[round]\nend = 'regular'\nstop = nan", "round.stop is nan; it must be a number"),
    ("[round]\ncaller = 'Zoe'", "round.caller is 'Zoe'; it must be the name of a player"),
    ("[options]\ncontact = 'nose'", "options: option 'contact' cannot be 'nose'"),
    ("[options]\nnose = 1", "options: unknown option 'nose'"),
    ("[round]\nstop = 9", "round.stop: say who called it"),
    ("[round]\nend = 'regular'\nstart = 9\nstop = 8", "round.stop: 8 s is before round.start, 9 s"),
    ("[players]\nsolid = 5\ndashed = 'Bo'", "players.solid is 5; it must be a text"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Bo'", "players.dashed: 'Bo' is said of another player"),
    ("[players]\nsolid = 'dashed'\ndashed = 'solid'", "players.solid: 'dashed' is said of another player"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Al'\n[left]\ndotted = 3", "left: nobody plays with dotted"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Al'\n[round]\ncaller = 'double'", "round.caller: nobody plays with double"),
    ("[roud]\nstop = 1", "roud is not known here"),
    ("game = ['board']", "game is ['board']; it must be one of board"),
    ("[round]\ncaller = 3", "round.caller is 3; it must be a text"),
    ("[round]\nstart = true", "round.start is True; it must be a number"),
    ("[round]\nstart = 1e9", "round.start is 1000000000.0; it must be below 100000"),
    ("[round]\nsart = 1", "round.sart is not known here; known are start, stop, caller, end"),
    ("tableau.solid = 0x" + "f" * 5000, "tableau.solid is a number of thousands of digits; it must be at most 15"),
    ("edition = ", "is not a TOML file"),
    ("x = " + "[" * 100_000, "is not a TOML file"),
])
def test_what_is_wrong_is_said_with_file_key_and_reason(tmp_path, text, words):
    with pytest.raises(MatchError) as error:
        load(tmp_path, text)
    assert words in str(error.value) and "match.toml" in str(error.value)


def test_a_missing_match_file(tmp_path):
    with pytest.raises(MatchError, match="no such match file"):
        MatchSetup.load(tmp_path / "none.toml")
