import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { meaningOf } = await load("live/keys.js");

const state = (phase, more = {}) => ({ round: { phase, number: 3, paused: false, ...more.round }, undo: more.undo ?? null, players: [{ seat: "solid" }, { seat: "dashed" }] });

test("space stops a round that runs, once it has run for a moment", () => {
  assert.deepEqual(meaningOf(" ", state("running"), true), { taken: true, says: ["stop", { round: 3 }] });
  assert.deepEqual(meaningOf(" ", state("running"), false), { taken: true });
  assert.deepEqual(meaningOf(" ", state("running", { round: { paused: true } }), true).says, ["pause", { round: 3, paused: false }]);
});

test("space does nothing else, and never presses a button while it is asked who called", () => {
  assert.deepEqual(meaningOf(" ", state("stopping"), true), { taken: true });
  for (const phase of ["waiting", "stopped"]) assert.deepEqual(meaningOf(" ", state(phase), true), {});
});

test("digits say who called, and only while that is asked", () => {
  assert.deepEqual(meaningOf("2", state("stopping"), false).says, ["call", { player: "dashed" }]);
  for (const [key, phase] of [["3", "stopping"], ["0", "stopping"], ["12", "stopping"], ["2", "running"]]) assert.deepEqual(meaningOf(key, state(phase), true), {});
});

test("U takes back what can be taken back", () => {
  assert.deepEqual(meaningOf("U", state("running", { undo: { seq: 9 } }), true).says, ["undo", { event: 9 }]);
  assert.deepEqual(meaningOf("u", state("running"), true), {});
});
