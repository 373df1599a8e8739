// The sheet of the match: rounds by people, whoever has left stays on it.

import { html } from "../base/html.js";
import { number } from "../base/language.js";
import { key } from "../base/text_key.js";
import { has, t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";

/** @param {Shown} props */
export function ScoreTab({ state }) {
  return html`<div class="scroll-scene"><h2 class="scene-title">${t("score-so-far")}</h2><${Sheet} state=${state} />
    ${state.match.house_rules.length > 0 && html`<section key="rules"><h3>${t("house-rules")}</h3><ul class="set-out">${state.match.house_rules.map((r) => html`<li key=${r.option}>${ruled(r)}</li>`)}</ul></section>`}
  </div>`;
}

/** @param {Shown} props */
export function Sheet({ state }) {
  const { score: { rounds } } = state, people = [...state.people].sort((a, b) => b.total - a.total);
  const most = people[0]?.total, leads = (p) => p.total === most && people.some((o) => o.total < most); // nobody leads where all have as much
  return html`<div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("score-sheet")}><table class="points-sheet">
    <thead><tr><th scope="col">${t("col-player")}</th><th scope="col">${t("col-total")}</th>${rounds.map((r) => html`<th scope="col" key=${r.number}>${r.number}</th>`)}</tr></thead>
    <tbody>${people.map((p) => html`<tr key=${p.id} class=${`${p.seat ? "" : "gone"}${leads(p) ? " leader" : ""}`} title=${leads(p) ? t("leads") : undefined}>
      <th scope="row"><span class="points-name">${p.seat && html`<${Swatch} seat=${p.seat} />`}<span class="name">${p.name}${!p.seat && html` <small>${t("has-left")}</small>`}${p.start !== 0 && html` <small>${t("began-with", { n: p.start })}</small>`}</span></span></th>
      <td class="total">${number(p.total)}</td>${rounds.map((r) => html`<td key=${r.number}>${r.points[p.id] === undefined ? "–" : number(r.points[p.id])}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** A house rule as it was answered at set-up; its question where no words stand for the answer. */
function ruled({ option, choice, text }) {
  const keys = [key("option", option), key("answer", option, choice)];
  return keys.every(has) ? t("option-answered", { option: t(keys[0]), answer: t(keys[1]) }) : text;
}
