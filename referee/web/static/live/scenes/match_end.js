// The end of the match: who won, everybody's points, and the ways on.

import { html } from "../../base/html.js";
import { Link } from "../../base/router.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { matchWon } from "../headlines.js";
import { NextTime } from "../../ui/next_time.js";
import { Sheet } from "../score_tab.js";
import { BestRound, Joy, Podium, TotalsLines } from "./winner.js";

/** @param {Shown} props */
export function MatchEnd({ state, send }) {
  const { Ended } = kindOf(state);
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${matchWon(state)}</h2>
    ${Ended && html`<${Ended} key="ended" state=${state} send=${send} />`}
    ${state.score.rounds.length > 0 && html`<${Podium} key="podium" state=${state} />
    <${BestRound} key="best" state=${state} />
    <${TotalsLines} key="lines" state=${state} />
    <${Sheet} key="sheet" state=${state} />`}
    <${NextTime} lines=${state.next_time} />
    <p class="row"><${Link} to=${`/match/${state.match.id}`} class="button">${t("sheet-and-print")}</${Link}><${Link} to="/setup" class="button">${t("no-match-new")}</${Link}></p>
    ${state.score.rounds.length > 0 && html`<${Joy} key="joy" />`}
  </div>`;
}
