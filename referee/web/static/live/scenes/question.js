// A real question with two or three answers that say what they do to the score, or later.

import { html, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";
import { incidentOf } from "../announce.js";
import { Answers, FindingSheet } from "../finding.js";
import { Told } from "../told.js";
import { Playing } from "./playing.js";

/** @param {Shown} props */
export function Question({ state, send, pages }) {
  const [sheet, setSheet] = useState(/** @type {number | null} */ (null)), found = incidentOf(state);
  const open = sheet !== null && sheet === found?.seq;
  const setOpen = (/** @type {boolean} */ on) => { setSheet(on && found ? found.seq : null); pages.hold(on); };
  if (!found) return html`<${Playing} state=${state} />`;
  const piece = state.table.pieces.find((p) => p.seq === found.piece), unread = piece?.owner === "unknown";
  return html`<article class="card card-ask incident asks" key=${found.seq}>
    <${Told} state=${state} found=${found} pages=${pages} />
    <div class="incident-do">
      ${unread ? html`<div class="owners" data-asks="play">${state.players.map((p) => html`<button type="button" key=${p.seat}
        onClick=${() => send("correct_piece", { piece: piece.seq, owner: p.seat })}><${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div>`
      : html`<${Answers} finding=${found} send=${send} />`}
      <button type="button" class="quiet" data-asks="play" onClick=${() => setOpen(true)}>${t("not-so")}</button>
    </div>
    ${open && html`<${FindingSheet} key="other" title=${t("not-so-title")} state=${state} finding=${found} send=${send} onClose=${() => setOpen(false)} />`}
  </article>`;
}
