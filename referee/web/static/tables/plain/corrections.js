// What may be said of a piece in any game: whose it is, and that it is not there.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";

/** @param {Shown} props */
export function Corrections({ state, piece = null, spot = null, send, onDone }) {
  const item = pieceAt(state, piece, spot);
  const say = async (name, fields) => { if (await send(name, fields)) onDone(); };
  return html`<div class="stack corrections">${item ? html`<${Whose} key="whose" state=${state} item=${item} say=${say} /><${Gone} key="gone" item=${item} say=${say} />`
    : html`<p>${t("free-spot")}</p>`}</div>`;
}

/** The piece of a number, else the topmost one on a spot; null where nothing lies. */
export const pieceAt = ({ table: { pieces } }, piece, spot) => pieces.find((p) => p.seq === piece) ?? pieces.findLast((p) => p.squares.includes(spot)) ?? null;

/** @param {Shown} props */
export const Whose = ({ state, item, say }) => html`<div><h3>${t("correct-whose")}</h3><div class="owners">${state.players.map((p) => html`<button type="button" key=${p.seat}
  aria-pressed=${String(item.owner === p.seat)} onClick=${() => say("correct_piece", { piece: item.seq, owner: p.seat })}>
  <${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div></div>`;

export const Gone = ({ item, say }) => html`<button type="button" class="wide" onClick=${() => say("remove_piece", { piece: item.seq })}>${t("correct-gone")}</button>`;
