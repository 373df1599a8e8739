// The large button under the thumb: START, STOP, and what comes next. It never changes its place, and a new meaning
// is deaf for a moment.

import { may } from "../base/access.js";
import { useDrafts } from "../base/drafts.js";
import { html, useLayoutEffect, useRef, useState } from "../base/html.js";
import { clock } from "../base/names.js";
import { t } from "../base/texts.js";
import { shake, useSettled } from "../ui/guarded.js";
import { seenCounts, toCount } from "./counts.js";
import { unsettled } from "./counting.js";
import { doneApart } from "./scenes/do_now.js";
import { levelOf } from "./state_line.js";

const WAITING = ["missing", "unsettled"]; // nobody can tap on these, so that nobody taps on them twice
const AGAIN_MS = 1500; // the same word within this time is a double tap: the answer may be here before the new state

/** @param {Shown} props */
export function MainButton({ state, scene, step, send, toNow }) {
  useDrafts();
  const does = allowed(meaning(state, scene, step, send)), settled = useSettled(does.key, WAITING), button = useRef(null);
  const [busy, setBusy] = useState(false), down = useRef(null), sent = useRef({ key: null, at: 0 });
  useLayoutEffect(() => { sent.current.key = null; }, [does.key]);
  const run = async () => {
    const now = performance.now(), again = sent.current.key === does.key && now - sent.current.at < AGAIN_MS;
    if (again || does.disabled) return;
    if (!settled()) {
      shake(button.current);
      return;
    }
    sent.current = { key: does.key, at: now };
    setBusy(true);
    toNow();
    await does.run();
    setBusy(false);
  };
  // STOP counts from the moment the finger comes down; the click that follows belongs to it
  const press = (event) => {
    if (does.key !== "stop" || event.button) return;
    down.current = performance.now();
    run();
  };
  const click = () => {
    const pressed = down.current;
    down.current = null;
    if (pressed === null || performance.now() - pressed > AGAIN_MS) run();
  };
  return html`<button type="button" ref=${button} class=${`main-button main-${does.tone ?? "next"}`} disabled=${does.disabled} aria-busy=${busy} title=${does.key === "stop" ? t("key-stop") : undefined} aria-keyshortcuts=${does.key === "stop" ? "Space" : undefined}
    onPointerDown=${press} onClick=${click}>${does.label}</button>`;
}

/** A meaning, or a word instead of it for whoever may not. */
function allowed(does) {
  if (!does.asks || may(does.asks)) return does;
  return { ...does, disabled: true, tone: "next", label: t(does.asks === "host" ? "host-goes-on" : "looking-on") };
}

/** Whether a camera is to watch and does not see the table yet: who starts now counts by hand. @param {Live} state */
const awaited = (state) => !state.match.by_hand && levelOf(state) !== "ok";

const nothing = (counts) => Object.fromEntries(Object.keys(counts).map((name) => [name, null]));

/** @param {Live} state */
function meaning(state, scene, step, send) {
  const { round, match, form, score, findings } = state, n = round.number;
  if (scene === "match_end" || (match.over && round.phase !== "stopped")) return { key: `rematch-${match.id}`, asks: "host", label: t("rematch"), run: () => send("rematch", { match: match.id }) };
  if (round.phase === "waiting") return { key: `start-${n}`, asks: "play", tone: awaited(state) ? "wait" : "start", label: t("start"), run: () => send("start", { round: n }) };
  if (round.paused) return { key: `go-on-${n}`, asks: "play", tone: "start", label: t("go-on"), run: () => send("pause", { round: n, paused: false }) };
  if (round.phase === "running") return { key: "stop", asks: "play", tone: "stop", label: t("stop"), run: () => send("stop", { round: n }) };
  if (round.phase === "stopping") return { key: "stopped", tone: "stop", disabled: true, label: t("stopped-at", { time: clock(round.clock_s ?? 0) }), run: () => {} };
  if (scene === "check") return { key: "to-count", label: t("to-count"), run: () => step.to("count") };
  if (scene === "count") {
    const seen = seenCounts(form), missing = toCount(form).length;
    if (unsettled(state.seen)) return { key: "unsettled", disabled: true, label: t("count-not-all"), run: () => {} };
    if (seen.length) return { key: match.by_hand ? "to-score" : "as-seen", asks: "play", label: t(match.by_hand ? "to-score" : "all-as-seen"), run: async () => {
      const done = await Promise.all(seen.map(([player, counts]) => send("count", { player, counts, was: nothing(counts) })));
      if (done.every(Boolean) && !form.problem) step.to("score");
    } };
    if (missing) return { key: "missing", disabled: true, label: t("still-to-count", { n: missing }), run: () => {} };
    return { key: "to-score", label: t("to-score"), run: () => step.to("score") };
  }
  if (unsettled(state.seen)) return { key: "unsettled-back", asks: "play", label: t("count-not-all"), run: () => step.to("count") };
  if (scene === "score" && doneApart(state) && score.final) return { key: "to-do", label: t("to-do-now"), run: () => step.to("do_now") };
  if (!score.final && !form.problem && findings.some((f) => f.open)) return { key: "no-score", label: t("correct-check"), run: () => step.to("check") };
  if (!score.final) return { key: "no-score", label: t("correct-counts"), run: () => step.to("count") };
  if (match.over) return { key: "end", label: t("to-match-end"), run: () => step.to("match_end") };
  if (round.ends_match) return { key: "end", asks: "play", label: t("to-match-end"), run: () => send("end_match", { match: match.id }) };
  return { key: `next-${n}`, asks: "play", label: t("next-round", { n: n + 1 }), run: () => send("next_round", { round: n }) };
}
