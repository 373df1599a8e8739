// The score of the round: the winner first, one line a player with the reason; the pencil leads back to what it rests on.

import { html, useState } from "../../base/html.js";
import { nameOf, plus } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { colourOf } from "../../tables/seats.js";
import { Swatch } from "../../ui/swatch.js";
import { CorrectSheet } from "../correct_sheet.js";
import { roundWon } from "../headlines.js";
import { winnersOfRound } from "../standing.js";
import { DoList, doneApart } from "./do_now.js";

export const ordered = (lines) => [...lines].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || (b.points ?? 0) - (a.points ?? 0));

/** @param {Shown} props */
export function Score({ state, send, step }) {
  const [spot, setSpot] = useState(null), { Ended, AtStop, Proof } = kindOf(state);
  const { score } = state, lines = ordered(score.lines);
  const won = score.final ? winnersOfRound(state) : [];
  return html`<div class=${`scroll-scene${Proof && state.table.bare ? " with-proof" : ""}`}>
    <h2 class="scene-title">${score.final ? roundWon(state) : t("not-scored")}</h2>
    ${Ended && html`<${Ended} key="ended" state=${state} send=${send} />`}
    ${score.problem && html`<p class="problem" key="problem" role="status">${score.problem}</p>`}
    <ol class="score-lines">${lines.map((l) => html`<li key=${l.seat} class=${`panel score-line seated ${colourOf(l.seat)}${won.includes(l.seat) ? " first" : ""}`}>
      <${Swatch} seat=${l.seat} /><span class="name score-name">${nameOf(state, l.seat)}</span><strong class="score-points">${plus(l.points)}</strong>
      <span class="score-why">${l.why}</span>
    </li>`)}</ol>
    ${score.final && state.do_now.length > 0 && !doneApart(state) && html`<section key="do" class="do-below stack"><h3>${t("do-now-title")}</h3><${DoList} state=${state} /></section>`}
    ${AtStop && html`<${AtStop} key="at-stop" state=${state} />`}
    ${Proof && html`<div class="proof" key="proof"><${Proof} state=${state} onSpot=${setSpot} /></div>`}
    <button type="button" class="quiet" onClick=${() => step.to("count")}>✎ ${t("correct-counts")}</button>
    ${state.findings.length > 0 && html`<button type="button" key="check" class="quiet" onClick=${() => step.to("check")}>✎ ${t("correct-check")}</button>`}
    ${spot && html`<${CorrectSheet} key="spot" state=${state} spot=${spot} send=${send} onClose=${() => setSpot(null)} />`}
  </div>`;
}
