// The line above everything: is the referee awake, which round, how long; for ten seconds after a word of people, undo.

import { html, useEffect, useState } from "../base/html.js";
import { secondsOfPlay } from "../base/live.js";
import { clock } from "../base/names.js";
import { t } from "../base/texts.js";
import { toneOf } from "../tables/marks.js";
import { UndoBar, useUndo } from "../ui/undo.js";
import { incidentOf } from "./announce.js";

const LEVELS = { none: "calm", starting: "calm", settling: "calm", hand: "calm", reading: "ok", sure: "ok", asks: "ask" };
export const levelOf = ({ match, camera, round }) => (match.by_hand || round.paused ? "calm" : LEVELS[camera.state] ?? "look");

/** What the camera does; without one, that people count; that play rests. @param {Live} state */
export const cameraText = (state) => (state.round.paused ? t("paused") : state.match.by_hand ? t("counted-by-hand") : state.camera.text);

/** @param {Shown} props */
export function Clock({ state }) {
  const [, tick] = useState(0);
  const runs = state.round.phase === "running" && !state.round.paused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return html`<time role="timer">${clock(runs ? secondsOfPlay() : state.round.clock_s ?? 0)}</time>`;
}

/** @param {Live} state */
export const roundWords = (state) => (state.match.rounds ? t("round-of", { n: state.round.number, of: state.match.rounds }) : t("round-n", { n: state.round.number }));

/** @param {Shown} props */
export function StateLine({ state, connected, send, away, toNow }) {
  const undo = useUndo(state.undo), found = incidentOf(state);
  if (!connected) return html`<header class="state-line state-look"><span class="dot"></span><strong>${t("reconnecting")}</strong></header>`;
  if (undo && state.round.phase !== "stopping") return html`<header class="state-line"><${UndoBar} undo=${undo} send=${send} /></header>`;
  if (away && found?.open) return html`<header class=${`state-line state-${toneOf(found) === "wrong" ? "look" : "ask"}`}>
    <button type="button" class="state-now" onClick=${toNow}>${t("who-deed", { name: found.name, deed: found.deed })} ›</button></header>`;
  const started = state.round.phase !== "waiting";
  return html`<header class=${`state-line state-${levelOf(state)}`}>
    <span class="dot" aria-hidden="true"></span><strong class="state-text">${cameraText(state)}</strong>
    <span class="state-round">${t("round-n", { n: state.round.number })}${started && html` · <${Clock} state=${state} />`}</span>
  </header>`;
}
