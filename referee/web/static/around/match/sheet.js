// The score sheet: a row a player, a column a round. A round's head opens it; the sheet scrolls sideways inside its frame.

import { html } from "../../base/html.js";
import { locale, number } from "../../base/language.js";
import { plus } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";

export function Sheet({ sheet, open, shown }) {
  const { match, people, rounds, totals } = sheet, winners = match.over ? sheet.winners : [];
  const sorted = [...people].sort((a, b) => (totals[b.id] ?? 0) - (totals[a.id] ?? 0) || a.name.localeCompare(b.name, locale()));
  if (!rounds.length) return html`<p class="empty">${t("home-rounds", { n: 0 })}</p>`;
  return html`<${OnPaper} rounds=${rounds} people=${sorted} totals=${totals} /><div class="panel sheet-frame" role="region" aria-label=${t("match-sheet")} tabindex="0"><table class="score-sheet">
    <caption class="unseen">${t("match-sheet")}</caption>
    <thead><tr><th scope="col">${t("people-name")}</th><th scope="col">${t("match-total")}</th>
      ${rounds.map((r) => html`<th key=${r.number} scope="col"><button type="button" aria-current=${shown === r.number ? "true" : null}
        aria-label=${t("match-round", { n: r.number })} onClick=${() => open(shown === r.number ? null : r.number)}>${r.number}${r.problem && html`<span class="problem"> !</span>`}</button></th>`)}
    </tr></thead>
    <tbody>${sorted.map((p) => html`<tr key=${p.id} class=${winners.includes(p.id) ? "winner" : p.seat ? "" : "gone"}>
      <th scope="row"><span class="sheet-name">${p.seat && match.seat_word === "frame" && html`<${Swatch} seat=${p.seat} />`}<span class="name">${p.name}
        ${winners.includes(p.id) && html`<span class="crown"> ★<span class="unseen"> ${t("match-winner")}</span></span>`}
        ${p.start !== 0 && html` <small>${t("began-with", { n: p.start })}</small>`}
        ${!p.seat && html` <small>${t("match-left", { round: (p.left ?? 1) - 1 })}</small>`}</span></span></th>
      <td class="total">${number(totals[p.id] ?? 0)}</td>
      ${rounds.map((r) => html`<td key=${r.number} class=${best(r, p.id) ? "best" : ""}>${r.points[p.id] === undefined ? "·" : plus(r.points[p.id])}</td>`)}
    </tr>`)}</tbody>
  </table></div>`;
}

const best = (round, person) => round.points[person] !== undefined && round.points[person] === Math.max(...Object.values(round.points)) && round.points[person] > 0;

/** On paper a row a round: as many as were played, over as many pages as they need, upright or across. */
function OnPaper({ rounds, people, totals }) {
  return html`<table class="print-only print-sheet" aria-hidden="true"><thead><tr><th></th>${people.map((p) => html`<th key=${p.id}>${p.name}${p.start !== 0 && html`<br /><small>${t("began-with", { n: p.start })}</small>`}</th>`)}</tr></thead>
    <tbody>${rounds.map((r) => html`<tr key=${r.number}><th>${t("match-round", { n: r.number })}</th>${people.map((p) => html`<td key=${p.id}>${r.points[p.id] === undefined ? "·" : plus(r.points[p.id])}</td>`)}</tr>`)}
    <tr class="total"><th>${t("match-total")}</th>${people.map((p) => html`<td key=${p.id}>${number(totals[p.id] ?? 0)}</td>`)}</tr></tbody></table>`;
}
