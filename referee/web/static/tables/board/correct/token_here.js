// A token that stands here and is not drawn, or is drawn and does not stand here.

import { html, useState } from "../../../base/html.js";
import { t } from "../../../base/texts.js";
import { TappableBoard } from "../tappable.js";

/** @param {Shown} props */
export function TokenHere({ state, squares, onSay }) {
  const [to, setTo] = useState(null), { tokens } = state.table;
  const full = tokens.length >= (state.match?.tokens || 4);
  const put = (id) => (full ? setTo(id) : onSay({ from: null, to: id }));
  return html`<div class="stack">${squares.map((id, i) => (tokens.includes(id)
    ? html`<button type="button" key=${id} class="wide" onClick=${() => onSay({ from: id, to: null })}>${t(where("token-not", squares, i))}</button>`
    : html`<button type="button" key=${id} class="wide" aria-expanded=${full ? String(to === id) : undefined} onClick=${() => put(id)}>${t(where("token-stands", squares, i))}</button>`))}
    ${to && html`<div key="which"><p>${t("which-token")}</p><div class="sheet-table"><${TappableBoard} state=${state} marks=${tokens.map((id) => ({ seq: id, spots: [id], kind: "ask", mark: "?" }))}
      onSpot=${(id) => tokens.includes(id) && onSay({ from: id, to })} /></div></div>`}</div>`;
}

const where = (key, squares, i) => (squares.length > 1 ? `${key}-${i + 1}` : key);
