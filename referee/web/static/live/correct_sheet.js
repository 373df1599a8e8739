// One gesture to correct anything: tap a piece or a spot, and say what is otherwise; what can be said the game knows.

import { html } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { pieceAt } from "../tables/plain/corrections.js";
import { kindOf } from "../tables/registry.js";
import { Dialog } from "../ui/dialog.js";

/** @param {Shown} props */
export function CorrectSheet({ state, piece = null, spot = null, send, onClose }) {
  const { Drawing, Corrections, pieceWords, freeWords } = kindOf(state), item = pieceAt(state, piece, spot);
  const title = item ? t("piece-of", { name: nameOf(state, item.owner), piece: pieceWords(item) }) : freeWords(state, spot);
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="cut-out"><${Drawing} state=${state} crop=${item?.squares ?? [spot]} marks=${[]} cursor=${item ? null : spot} aspect=${2.4} /></div>
    <${Corrections} state=${state} piece=${piece} spot=${spot} send=${send} onDone=${onClose} />
  </${Dialog}>`;
}
