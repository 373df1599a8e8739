"""The command line as a whole: help, version, streams, speed, broken pipes and Ctrl-C."""

import contextlib
import json
import signal
import subprocess
import sys
import time

import cv2
import pytest

import referee
from referee.cli import COMMANDS, common
from referee.files.table import load_table
from tests.support import drawn
from tests.support.command import assert_one_sentence, started
from tests.support.command import referee as run


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command):
    done = started(command, "--help")
    assert done.returncode == 0 and done.stderr == ""
    assert f"Usage: referee {command}" in done.stdout.replace("python -m referee", "referee")


def test_version():
    assert started("--version").stdout == f"referee {referee.__version__}\n"


def test_help_loads_no_heavy_room():
    """What makes it quick: each of these takes longer to load than all the rest."""
    code = ("import sys; from referee.cli import app\n"
            "try: app(['--help'])\nexcept SystemExit: pass\n"
            "heavy = {'av', 'cv2', 'numpy', 'onnxruntime', 'sqlalchemy', 'fastapi', 'pydantic'} & set(sys.modules)\n"
            "print(heavy or 'none', file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "none"


@pytest.mark.slow
def test_learn_writes_a_table_and_keeps_stdout_for_data(tmp_path, rendered):
    done = started("learn", rendered.empty, "-o", tmp_path / "t.json")
    table = json.loads((tmp_path / "t.json").read_text())
    assert done.returncode == 0 and done.stdout == ""
    assert table["format"] == "referee-table/1" and table["image"] == {"width": 1280, "height": 720}
    assert {"id", "row", "col", "colour", "rgb", "quad"} <= set(table["squares"][0])
    assert f"{len(table['squares'])} squares" in done.stderr


@pytest.mark.slow
def test_learn_json_is_the_table_without_its_picture(tmp_path, rendered):
    shown = json.loads(run("learn", rendered.empty, "-o", tmp_path / "t.json", "--json").stdout)
    kept = json.loads((tmp_path / "t.json").read_text())
    assert kept.pop("reference")
    assert shown == kept


def test_learn_says_which_colour_may_be_another_one_all_over_the_board(tmp_path, monkeypatch):
    monkeypatch.setattr(drawn, "INKS", {"green": (31, 73, 35), "red": (116, 28, 27), "yellow": (161, 106, 41),
                                        "blue": (22, 37, 68), "purple": (69, 28, 65)})  # five inks in warm, dim light
    board = drawn.flat_board(8, 8, drawn.layout(8, 8))
    cv2.imwrite(str(tmp_path / "empty.png"), drawn.seen_by(drawn.camera_over(8, 8), board, noise=0.5))
    done = run("learn", tmp_path / "empty.png", "-o", tmp_path / "t.json")
    assert done.returncode == 0 and "(all yellow may be orange)" in done.stderr
    squares = json.loads((tmp_path / "t.json").read_text())["squares"]
    assert {s["colour"]: s.get("others") for s in squares} == {
        "green": None, "red": None, "yellow": ["orange"], "blue": None, "purple": None}


@pytest.mark.slow
def test_learn_takes_its_pictures_from_a_folder_too(tmp_path, rendered):
    (tmp_path / "pictures").mkdir()
    for name in ("a.jpg", "b.jpg"):
        (tmp_path / "pictures" / name).write_bytes(rendered.empty.read_bytes())
    assert run("learn", tmp_path / "pictures", "-o", tmp_path / "t.json").returncode == 0


@pytest.mark.slow
def test_read_prints_the_reading(rendered):
    done = started("read", rendered.final, "--table", rendered.table, "--json")
    reading = json.loads(done.stdout)
    assert set(reading) == {"cards", "jokers", "tokens", "hidden", "off_grid", "table_moved", "quality"}
    assert reading["cards"] and not reading["table_moved"]
    plain = run("read", rendered.final, "--table", rendered.table).stdout
    assert plain.count("card ") == len(reading["cards"])
    bare = run("read", rendered.empty, "--table", rendered.table)
    assert bare.stdout == "" and "nothing is seen on the table" in bare.stderr


@pytest.mark.slow
def test_changes_prints_the_squares(rendered):
    found = json.loads(started("changes", rendered.empty, rendered.final, "--table", rendered.table, "--json").stdout)
    assert set(found) >= {"changed", "hidden", "table_moved"} and found["changed"]
    same = json.loads(run("changes", rendered.empty, rendered.empty, "--table", rendered.table, "--json").stdout)
    assert same["changed"] == [] and same["table_moved"] is False


def warnings(table):
    """What a command says of a table whose view is no go."""
    return "".join(f"warning: {text}\n" for text in load_table(table).quality.warnings)


@pytest.mark.slow
def test_watch_prints_events_and_ends_with_the_summary(tmp_path, rendered):
    folder = tmp_path / "moments"
    folder.mkdir()
    (folder / "1.jpg").write_bytes(rendered.empty.read_bytes())
    for name in ("2.jpg", "3.jpg"):
        (folder / name).write_bytes(rendered.final.read_bytes())
    done = started("watch", folder, "--table", rendered.table, "--json", "--events", tmp_path / "e.jsonl", "--trace",
                   tmp_path / "t.jsonl", "--save-video", tmp_path / "v.mp4", "--evidence", tmp_path / "evidence")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and done.stderr == warnings(rendered.table)
    assert [line["type"] for line in lines].count("summary") == 1 and lines[-1]["type"] == "summary"
    assert (tmp_path / "e.jsonl").read_text() == done.stdout
    trace = [json.loads(line) for line in (tmp_path / "t.jsonl").read_text().splitlines()]
    assert [(m["frame"], m["t"]) for m in trace] == [(0, 0.0), (1, 1.0), (2, 2.0)]
    assert (tmp_path / "v.mp4").stat().st_size > 10_000
    plain = run("watch", folder, "--table", rendered.table).stdout
    assert "cards on the board:" in plain and "score: " in plain


@pytest.mark.parametrize("outputs", [
    ("--events", "old.jsonl", "--trace", "old.jsonl"), ("--events", "table.json"), ("--trace", "moment.jpg"),
])
def test_nothing_is_written_over_what_is_read_or_written(tmp_path, rendered, outputs):
    (tmp_path / "moment.jpg").write_bytes(rendered.final.read_bytes())
    (tmp_path / "table.json").write_bytes(rendered.table.read_bytes())
    (tmp_path / "old.jsonl").write_text("a round\n")
    done = run("watch", "moment.jpg", "--table", "table.json", *outputs, cwd=tmp_path)
    assert "is named twice" in assert_one_sentence(done)
    assert (tmp_path / "moment.jpg").read_bytes() == rendered.final.read_bytes()
    assert (tmp_path / "table.json").read_bytes() == rendered.table.read_bytes()
    assert (tmp_path / "old.jsonl").read_text() == "a round\n"
    done = run("learn", "moment.jpg", "-o", "moment.jpg", cwd=tmp_path)
    assert "is named twice" in assert_one_sentence(done)


def test_a_start_that_fails_keeps_the_lines_of_the_last_round(tmp_path, rendered):
    for name in ("e.jsonl", "t.jsonl"):
        (tmp_path / name).write_text("a round\n")
    outputs = ("--events", tmp_path / "e.jsonl", "--trace", tmp_path / "t.jsonl")
    failed = run("watch", "http://127.0.0.1:9/none", "--table", rendered.table, *outputs)
    failed.stderr = failed.stderr.removeprefix(warnings(rendered.table))
    assert_one_sentence(failed)
    assert [(tmp_path / name).read_text() for name in ("e.jsonl", "t.jsonl")] == ["a round\n"] * 2
    run("watch", rendered.empty, "--table", rendered.table, *outputs)
    assert all("a round" not in (tmp_path / name).read_text() for name in ("e.jsonl", "t.jsonl"))
    assert json.loads((tmp_path / "e.jsonl").read_text().splitlines()[-1])["type"] == "summary"


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252"])
def test_what_is_piped_is_utf_8_whatever_the_terminal_speaks(monkeypatch, rendered, encoding):
    plain = run("read", rendered.final, "--table", rendered.table).stdout
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    assert not plain.isascii()
    assert started("read", rendered.final, "--table", rendered.table).stdout == plain


@pytest.mark.slow
def test_watch_reads_motion_jpeg_from_standard_input(rendered):
    data = rendered.empty.read_bytes() * 5
    done = started("watch", "-", "--table", rendered.table, "--json", "--fps", "10", stdin=data)
    assert done.returncode == 0 and json.loads(done.stdout.splitlines()[-1])["type"] == "summary"


@pytest.mark.slow
def test_audit_prints_the_check(rendered):
    found = json.loads(started("audit", rendered.final, "--table", rendered.table, "--json").stdout)
    assert {"correct", "wrong", "unclear", "info", "cards", "jokers", "tokens", "hidden", "text", "score"} <= set(found)
    assert "Final check: " in run("audit", rendered.final, "--table", rendered.table).stdout


@pytest.mark.slow
def test_a_reader_that_goes_away_ends_the_command_quietly(rendered):
    """`referee watch ... | head -1`."""
    many = b"".join([rendered.empty.read_bytes()] * 2 + [rendered.final.read_bytes()] * 40)
    command = [sys.executable, "-m", "referee", "watch", "-", "--table", str(rendered.table), "--json", "--fps", "2"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        try:
            process.stdin.write(many)
            process.stdin.close()
        except BrokenPipeError:
            pass  # it has ended already, as it should
        assert process.stderr.read().decode() == warnings(rendered.table)
        process.wait(30)


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_the_watching_gets_its_summary(rendered, ending):
    command = [sys.executable, "-m", "referee", "watch", "-", "--table", str(rendered.table), "--json", "--fps", "4"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(rendered.empty.read_bytes() * 4 + rendered.final.read_bytes() * 24)
        process.stdin.flush()
        first = process.stdout.readline()
        for _ in range(3 if ending == signal.SIGINT else 1):  # impatience breaks nothing off
            process.send_signal(ending)
            time.sleep(0.02)
        rest = process.stdout.read().splitlines()
        said = process.stderr.read()
        status = process.wait(30)
    assert json.loads(first)["seq"] == 1
    assert json.loads(rest[-1])["type"] == "summary"
    assert (status, said.decode()) == (0, warnings(rendered.table))


def test_an_interrupt_so_soon_after_another_is_not_heard(monkeypatch):
    now = [10.0]
    monkeypatch.setattr("referee.cli.common.time.monotonic", lambda: now[0])
    calls = []
    for interrupts, first in ((common.Interrupts(), pytest.raises(KeyboardInterrupt)),
                              (common.Interrupts(lambda: calls.append("stop")), contextlib.nullcontext())):
        with first:
            interrupts(2, None)
        now[0] += common.PATIENCE_S / 2
        interrupts(2, None)
        now[0] += common.PATIENCE_S
        with pytest.raises(KeyboardInterrupt):
            interrupts(2, None)
    assert calls == ["stop"]


def test_a_bug_keeps_its_traceback(monkeypatch, capsys):
    from referee import cli

    def broken() -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(cli, "app", broken)
    with pytest.raises(ZeroDivisionError):
        cli.main()


@pytest.mark.parametrize(("error", "sentence"), [
    (FileNotFoundError(2, "No such file or directory", "x/y.jsonl"), "referee: x/y.jsonl: No such file or directory"),
    (OSError(28, "No space left on device"), "referee: No space left on device"),
])
def test_what_the_system_refuses_is_one_sentence(monkeypatch, capsys, error, sentence):
    from referee import cli

    def refused() -> None:
        raise error

    monkeypatch.setattr(cli, "app", refused)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 1 and capsys.readouterr().err.strip() == sentence
