"""The match file: what it may hold, and one clear sentence for everything else."""

import pytest

from referee.session.match_file import MatchError, MatchSetup

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
    ("edition = 'newest'", "edition: 'newest' is not one of new, old"),
    ("players = 3", "players must be a table"),
    ("[players]\npurple = 'Anna'", "players: 'purple' is not one of solid"),
    ("[players]\nsolid = 'Anna'", "2 to 4 players"),
    ("[tableau]\nsolid = 16", "tableau.solid: 16"),
    ("[tableau]\nsolid = true", "tableau.solid: True"),
    ("[left]\nsolid = 16", "left.solid: 16 is not a number of cards (0 to 15)"),
    ("[jokers_spent]\nsolid = 3", "jokers_spent.solid: 3 is not a number of jokers (0 to 2)"),
    ("[round]\nend = 'regular'\nstop = -1", "round.stop: -1"),
    ("[round]\nend = 'regular'\nstop = nan", "round.stop: nan"),
    ("[round]\ncaller = 'Zoe'", "round.caller: 'Zoe'"),
    ("[options]\ncontact = 'nose'", "options: option 'contact' cannot be 'nose'"),
    ("[options]\nnose = 1", "options: unknown option 'nose'"),
    ("[round]\nstop = 9", "round.stop: say who called it"),
    ("[round]\nend = 'regular'\nstart = 9\nstop = 8", "round.stop: 8 s is before round.start, 9 s"),
    ("[players]\nsolid = 5\ndashed = 'Bo'", "players.solid: 5 is not a name"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Bo'", "players.dashed: 'Bo' is said of another player"),
    ("[players]\nsolid = 'dashed'\ndashed = 'solid'", "players.solid: 'dashed' is said of another player"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Al'\n[left]\ndotted = 3", "left: nobody plays with dotted"),
    ("[players]\nsolid = 'Bo'\ndashed = 'Al'\n[round]\ncaller = 'double'", "round.caller: nobody plays with double"),
    ("[roud]\nstop = 1", "roud is not known here"),
    ("edition = ", "is not a TOML file"),
])
def test_what_is_wrong_is_said_with_file_key_and_reason(tmp_path, text, words):
    with pytest.raises(MatchError) as error:
        load(tmp_path, text)
    assert words in str(error.value) and "match.toml" in str(error.value)


def test_a_missing_match_file(tmp_path):
    with pytest.raises(MatchError, match="no such match file"):
        MatchSetup.load(tmp_path / "none.toml")
