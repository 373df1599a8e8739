// After the stop: what is still to decide, what was decided, what was put right. Each can be opened.

import { may } from "../../base/access.js";
import { html, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { markOf, toneOf } from "../../tables/marks.js";
import { kindOf } from "../../tables/registry.js";
import { Swatch } from "../../ui/swatch.js";
import { FindingSheet } from "../finding.js";
import { CorrectSheet } from "../correct_sheet.js";

/** The findings in three lists; the numbers are those on the table. @param {Live} state */
export function listed(state) {
  const numbered = state.findings.filter((f) => !f.cleared).map((f, i) => ({ f, n: i + 1 }));
  return {
    open: numbered.filter(({ f }) => !f.decision || f.decision === "undecided"),
    decided: numbered.filter(({ f }) => f.decision && f.decision !== "undecided"),
    right: state.findings.filter((f) => f.cleared).map((f) => ({ f, n: "✓" })),
    marks: numbered.map(({ f, n }) => markOf(f, n)),
  };
}

/** @param {Shown} props */
export function Check({ state, send }) {
  const [open, setOpen] = useState(null), [spot, setSpot] = useState(null), { Tappable } = kindOf(state), lists = listed(state);
  const found = state.findings.find((f) => f.seq === open);
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${state.findings.length ? t("check-title", { n: lists.open.length }) : t("check-none")}</h2>
    ${["open", "decided", "right"].map((name) => lists[name].length > 0 && html`<section key=${name} class="check-list">
      <h3>${t(`check-${name}`)}</h3>
      ${lists[name].map(({ f, n }) => html`<button type="button" key=${f.seq} class=${`wide check-item check-${name === "right" ? "right" : toneOf(f)}`} onClick=${() => setOpen(f.seq)}>
        <span class="check-n" aria-hidden="true">${n}</span><span class="check-words">
          <span class="check-who"><${Swatch} seat=${f.player} /><strong class="name">${f.name || nameOf(state, f.player)}</strong></span>
          <span>${f.why}</span>
          <span class="check-effect">${f.decision && f.decision !== "undecided" ? t(`decided-${f.decision}`) : f.cleared ? f.cleared_text : f.effect}</span>
        </span><span aria-hidden="true">›</span></button>`)}
    </section>`)}
    ${state.table.bare && html`<div class="check-table" key="table"><${Tappable} state=${state} marks=${lists.marks} onSpot=${may("play") ? setSpot : () => {}} /></div>`}
    ${found && html`<${FindingSheet} key="finding" state=${state} finding=${found} send=${send} onClose=${() => setOpen(null)} />`}
    ${spot && html`<${CorrectSheet} key="spot" state=${state} spot=${spot} send=${send} onClose=${() => setSpot(null)} />`}
  </div>`;
}
