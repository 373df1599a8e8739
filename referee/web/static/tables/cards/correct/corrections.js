// What people may say of the card on top of a pile, each by one tap on a pad: what it shows, whose it is, that it is not
// there.

import { html, useState } from "../../../base/html.js";
import { t } from "../../../base/texts.js";
import { COLOURS, colourWord } from "../../colours.js";
import { Pad } from "../../pad.js";
import { Gone, pieceAt, Whose } from "../../plain/corrections.js";
import { SmallCard } from "../card.js";
import { pieceOfSpot } from "../layout.js";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** For a sheet of their own or under a finding. @param {DrawnCards} props */
export function CardsCorrections({ state, piece = null, spot = null, send, onDone }) {
  const item = pieceAt(state, piece, spot) ?? pieceOfSpot(state.table.pieces, spot);
  const say = async (/** @type {string} */ name, /** @type {object} */ fields) => { if (await send(name, fields)) onDone(); };
  if (!item) return html`<div class="stack corrections"><p>${t("cards-table-gone-text")}</p></div>`;
  return html`<div class="stack corrections"><${Shows} key=${item.seq} item=${item} say=${say} />
    <${Whose} key="whose" state=${state} item=${item} say=${say} /><${Gone} key="gone" item=${item} say=${say} /></div>`;
}

/**
 * Number and colour: what was read of the other one stands; where nothing was, both are tapped.
 * @param {{ item: Piece, say: (name: string, fields: object) => Promise<void> }} props
 */
function Shows({ item, say }) {
  const [read] = item.colours, known = COLOURS.includes(read ?? "") ? read : null;
  const [colour, setColour] = useState(known), [number, setNumber] = useState(item.number);
  /** @type {(c: string | null, n: number | null) => any} */
  const put = (c, n) => {
    setColour(c);
    setNumber(n);
    return c && n && say("correct_card", { piece: item.seq, colour: c, number: n });
  };
  return html`<${Pad} name="numbers" title=${t("cards-table-which-number")}>${NUMBERS.map((n) => html`<button type="button" key=${n} aria-label=${String(n)} aria-pressed=${String(n === number)}
      onClick=${() => put(colour, n)}><${SmallCard} colour=${colour} number=${n} /></button>`)}</${Pad}>
    <${Pad} name="colours" title=${t("which-colour")}>${COLOURS.map((name) => html`<button type="button" key=${name} aria-label=${colourWord(name)} title=${colourWord(name)}
      aria-pressed=${String(name === colour)} onClick=${() => put(name, number)}><${SmallCard} colour=${name} number=${null} /></button>`)}</${Pad}>`;
}
