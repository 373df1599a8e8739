// One gesture to correct anything: tap a piece or a square, say whose, which colours, not there, missing, token here.

import { html, useState } from "../../base/html.js";
import { nameOf, pieceWords } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Board } from "../../board/board.js";
import { Swatch } from "../../board/swatch.js";
import { Dialog } from "../../ui/dialog.js";
import { ColourChoice } from "./colour_choice.js";
import { Missing } from "./missing.js";
import { TokenHere } from "./token_here.js";

export function CorrectSheet({ state, piece = null, square = null, send, onClose }) {
  const item = found(state, piece, square);
  const title = item ? t("piece-of", { name: nameOf(state, item.owner), piece: pieceWords(item) }) : t("free-square");
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="cut-out"><${Board} state=${state} crop=${item?.squares ?? [square]} marks=${[]} cursor=${item ? null : square} aspect=${2.4} /></div>
    <${Corrections} state=${state} piece=${piece} square=${square} send=${send} onDone=${onClose} />
  </${Dialog}>`;
}

const found = (state, piece, square) => state.pieces.find((p) => p.seq === piece) ?? state.pieces.findLast((p) => p.squares.includes(square)) ?? null;

/** The choices themselves, for a sheet of their own or under a finding. */
export function Corrections({ state, piece = null, square = null, send, onDone }) {
  const [open, setOpen] = useState(null), item = found(state, piece, square);
  const say = async (name, fields) => { if (await send(name, fields)) onDone(); };
  const at = square ?? item?.squares[0];
  const choice = (name, body) => html`<div class="choice" key=${name}>
    <button type="button" class="wide" aria-expanded=${String(open === name)} onClick=${() => setOpen(open === name ? null : name)}>${t(`correct-${name}`)}<span class="choice-arrow" aria-hidden="true">${open === name ? "▾" : "›"}</span></button>
    ${open === name && html`<div class="choice-body">${body()}</div>`}</div>`;
  return html`<div class="stack corrections">
    ${item && html`<div key="whose"><h3>${t("correct-whose")}</h3><div class="owners">${state.players.map((p) => html`<button type="button" key=${p.seat}
      aria-pressed=${String(item.owner === p.seat)} onClick=${() => say("correct_piece", { piece: item.seq, owner: p.seat })}>
      <${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div></div>`}
    ${item?.kind === "card" && choice("colours", () => html`<${ColourChoice} board=${state.board} item=${item} onChoose=${(colours) => say("correct_piece", { piece: item.seq, colours })} />`)}
    ${item && html`<button type="button" key="gone" class="wide" onClick=${() => say("remove_piece", { piece: item.seq })}>${t("correct-gone")}</button>`}
    ${choice("missing", () => html`<${Missing} state=${state} square=${at} onAdd=${(fields) => say("add_piece", fields)} />`)}
    <${TokenHere} key="token" state=${state} squares=${item?.squares ?? [at]} onSay=${(fields) => say("token_at", fields)} />
  </div>`;
}
