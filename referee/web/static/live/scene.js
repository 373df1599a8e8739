// Which scene is shown: the server's, but after a stop people walk the steps check, count, score, do now themselves.

import { may } from "../base/access.js";
import { html, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { act } from "../ui/notice.js";
import { Ask } from "./ask.js";
import { CameraTrouble } from "./scenes/camera.js";
import { Check } from "./scenes/check.js";
import { Count } from "./scenes/count.js";
import { DoNow, doneApart } from "./scenes/do_now.js";
import { Incident } from "./scenes/incident.js";
import { MatchEnd } from "./scenes/match_end.js";
import { Playing } from "./scenes/playing.js";
import { Question } from "./scenes/question.js";
import { Ready } from "./scenes/ready.js";
import { Score } from "./scenes/score.js";
import { Stopping } from "./scenes/stopping.js";

const SCENES = { ready: Ready, play: Playing, incident: Incident, question: Question, camera: CameraTrouble, stopping: Stopping,
  check: Check, count: Count, score: Score, do_now: DoNow, match_end: MatchEnd };
const STEPS = ["check", "count", "score", "do_now"];

/** The step people have chosen on this screen, kept while this round stands still. */
export function useStep(state) {
  const [chosen, setChosen] = useState(null);
  const key = `${state?.match?.id}-${state?.round?.number}-${state?.round?.phase}`;
  return { step: chosen?.key === key ? chosen.step : null, to: (step) => {
    setChosen({ key, step });
    if (may("play")) act("show_step", { step }, { quiet: true }); // the television goes along; where it cannot, it goes on by itself
  } };
}

export function sceneOf(state, step) {
  const name = state?.scene?.name ?? "play";
  return state?.round?.phase === "stopped" && step ? step : SCENES[name] ? name : "play";
}

/** @param {Shown} props */
export function Scene({ name, state, send, step, pages }) {
  const Shown = SCENES[name];
  const steps = state.round.phase === "stopped" && (STEPS.includes(name) || name === "match_end");
  return html`${steps && html`<${Steps} key="steps" state=${state} name=${name} step=${step} />`}
    ${steps && html`<${Ask} key="ask" state=${state} send=${send} />`}
    <${Shown} key=${name} state=${state} send=${send} step=${step} pages=${pages} />`;
}

/** @param {Shown} props */
function Steps({ state, name, step }) {
  const there = STEPS.filter((s) => (s === "check" ? state.findings.length : s === "do_now" ? doneApart(state) : true));
  const all = state.match.over ? [...there, "match_end"] : there;
  return html`<nav class="steps" aria-label=${t("steps")}>${all.map((s) => html`<button type="button" key=${s} aria-current=${s === name ? "step" : undefined}
    onClick=${() => step.to(s)}>${t(`step-${s}`)}</button>`)}</nav>`;
}
