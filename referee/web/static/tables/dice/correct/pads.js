// What is tapped on to say what a die is: colours, pips, spaces, sides of the board.

import { html } from "../../../base/html.js";
import { t } from "../../../base/texts.js";
import { COLOURS, colourWord } from "../../colours.js";
import { Pad } from "../../pad.js";
import { SmallDie } from "../die.js";
import { layoutOf } from "../layout.js";
import { spaceWords } from "../words.js";

const PIPS = [1, 2, 3, 4, 5, 6];

/**
 * What is chosen on a pad, and was chosen or read before.
 * @typedef {{ colour: string | null, pips: number | null | undefined, unread?: boolean, onChoose: (said: any) => void }} Chosen
 */

/** Each colour is shown with the die's `pips`. @param {Chosen} props */
export const ColourPad = ({ colour, pips, onChoose }) => html`<${Pad} name="colours" title=${t("which-colour")}>${COLOURS.map((name) => html`<button type="button" key=${name}
  aria-label=${colourWord(name)} title=${colourWord(name)} aria-pressed=${String(name === colour)} onClick=${() => onChoose(name)}><${SmallDie} colour=${name} pips=${pips} /></button>`)}</${Pad}>`;

/** `unread`: that they cannot be read may be said as well. @param {Chosen} props */
export const PipsPad = ({ colour, pips, unread = false, onChoose }) => html`<${Pad} name=${unread ? "pips-unread" : "pips"} title=${t("dice-table-which-pips")}>${[...PIPS, ...(unread ? [null] : [])].map((n) => html`<button type="button" key=${n}
  aria-label=${n === null ? t("dice-table-pips-unread") : String(n)} aria-pressed=${String(n === pips)} onClick=${() => onChoose(n)}><${SmallDie} colour=${colour} pips=${n} /></button>`)}</${Pad}>`;

/** The board as buttons, as it lies; what is not free cannot be chosen. @param {{ state: DrawnDice["state"], space: string, onChoose: (space: string) => void }} props */
export function SpacePad({ state, space, onChoose }) {
  const { bare, pieces } = state.table, { at, columns } = layoutOf(bare, []);
  const taken = new Set(pieces.flatMap((p) => p.squares));
  const spaces = [...bare.spaces].sort((a, b) => rank(at, a) - rank(at, b));
  return html`<div key="spaces"><h3>${t("dice-table-which-space")}</h3><div class="die-spaces" style=${`grid-template-columns: repeat(${columns}, minmax(44px, 60px))`} role="group" aria-label=${t("dice-table-which-space")}>
    ${spaces.map(({ id, colour, value }) => html`<button type="button" key=${id} class=${`die-space die-space-${colour}`} aria-label=${spaceWords(id)} aria-pressed=${String(id === space)}
      disabled=${taken.has(id) && id !== space} onClick=${() => onChoose(id)}>${value}</button>`)}</div></div>`;
}

/**
 * Row by row, from the left.
 * @param {Map<string, number[]>} at
 * @param {{ id: string }} space
 */
function rank(at, { id }) {
  const [column, row] = at.get(id) ?? [0, 0];
  return row * 10 + column;
}
