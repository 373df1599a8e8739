// Set-up: a family shows its dice in four rows.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { COLOURS, colourWord, paint } from "../colours.js";
import { Photo } from "../photo.js";
import { TeachShown } from "../teach_shown.js";
import { SmallDie } from "./die.js";
import { dieWords } from "./words.js";

/** @typedef {import("../teach_shown.js").Found} Found */

const PIPS = [1, 2, 3, 4, 5, 6];

/** @param {{ state: State | null }} props */
export const TeachDice = ({ state }) => html`<${TeachShown} state=${state} learned=${Boolean(state?.table.bare) && state?.table.kind === "dice"} Rows=${Rows} Taken=${Taken} words=${{
  text: t("setup-teach-dice-text"), first: t("setup-teach-dice-board"), looking: t("setup-teach-dice-looking"), right: t("setup-teach-dice-right"),
  seen: (/** @type {Found["pieces"]} */ pieces) => t("setup-teach-dice-seen", { n: pieces.length }), keep: t("setup-teach-dice-keep"), kept: t("setup-teach-dice-kept") }} />`;

/** The picture that was taken, each die outlined in the colour that its row says, with its number. @param {{ found: Found }} props */
function Taken({ found: { picture, width, height, pieces } }) {
  const edges = pieces.map(({ quad }) => quad[1][0] - quad[0][0]).sort((a, b) => a - b), edge = edges[Math.floor(edges.length / 2)] ?? 0;
  return html`<${Photo} picture=${picture} width=${width} height=${height} points=${pieces.flatMap((die) => die.quad)} label=${pieces.map((die) => dieWords({ colour: die.owner, pips: die.pips })).join(", ")}>
    ${pieces.map((die) => html`<g key=${die.id} class=${`proposal ${die.owner ? "named" : "open"}`}><polygon class="under" points=${die.quad.join(" ")} />
      <polygon class="line" points=${die.quad.join(" ")} style=${die.owner ? `stroke: ${paint(die.owner)}` : ""} />
      ${die.pips && html`<text x=${die.quad[0][0] + edge * 0.1} y=${die.quad[0][1] + edge * 0.1} font-size=${edge * 0.5}>${die.pips}</text>`}</g>`)}</${Photo}>`;
}

/** How the dice are to lie. */
const Rows = () => html`<div class="dice-rows" role="img" aria-label=${t("setup-teach-dice-rows")}>${COLOURS.map((colour) => html`<div key=${colour} title=${colourWord(colour)}>
  ${PIPS.map((pips) => html`<${SmallDie} key=${pips} colour=${colour} pips=${pips} />`)}</div>`)}</div>`;
