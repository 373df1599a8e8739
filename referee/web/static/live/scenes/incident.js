// One incident: who, what to do, where, why, what it does to the score. Others wait behind it.

import { html, useState } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Board } from "../../board/board.js";
import { incidentOf } from "../announce.js";
import { FindingSheet, RuleSheet } from "../finding.js";
import { Photos, Who } from "../parts.js";
import { Playing } from "./playing.js";

export function Incident({ state, send }) {
  const [open, setOpen] = useState(null), found = incidentOf(state);
  if (!found) return html`<${Playing} state=${state} />`;
  if (found.cleared) return html`<article class="card card-ok incident-done" key=${found.seq}>
    <span class="done-mark" aria-hidden="true">✓</span><p class="done-text">${found.cleared_text}</p></article>`;
  return html`<article class="card card-look incident" key=${found.seq}>
    <div class="incident-say">
      <${Who} state=${state} seat=${found.player} name=${found.name} as="h2" />
      <p class="deed"><span>${found.deed}</span> ${state.scene.of > 1 && html`<span class="n-of">${t("n-of", { n: state.scene.n, of: state.scene.of })}</span>`}</p>
    </div>
    <div class="incident-show">
      ${state.board && html`<div class="cut-out" key="cut"><${Board} state=${state} crop=${found.squares} aspect=${2.6} /></div>`}
      <p class="why">${found.why}</p>
      <${Photos} finding=${found} />
    </div>
    <div class="incident-do">
      <p class="effect">${found.effect}</p>
      <div class="two"><button type="button" onClick=${() => setOpen("rule")}>${t("rule-and-fit")}</button>
        <button type="button" onClick=${() => setOpen("other")}>${t("not-so")}</button></div>
    </div>
    ${open === "rule" && html`<${RuleSheet} key="rule" state=${state} finding=${found} onClose=${() => setOpen(null)} />`}
    ${open === "other" && html`<${FindingSheet} key="other" title=${t("not-so-title")} state=${state} finding=${found} send=${send} onClose=${() => setOpen(null)} />`}
  </article>`;
}
