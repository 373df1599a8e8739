import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { when } = await load("around/when.js");
const { outcome } = await load("around/history.js");
const { announced } = await load("live/announce.js");
const { clock, nameOf, plus, roundClock } = await load("base/names.js");
const { number } = await load("base/language.js");
const { t } = await load("base/texts.js");

test("a day is said as people say it", () => {
  const now = new Date(2026, 2, 29, 0, 30), at = (...parts) => new Date(...parts).toISOString();
  assert.match(when(at(2026, 2, 29, 0, 5), now), /^today, 00:05/i);
  assert.match(when(at(2026, 2, 28, 23, 59), now), /^yesterday, 23:59/i, "half an hour ago, and yesterday");
  assert.match(when(at(2026, 2, 20, 20, 0), now), /20 Mar.*20:00/);
  assert.match(when(at(2025, 11, 31, 20, 0), now), /2025/);
});

test("how a match stands", () => {
  assert.match(outcome({ winners: ["Ada", "Ben"] }), /Ada and Ben/);
  assert.notEqual(outcome({ winners: [], current: true }), outcome({ winners: [], current: false, over: false }));
  assert.equal(outcome({ winners: [], current: false, over: true }), "");
});

test("a part of a point is the same in a table and in a sentence", () => {
  for (const [n, said] of [[41 / 3, "13.67"], [13.25, "13.25"], [-0.5, "−0.5"], [12, "12"]]) {
    assert.equal(number(n), said);
    assert.ok(t("points-so-far", { n }).startsWith(`${said} `), t("points-so-far", { n }));
  }
});

test("numbers and names", () => {
  assert.deepEqual([0, 59.9, 60, 3601, -1].map(clock), ["0:00", "0:59", "1:00", "60:01", "0:00"]);
  assert.deepEqual([3, 0, -2, null].map(plus), ["+3", "0", "−2", "–"]);
  const state = { players: [{ seat: "solid", name: "Ada" }, { seat: "player-2", name: "" }] };
  assert.equal(nameOf(state, "solid"), "Ada");
  assert.match(nameOf(state, "player-2"), /2/);
});

const round = (fields) => ({ number: 2, phase: "running", started: 5, stopped: null, ...fields });
const finding = (fields) => ({ seq: 8, kind: "incident", rule: "BG-PLACE-2", squares: ["r1c1"], t: 9, player: "solid", name: "Ada", deed: "Take it back.", ...fields });
const state = (fields) => ({ match: { id: 1, over: false, time_up: false }, players: [], findings: [], round: round(), ...fields });

test("what is announced, oldest first; the key of a finding outlives being judged again", () => {
  const first = announced(state({ findings: [finding(), finding({ seq: 6, t: 7, kind: "question" })] }));
  assert.deepEqual(first.map((one) => one.kind), ["start", "question", "incident"]);
  assert.match(first[2].text, /Ada.*Take it back/);
  const again = announced(state({ findings: [finding({ seq: 30 })] }));
  assert.equal(again[1].key, first[2].key);
});

test("what is settled or over is no news", () => {
  assert.equal(announced(state({ findings: [finding({ kind: "done" })] }))[1].open, false);
  const stopped = announced(state({ findings: [finding()], round: round({ phase: "stopped", stopped: 60 }) }));
  assert.deepEqual(stopped.map((one) => [one.kind, one.open]), [["start", false], ["incident", false], ["stop", false]]);
  assert.deepEqual(announced({ match: null }), []);
});

test("a line of the log has its time by the round's clock, whenever the camera's began", () => {
  const at = (started, t) => roundClock({ round: { started } }, t);
  assert.deepEqual([at(41.5, 84.6), at(0, 84.6), at(null, 84.6), at(41.5, 40), at(41.5, null)], ["0:43", "1:24", "1:24", "0:00", "0:00"]);
});

test("what is below nothing has a minus sign, and no other hyphen is touched", async () => {
  const { t } = await load("base/texts.js");
  assert.match(t("points-so-far", { n: -3 }), /^−3 /);
  assert.match(t("people-gone", { name: "A-1 -2", round: 2, n: -15 }), /−15/);
  assert.match(t("rule-id", { rule: "BG-SCORE-1" }), /BG-SCORE-1/);
});
