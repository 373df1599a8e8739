"""Texts that are the same in English and in another language, and are right like that."""

from __future__ import annotations

ALIKE: dict[str, frozenset[str]] = {
    "all": frozenset({"home-title"}),
    "de": frozenset({
        "cli-archive-hours", "cli-archive-minutes",
        "device-computer", "device-tablet", "people-join-name", "people-name", "setup-name", "start"
    }),
    "es": frozenset({
        "club-hours", "club-minutes",
        "cli-archive-hours", "cli-archive-minutes",
        "answer-carry-over-off", "answer-dead-end-jokers-ignore", "answer-discard-top-playable-no",
        "answer-handicap-off", "answer-in-flight-no", "answer-joker-blocks-ignore", "answer-token-cell-free-no",
        "answer-token-stack-forbid", "col-total", "demo", "match-total", "said-no"
    }),
    "fr": frozenset({
        "club-hours", "club-minutes", "club-place", "club-tables",
        "cli-archive-hours", "cli-archive-minutes",
        "a-joker", "chapter-joker", "cli-place", "col-total", "colour-orange", "demo-pause",
        "match-file-export-csv", "match-total", "people-points", "people-value-best", "replay-pause",
        "setup-length-points-n", "setup-ready-minutes", "setup-step-table",
        "sound-volume", "start", "step-score", "stop", "tab-score", "tab-table", "taught-jokers", "word-beige",
        "word-double", "word-orange", "word-turquoise"
    }),
    "it": frozenset({
        "club-hours", "club-minutes", "club-round",
        "cli-archive-hours", "cli-archive-minutes",
        "answer-carry-over-off", "answer-dead-end-jokers-ignore", "answer-discard-top-playable-no",
        "answer-handicap-off", "answer-in-flight-no", "answer-joker-blocks-ignore", "answer-token-cell-free-no",
        "answer-token-stack-forbid", "demo", "device-computer", "device-tablet", "match-round", "round-n", "said-no",
        "sound-volume", "stop", "word-beige", "word-round"
    }),
    "nl": frozenset({
        "club-minutes",
        "cli-archive-minutes",
        "a-joker", "chapter-joker", "class-info", "cli-score", "demo", "device-computer", "device-tablet", "jokers",
        "role-camera",
        "setup-step-camera", "sound-volume", "source-camera", "start", "step-score", "stop", "taught-jokers",
        "word-beige"
    }),
}
