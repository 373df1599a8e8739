// The end of the match: who won, everybody's points, and the ways on.

import { html } from "../../base/html.js";
import { number } from "../../base/language.js";
import { Link } from "../../base/router.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Swatch } from "../../ui/swatch.js";
import { Sheet } from "../score_tab.js";

/** @param {Live} state */
export const standings = (state) => {
  const sorted = state.people.filter((p) => p.seat || p.total).sort((a, b) => b.total - a.total);
  return sorted.map((p) => ({ ...p, place: sorted.findIndex((o) => o.total === p.total) + 1 }));
};

/** @param {Live} state */
export const winnersOf = (state) => {
  const all = standings(state), named = all.filter((p) => state.score.winners.includes(p.id));
  return (named.length ? named : all.filter((p) => p.place === 1)).map((p) => p.name);
};

/** @param {Shown} props */
export function MatchEnd({ state, send }) {
  const winners = winnersOf(state), { Ended } = kindOf(state);
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${t("wins-match", { names: winners.join(" + "), count: winners.length })}</h2>
    ${Ended && html`<${Ended} key="ended" state=${state} send=${send} />`}
    <ol class="score-lines">${standings(state).map((p) => html`<li key=${p.id} class=${`panel score-line${p.place === 1 ? " first" : ""}`}>
      ${p.seat && html`<${Swatch} key="swatch" seat=${p.seat} />`}<span class="name score-name">${p.name}</span><strong class="score-points">${number(p.total)}</strong></li>`)}</ol>
    ${state.do_now.length > 0 && html`<section key="next"><h3>${t("for-next-time")}</h3><ul class="set-out">${state.do_now.map((line, i) => html`<li key=${i}>${line.text}</li>`)}</ul></section>`}
    <${Sheet} state=${state} />
    <p class="row"><${Link} to=${`/match/${state.match.id}`} class="button">${t("sheet-and-print")}</${Link}><${Link} to="/setup" class="button">${t("no-match-new")}</${Link}></p>
  </div>`;
}
