// A card or joker that lies there and is not drawn: which, where its other half lies, whose, what colours.

import { html, useState } from "../../../base/html.js";
import { nameOf } from "../../../base/names.js";
import { t } from "../../../base/texts.js";
import { Swatch } from "../../../ui/swatch.js";
import { squareOf } from "../squares.js";
import { TwoColours } from "./colour_choice.js";

const WAYS = { right: [0, 1], left: [0, -1], down: [1, 0], up: [-1, 0] };

/** @param {DrawnBoard} props */
export function Missing({ state, square, onAdd }) {
  const { squares } = state.table.bare, here = squareOf(squares, square);
  const beside = Object.entries(WAYS).map(([way, [dr, dc]]) => [way, squares.find((q) => q.row === here.row + dr && q.col === here.col + dc)?.id])
    .filter(([, id]) => id);
  const [kind, setKind] = useState("card"), [other, setOther] = useState(beside[0]?.[1]), [owner, setOwner] = useState(state.players[0]?.seat);
  const choices = (name, list, value, set, label) => html`<div key=${name} class="owners" role="group" aria-label=${t(name)}>${list.map(([id, words]) => html`<button type="button" key=${id}
    aria-pressed=${String(value === id)} onClick=${() => set(id)}>${label?.(id)}<span class="name">${words}</span></button>`)}</div>`;
  const add = (colours) => onAdd({ kind, squares: kind === "card" ? [square, other] : [square], colours, owner });
  return html`<div class="stack">
    ${choices("missing-kind", [["card", t("a-card")], ["joker", t("a-joker")]], kind, setKind)}
    ${kind === "card" && choices("missing-way", beside.map(([way, id]) => [id, t(`way-${way}`)]), other, setOther)}
    ${choices("correct-whose", state.players.map((p) => [p.seat, nameOf(state, p.seat)]), owner, setOwner, (seat) => html`<${Swatch} seat=${seat} />`)}
    ${kind === "card" ? html`<${TwoColours} key="colours" bare=${state.table.bare} start=${[here.colour, other && squareOf(squares, other).colour]} label=${t("add-it")} onChoose=${add} />`
    : html`<button type="button" key="add" class="primary" onClick=${() => add([])}>${t("add-it")}</button>`}
  </div>`;
}
