// What people may say of a die or a place, each by one tap on a pad: what it shows, where it lies, whose it is, that it is
// not there; and of a die nobody saw.

import { html, useState } from "../../../base/html.js";
import { nameOf } from "../../../base/names.js";
import { t } from "../../../base/texts.js";
import { Swatch } from "../../../ui/swatch.js";
import { Gone, pieceAt, Whose } from "../../plain/corrections.js";
import { dieOfSpot, seatOfSpot } from "../layout.js";
import { ColourPad, PipsPad, SpacePad } from "./pads.js";

/** @typedef {(name: string, fields: Record<string, any>) => Promise<void>} Say */

/** For a sheet of their own or under a finding. @param {DrawnDice} props */
export function DiceCorrections({ state, piece = null, spot = null, send, onDone }) {
  const item = pieceAt(state, piece, spot), die = dieOfSpot(state.table.loose, spot), side = seatOfSpot(spot);
  /** @type {Say} */
  const say = async (name, fields) => { if (await send(name, fields)) onDone(); };
  return html`<div class="stack corrections">
    ${item ? html`<${OnBoard} key="board" state=${state} item=${item} say=${say} />`
    : die ? html`<${Beside} key="beside" state=${state} die=${die} say=${say} />`
    : side ? html`<${MissedBeside} key="missed" side=${side} say=${say} />`
    : spot && state.table.bare.spots[spot] ? html`<${Missed} key="free" state=${state} space=${spot} say=${say} />`
    : html`<p key="none">${t("dice-table-gone-text")}</p>`}
  </div>`;
}

/** A die on the board. @param {{ state: DrawnDice["state"], item: Piece, say: Say }} props */
function OnBoard({ state, item, say }) {
  const [colour] = item.colours, put = (/** @type {object} */ fields) => say("correct_die", { piece: item.seq, ...fields });
  return html`<${PipsPad} colour=${colour} pips=${item.number} onChoose=${(/** @type {number} */ pips) => put({ pips })} />
    <${ColourPad} colour=${colour} pips=${item.number} onChoose=${(/** @type {string} */ name) => put({ colour: name })} />
    <${Whose} state=${state} item=${item} say=${(/** @type {string} */ _, /** @type {{ owner: string }} */ { owner }) => put({ owner })} />
    <${Gone} item=${item} say=${say} />
    <${SpacePad} state=${state} space=${item.squares[0]} onChoose=${(/** @type {string} */ place) => put({ space: place })} />`;
}

/** A die beside the board. @param {{ state: DrawnDice["state"], die: LooseDie, say: Say }} props */
function Beside({ state, die, say }) {
  const put = (/** @type {object} */ fields) => say("loose_die", { at: die.at, ...fields });
  return html`<${PipsPad} colour=${die.colour} pips=${die.pips} onChoose=${(/** @type {number} */ pips) => put({ pips })} />
    <${ColourPad} colour=${die.colour} pips=${die.pips} onChoose=${(/** @type {string} */ colour) => put({ colour })} />
    <div><h3>${t("correct-whose")}</h3><div class="owners">${sides(state).map((seat) => html`<button type="button" key=${seat} aria-pressed=${String(seat === die.seat)}
      onClick=${() => put({ seat })}><${Swatch} seat=${seat} /><span class="name">${nameOf(state, seat)}</span></button>`)}</div></div>
    <button type="button" class="wide" onClick=${() => put({ away: true })}>${t("correct-gone")}</button>`;
}

/** The sides at which somebody plays. @param {Live} state */
const sides = (state) => state.players.map((p) => p.seat).filter((seat) => state.match.places.includes(seat));

/** A free space: the die that belongs there, unless it is another one, is whoever's is tapped. @param {{ state: DrawnDice["state"], space: string, say: Say }} props */
function Missed({ state, space, say }) {
  const [own, value] = space.split("-"), [colour, setColour] = useState(own), [pips, setPips] = useState(Number(value));
  return html`<p>${t("dice-table-missed-text")}</p>
    <${PipsPad} colour=${colour} pips=${pips} onChoose=${setPips} />
    <${ColourPad} colour=${colour} pips=${pips} onChoose=${setColour} />
    <div><h3>${t("dice-table-missed-whose")}</h3><div class="owners">${state.players.map((p) => html`<button type="button" key=${p.seat}
      onClick=${() => say("add_die", { space, colour, pips, owner: p.seat })}><${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div></div>`;
}

/** A die at a seat that nobody saw. @param {{ side: string, say: Say }} props */
function MissedBeside({ side, say }) {
  const [colour, setColour] = useState("red");
  return html`<p>${t("dice-table-missed-beside-text")}</p>
    <${ColourPad} colour=${colour} pips=${null} onChoose=${setColour} />
    <${PipsPad} colour=${colour} pips=${undefined} unread onChoose=${(/** @type {number | null} */ pips) => say("loose_die", { seat: side, colour, ...(pips !== null && { pips }) })} />`;
}
