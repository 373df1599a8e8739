// What the live connection's state says of time.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./browser.js";

const { playedFor } = await load("base/live.js");

const running = { phase: "running", paused: false, started: 4, clock_s: 10.5 }, film = (t, state = "still") => ({ playing: true, state, t });

test("a recording has no clock but its own, however long the machine takes to read it", () => {
  assert.equal(playedFor({ round: running, source: film(15), demo: { paused: false } }, 30), 11);
  assert.equal(playedFor({ round: running, source: film(14), demo: { paused: false } }, 30), 10.5, "what was told before is never taken back");
  assert.equal(playedFor({ round: running, source: film(0, "starting"), demo: null }, 30), 10.5);
  assert.equal(playedFor({ round: running, source: film(112, "ended"), demo: { paused: false } }, 900), 108);
});

test("before a camera, and by hand, time goes by here too; never in a pause or after the stop", () => {
  const camera = { playing: false, state: "still", t: 15 };
  assert.equal(playedFor({ round: running, source: camera, demo: null }, 2), 12.5);
  assert.equal(playedFor({ round: { ...running, paused: true }, source: camera, demo: null }, 2), 10.5);
  assert.equal(playedFor({ round: { ...running, phase: "stopping" }, source: film(90), demo: null }, 2), 10.5);
  assert.equal(playedFor({ round: { ...running, clock_s: null }, source: camera, demo: null }, 2), 2);
});
