// One incident: who, what to do, where, why, what it does to the score. Others wait behind it.

import { html, useState } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { incidentOf } from "../announce.js";
import { FindingSheet, RuleSheet } from "../finding.js";
import { Told } from "../told.js";
import { Playing } from "./playing.js";

/** @param {Shown} props */
export function Incident({ state, send, pages }) {
  const [sheet, setSheet] = useState(/** @type {{ name: string, seq: number } | null} */ (null)), found = incidentOf(state);
  const open = sheet && sheet.seq === found?.seq ? sheet.name : null;
  const setOpen = (/** @type {string | null} */ name) => { setSheet(name && found ? { name, seq: found.seq } : null); pages.hold(Boolean(name)); };
  if (!found) return html`<${Playing} state=${state} />`;
  if (found.cleared) return html`<article class="card card-ok incident-done" key=${found.seq}>
    <span class="done-mark" aria-hidden="true">✓</span><p class="done-text">${found.cleared_text}</p></article>`;
  return html`<article class="card card-look incident" key=${found.seq}>
    <${Told} state=${state} found=${found} pages=${pages} />
    <div class="incident-do">
      <p class="effect">${found.effect}</p>
      <div class="two"><button type="button" onClick=${() => setOpen("rule")}>${t("rule-and-fit")}</button>
        <button type="button" data-asks="play" onClick=${() => setOpen("other")}>${t("not-so")}</button></div>
    </div>
    ${open === "rule" && html`<${RuleSheet} key="rule" state=${state} finding=${found} onClose=${() => setOpen(null)} />`}
    ${open === "other" && html`<${FindingSheet} key="other" title=${t("not-so-title")} state=${state} finding=${found} send=${send} onClose=${() => setOpen(null)} />`}
  </article>`;
}
