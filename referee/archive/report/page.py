"""The report of an archive as one page for people.

Why it exists: whoever had a thousand evenings refereed wants to see at a glance what was found, and the proof of each.
What it does not do: run anything. Details are folded, and pictures small; the budget goes to what was surely wrong
first.
"""

from __future__ import annotations

import shlex
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import referee
from referee.archive.pictures import small
from referee.archive.report.html import Words, badge, name, page, picture
from referee.archive.report.rows import CLASSES, finding_id, name_of, sheet_of
from referee.i18n import Said
from referee.i18n.said import in_language
from referee.i18n.verdicts import text_key

MOST_PICTURE_BYTES = 16_000_000
"""Of all pictures of a page, which a phone still opens: some two thousand in small."""
COUNTED = {"violation": "report-violations", "house_rule": "report-house-rules", "unclear": "report-unclear"}
Result = Mapping[str, Any]


@dataclass
class Summary:
    """What the page needs of the results, gathered one by one, so that a thousand of them need no memory at once."""

    language: str
    total: int
    folder: str
    rows: list[str] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)
    by_rule: dict[str, list[tuple[int, str, str]]] = field(default_factory=lambda: defaultdict(list))
    titles: dict[str, tuple[str, str]] = field(default_factory=dict)
    unclear: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CLASSES, 0))
    scored: int = 0
    picture_bytes: int = 0

    def add(self, result: Result) -> None:
        """One more result, sentences as such."""
        words, called = Words(self.language), name(result["name"])
        if result["failed"] is not None:
            self.failed.append((called, words.of(result["failed"])))
            return
        self.scored += sheet_of(result["check"]) is not None
        self.rows.append(self._row(words, result))
        for why in _reasons(result):
            self.unclear[in_language(why, self.language)].append(called)
        numbered = list(enumerate(result["findings"], 1))
        for n, finding in sorted(numbered, key=lambda one: CLASSES.index(one[1]["class"])):
            rule = finding["rule"] or ""
            self.titles[rule] = words.of(finding.get("rule_title")), words.of(finding.get("rule_text"))
            self.counts[finding["class"]] += 1
            shown = self._finding(words, result, n, finding)
            self.by_rule[rule].append((CLASSES.index(finding["class"]), called, shown))

    def _finding(self, words: Words, result: Result, n: int, finding: Result) -> str:
        id_ = finding_id(result, n)
        pictures = [self._small(kept["jpeg"], words(f"report-{kept['part']}")) for kept in finding["pictures"]]
        command = f"referee case {shlex.quote(self.folder)} {id_} -o {id_}.html"
        key = "report-as-file" if all(pictures) else "report-pictures-left-out"
        said = f"{badge(words(class_key(finding)), finding['class'])} {words.of(finding['text'])}"
        return (f'<article id="{id_}"><h3>{said}</h3><p class="soft">{facts(words, result, finding)}</p>'
                f'{legal_instead(words, finding)}<div class="proof">{"".join(pictures)}</div>'
                f'<p class="soft no-print"><small>{words(key, command=command)}</small></p></article>')

    def _small(self, encoded: str, caption: str) -> str:
        """A picture in small; empty once the page has enough of them."""
        if self.picture_bytes >= MOST_PICTURE_BYTES:
            return ""
        encoded = small(encoded)
        self.picture_bytes += len(encoded)
        return picture(encoded, caption)

    def _row(self, words: Words, result: Result) -> str:
        """A recording in the list."""
        check = result["check"]
        counts = {cls: sum(finding["class"] == cls for finding in result["findings"]) for cls in CLASSES}
        found = " ".join(badge(words(COUNTED[cls], n=n), cls) for cls, n in counts.items() if n)
        how = [words("report-checked-whole" if result["whole"] else "report-checked-end"),
               *([words("report-learned")] if result["learned"] else [])]
        more = [*([words("report-hidden", squares=", ".join(check["hidden"]))] if check.get("hidden") else []),
                *(words.of(text) for text in (*result["remarks"], *result["warnings"]))]
        end = result.get("picture") if any(counts.values()) else None
        shown = self._small(end, name(result["name"])) if end else ""
        folded = f'<details><summary>{words("report-end-picture")}</summary>{shown}</details>' if shown else ""
        said = "".join(f"<p class=soft><small>{text}</small></p>" for text in more)
        return (f'<tr><td>{name(result["name"])}<br><small class="soft">{" · ".join(how)}</small></td>'
                f'<td>{game(words, result)}</td><td>{found or words("report-no-findings")}{folded}</td>'
                f"<td>{_score(words, check)}{said}</td></tr>\n")


def class_key(finding: Result) -> str:
    """What a finding's class is called."""
    return f"class-{finding['class'].replace('_', '-')}"


def game(words: Words, result: Result) -> str:
    """What a recording's game is called."""
    return words(f"game-{text_key(result['game'])}")


def facts(words: Words, result: Result, finding: Result) -> str:
    """Where, when, by whom and how sure, in one line."""
    seat = finding["player"]
    who = name(name_of(result, seat) or "") or (words("cli-value", value=seat) if seat else "")
    sure, t = finding.get("confidence"), finding.get("t")
    return " · ".join(part for part in (
        name(result["name"]), words("report-at", time=clock(t)) if t is not None else "", who,
        " ".join(map(name, finding["squares"])),
        words("report-sure", percent=int(1000 * sure) / 10) if sure is not None else "",
        words("cli-put-right") if finding.get("cleared") else "") if part)


def legal_instead(words: Words, finding: Result) -> str:
    said = (finding.get("legal_here") or {}).get("text")
    return f"<p>{words.of(said)}</p>" if said else ""


def clock(seconds: float) -> str:
    """A moment of a recording as 1:02:03 or 2:03."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _reasons(result: Result) -> list[str]:
    """Everything that stayed open about a recording as a whole."""
    check = result["check"]
    if check.get("table_moved"):
        return [Said("report-moved", why=check["text"])]
    score = check.get("score", {})
    open_ = [Said("report-no-score", why=score["unclear"])] if "unclear" in score else []
    unclear = [finding["text"] for finding in result["findings"] if finding["class"] == "unclear"]
    return [*open_, *dict.fromkeys(text for text in unclear if text)]


def _score(words: Words, check: Result) -> str:
    if check.get("table_moved"):
        return words("report-moved", why=check["text"])
    sheet = sheet_of(check)
    if sheet is None:
        return words("report-no-score", why=check.get("score", {}).get("unclear", ""))
    names = sheet.get("players", {})
    lines = "<br>".join(f"{name(names.get(seat) or '') or words('cli-value', value=seat)}: {words.of(text)}"
                        for seat, text in sheet["lines"].items())
    assumed = f'<br><small class="soft">{words.of(sheet["assumed"])}</small>' if "assumed" in sheet else ""
    return f"{lines}{assumed}"


def report(summary: Summary, made: str) -> Iterator[str]:
    """The page, piece by piece; `made` says when, in words or figures."""
    words = Words(summary.language)
    return page(words("report-title"), summary.language, _body(summary, words, made))


def _body(summary: Summary, words: Words, made: str) -> Iterator[str]:
    done = len(summary.rows) + len(summary.failed)
    said = words("report-made", date=made, version=referee.__version__)
    yield f'<h1>{words("report-title")}</h1><p class="soft">{said}</p>'
    if done < summary.total:
        yield f'<p><strong>{words("report-so-far", done=done, total=summary.total)}</strong></p>'
    counts = [badge(words("report-recordings", n=done)), badge(words("report-scored", n=summary.scored)),
              *(badge(words(COUNTED[cls], n=n), cls) for cls, n in summary.counts.items()),
              *([badge(words("report-failed", n=len(summary.failed)), "unclear")] if summary.failed else [])]
    yield f'<ul class="badges">{"".join(f"<li>{one}</li>" for one in counts)}</ul>'
    yield f'<p><strong>{words("report-how-sure")}</strong> {words("report-how-sure-said")}</p>\n'
    if summary.failed:
        yield f'<h2>{words("report-not-refereed")}</h2><table><tbody>'
        yield from (f"<tr><td>{called}</td><td>{why}</td></tr>\n" for called, why in summary.failed)
        yield "</tbody></table>"
    yield f'<h2>{words("report-findings")}</h2>'
    yield from _rules(summary, words)
    if summary.unclear:
        yield f'<h2>{words("report-why-unclear")}</h2>'
        for why, where in sorted(summary.unclear.items(), key=lambda one: (-len(one[1]), one[0])):
            often = badge(words("report-recordings", n=len(set(where))), "unclear")
            named = "<br>".join(dict.fromkeys(where))
            yield f"<details><summary>{words.of(why)} {often}</summary><p>{named}</p></details>\n"
    heads = (f"<th>{words(f'report-{head}')}</th>" for head in ("recording", "game", "found", "score"))
    yield f'<h2>{words("report-list")}</h2><table><thead><tr>{"".join(heads)}</tr></thead><tbody>\n'
    yield from summary.rows
    yield "</tbody></table>"


def _rules(summary: Summary, words: Words) -> Iterator[str]:
    """One fold a rule, those with most violations first."""
    if not summary.by_rule:
        yield f'<p>{words("report-no-findings")}</p>'

    def weight(rule: str) -> tuple[int, ...]:
        return (*(-sum(cls == n for cls, _, _ in summary.by_rule[rule]) for n in range(len(CLASSES))),)

    for rule in sorted(summary.by_rule, key=lambda rule: (weight(rule), rule)):
        found = sorted(summary.by_rule[rule], key=lambda one: one[0])
        title, text = summary.titles[rule]
        title = title or rule or words("report-no-rule")
        badges = "".join(badge(words(COUNTED[cls], n=-n), cls)
                         for cls, n in zip(CLASSES, weight(rule), strict=True) if n)
        yield (f"<details><summary><strong>{title}</strong> <small class=soft>{rule}</small> {badges}"
               f"</summary><p>{text}</p>\n")
        yield from (shown + "\n" for _, _, shown in found)
        yield "</details>\n"
