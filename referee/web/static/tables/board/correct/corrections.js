// What people may say of a piece or a square of the board: whose, which colours, not there, missing, token here.

import { html, useState } from "../../../base/html.js";
import { t } from "../../../base/texts.js";
import { Gone, pieceAt, Whose } from "../../plain/corrections.js";
import { ColourChoice } from "./colour_choice.js";
import { Missing } from "./missing.js";
import { TokenHere } from "./token_here.js";

/** For a sheet of their own or under a finding. @param {DrawnBoard} props */
export function Corrections({ state, piece = null, spot = null, send, onDone }) {
  const [open, setOpen] = useState(null), item = pieceAt(state, piece, spot);
  const say = async (name, fields) => { if (await send(name, fields)) onDone(); };
  const at = spot ?? item?.squares[0];
  const choice = (name, body) => html`<div class="choice" key=${name}>
    <button type="button" class="wide" aria-expanded=${String(open === name)} onClick=${() => setOpen(open === name ? null : name)}>${t(`correct-${name}`)}<span class="choice-arrow" aria-hidden="true">${open === name ? "▾" : "›"}</span></button>
    ${open === name && html`<div class="choice-body">${body()}</div>`}</div>`;
  return html`<div class="stack corrections">
    ${item && html`<${Whose} key="whose" state=${state} item=${item} say=${say} />`}
    ${item?.kind === "card" && choice("colours", () => html`<${ColourChoice} bare=${state.table.bare} item=${item} onChoose=${(colours) => say("correct_piece", { piece: item.seq, colours })} />`)}
    ${item && html`<${Gone} key="gone" item=${item} say=${say} />`}
    ${choice("missing", () => html`<${Missing} state=${state} square=${at} onAdd=${(fields) => say("add_piece", fields)} />`)}
    <${TokenHere} key="token" state=${state} squares=${item?.squares ?? [at]} onSay=${(fields) => say("token_at", fields)} />
  </div>`;
}
