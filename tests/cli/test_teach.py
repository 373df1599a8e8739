"""`referee teach` and the sets it makes: taught, learned with, kept by name, played with."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import typer

from referee.cli import serve
from referee.cli.common import load_set, warn_of_view
from referee.files.table import load_table
from referee.store import Sets
from tests.support.command import assert_one_sentence, started
from tests.support.command import referee as run
from tests.support.squares import cell_of


@pytest.fixture(scope="module")
def shown(rendered, tmp_path_factory) -> SimpleNamespace:
    """The rendered table with a file that names pieces of its last picture as the reader reads them."""
    table = load_table(rendered.table)
    reading = json.loads(run("read", rendered.final, "--table", rendered.table, "--json").stdout)

    def middle(*squares: str) -> list[float]:
        corners = [p for s in squares for p in table.by_cell[cell_of(s)].quad]
        return [sum(v) / len(corners) for v in zip(*corners, strict=True)]

    owned = [c for c in reading["cards"] if c["owner"] != "unknown"]
    pieces = {"cards": [{"owner": c["owner"], "at": middle(*c["squares"])} for c in owned][:3],
              "tokens": [{"at": middle(t["square"])} for t in reading["tokens"]][:2]}
    file = tmp_path_factory.mktemp("pieces") / "pieces.json"
    file.write_text(json.dumps(pieces))
    return SimpleNamespace(table=rendered.table, picture=rendered.final, empty=rendered.empty, pieces=file,
                           named=pieces)


@pytest.fixture
def data(tmp_path: Path, monkeypatch) -> Path:
    """The user's data folder, here an empty one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    return tmp_path / "data"


def teach(shown: SimpleNamespace, *more: object):
    return run("teach", shown.picture, "--table", shown.table, "--pieces", shown.pieces, *more)


@pytest.mark.slow
def test_a_set_is_taught_and_a_table_learned_with_it(shown, data, tmp_path):
    done = teach(shown, "-o", tmp_path / "set.json", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert sum(n["cards"] for n in report["taught"].values()) == 3 and report["tokens"] == 2
    assert "3 cards" in done.stderr or "1 card" in done.stderr
    assert "still missing: " in done.stderr and "no joker of the solid player" in report["missing"]
    kept = json.loads((tmp_path / "set.json").read_text())
    assert kept["format"] == "referee-set/1" and str(tmp_path) not in json.dumps(kept)

    more = teach(shown, "-o", tmp_path / "more.json", "--add", tmp_path / "set.json")
    assert more.returncode == 0 and more.stdout == ""
    assert len(load_set(str(tmp_path / "more.json")).examples) == 2 * len(kept["examples"])

    done = run("learn", shown.empty, "--set", tmp_path / "set.json", "-o", tmp_path / "table.json", "--json")
    assert done.returncode == 0 and "the table knows the pieces taught of: " in done.stderr
    assert not {"set", "reference"} & set(json.loads(done.stdout))
    assert load_table(tmp_path / "table.json").taught == load_set(str(tmp_path / "set.json"))
    assert json.loads(run("read", shown.picture, "--table", tmp_path / "table.json", "--json").stdout)["cards"]


@pytest.mark.slow
def test_a_set_is_kept_and_found_by_name(shown, data, tmp_path):
    done = started("teach", shown.picture, "--table", shown.table, "--pieces", shown.pieces, "--name", "Oma's")
    assert done.returncode == 0 and done.stderr.splitlines()[0].endswith("; kept as Oma's")
    assert Sets().names() == ["Oma's"] and Sets().last() == "Oma's"
    done = run("learn", shown.empty, "--set", "Oma's", "-o", tmp_path / "table.json")
    assert done.returncode == 0 and "of the set Oma's" in done.stderr
    taught = load_table(tmp_path / "table.json").taught
    assert taught is not None and taught.name == "Oma's"


@pytest.mark.parametrize(("pieces", "says"), [
    ({"cards": []}, "no piece is named"),
    ({"cards": [{"owner": "striped", "at": [3, 4]}]}, "cards[0].owner is 'striped'"),
    ({"cards": [{"owner": "solid", "at": [9999, 4]}]}, "lies outside the picture"),
    ({"jokers": [{"owner": "solid", "at": [2, 2]}]}, "lies on no square of the board"),
    (None, "take one of them out"),
    ("[", "cannot be read as JSON"),
])
def test_what_cannot_be_taught_is_one_sentence_and_leaves_no_set(shown, data, tmp_path, pieces, says):
    if pieces is None:  # one card is two people's
        first = shown.named["cards"][0]
        other = "solid" if first["owner"] != "solid" else "dotted"
        pieces = {"cards": [first, {"owner": other, "at": first["at"]}]}
    file = tmp_path / "pieces.json"
    file.write_text(pieces if isinstance(pieces, str) else json.dumps(pieces))
    done = run("teach", shown.picture, "--table", shown.table, "--pieces", file, "-o", tmp_path / "set.json")
    assert says in assert_one_sentence(done)
    assert not (tmp_path / "set.json").exists()


@pytest.mark.parametrize(("arguments", "status", "says"), [
    ((), 2, "say where the set goes"),
    (("--name", "../x"), 1, "cannot be the name of a set"),
    (("--name", "x", "--add", "nobody's"), 1, "no set is kept by the name"),
    (("-o", "nowhere/set.json"), 1, "there is no folder nowhere"),
    (("-o", "set.json", "--add", "set.json"), 1, "no such set: set.json"),
])
def test_wrong_wishes_are_refused_before_any_work(shown, data, tmp_path, arguments, status, says):
    done = run("teach", shown.picture, "--table", shown.table, "--pieces", shown.pieces, *arguments, cwd=tmp_path)
    assert done.returncode == status and says in " ".join(done.stderr.replace("│", " ").split())
    assert done.stdout == "" and not data.exists()


def test_learn_says_which_sets_are_kept(shown, data, tmp_path):
    Sets().save("mine", {"format": "referee-set/1", "examples": []})
    done = run("learn", shown.empty, "--set", "yours", "-o", tmp_path / "table.json")
    assert "no set is kept by the name 'yours'; kept are: mine" in assert_one_sentence(done)


@pytest.fixture
def played(monkeypatch, data) -> list[object]:
    """The sets that the dashboard would be served with."""
    with_sets: list[object] = []
    monkeypatch.setattr(serve, "dashboard", lambda source, setup, table, **rest: with_sets.append(
        (table and table.taught, rest["taught"])))
    for name in ("mine", "yours"):
        Sets().save(name, {"format": "referee-set/1", "name": name, "examples": []})
    return with_sets


def served(*arguments: object) -> None:
    app = typer.Typer()
    app.command()(serve.serve)
    typer.main.get_command(app)([str(a) for a in arguments], standalone_mode=False)


def test_serve_plays_with_the_named_set_and_then_with_the_last_one(played, rendered, capsys):
    served("--table", rendered.table)
    served("--table", rendered.table, "--set", "yours")
    served("--table", rendered.table)
    assert "playing with the set yours of the last match" in capsys.readouterr().err
    served("--set", "mine")
    served("--table", rendered.table, "--set", "none")
    yours, mine = load_set("yours"), load_set("mine")
    assert played == [(None, None), (yours, yours), (yours, yours), (None, mine), (None, None)]
    assert Sets().last() == "mine"


def test_a_player_of_whom_no_card_was_taught_is_named_before_play(shown, tmp_path, capsys):
    assert teach(shown, "-o", tmp_path / "set.json").returncode == 0
    table = replace(load_table(shown.table), taught=load_set(str(tmp_path / "set.json")))
    known = shown.named["cards"][0]["owner"]
    stranger = next(o for o in ("solid", "double", "dashed", "dotted")
                    if o not in {c["owner"] for c in shown.named["cards"]})
    warn_of_view(table, (known,))
    assert "was taught no card" not in capsys.readouterr().err
    warn_of_view(table, (known, stranger))
    assert f"was taught no card of {stranger}, whose" in capsys.readouterr().err
