// Set-up: a family shows its deck, all faces in four rows and under them a back of each player.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { COLOURS, colourWord, paint, shownWords } from "../colours.js";
import { middle } from "../geometry.js";
import { Photo } from "../photo.js";
import { TeachShown } from "../teach_shown.js";
import { Card, HIGH, WIDE } from "./card.js";

/** @typedef {import("../teach_shown.js").Found} Found */

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], STEP = [WIDE + 8, HIGH + 8];
/** @param {Found["pieces"]} pieces */
const backs = (pieces) => pieces.filter((piece) => piece.kind === "back");

/** The first player's back is the first from the left, and so on. @param {{ state: State | null, draft: Draft }} props */
export function TeachDeck({ state, draft: { people } }) {
  const bare = /** @type {CardsBare | null} */ (state?.table.bare?.kind === "cards" ? state.table.bare : null);
  const missing = (/** @type {Found["pieces"]} */ pieces) => (backs(pieces).length < people.length ? t("setup-teach-deck-few", { n: backs(pieces).length, of: people.length }) : "");
  const names = people.map((p) => p.name.trim()), words = {
    text: t("setup-teach-deck-text", { names: names.join(", ") }), first: t("setup-teach-deck-table"), looking: t("setup-teach-deck-looking"), right: t("setup-teach-deck-right"),
    seen: (/** @type {Found["pieces"]} */ pieces) => t("setup-teach-deck-seen", { faces: pieces.length - backs(pieces).length, backs: backs(pieces).length }), missing,
    keep: t("setup-teach-deck-keep"), kept: t("setup-teach-deck-kept"), known: bare?.deck.faces ? t("setup-ready-deck", { faces: bare.deck.faces, backs: bare.deck.backs.length }) : "" };
  return html`<${TeachShown} state=${state} learned=${bare !== null} Rows=${() => html`<${Rows} names=${names} />`} Taken=${(/** @type {{ found: Found }} */ { found }) => html`<${Taken} found=${found} names=${names} />`} words=${words} />`;
}

/** The picture that was taken, each card outlined: a face in its colour with its number, a back with its player. @param {{ found: Found, names: string[] }} props */
function Taken({ found: { picture, width, height, pieces }, names }) {
  const edges = pieces.map(({ quad: [[x, y], [u, v]] }) => Math.hypot(u - x, v - y)).sort((a, b) => a - b), edge = edges[Math.floor(edges.length / 2)] ?? 0, order = backs(pieces);
  const said = pieces.map((piece) => (piece.kind === "back" ? names[order.indexOf(piece)] ?? piece.owner ?? "" : shownWords(piece.owner, piece.pips)));
  return html`<${Photo} picture=${picture} width=${width} height=${height} points=${pieces.flatMap((piece) => piece.quad)} label=${said.join(", ")}>
    ${pieces.map((piece) => html`<g key=${piece.id} class="proposal named"><polygon class="under" points=${piece.quad.join(" ")} />
      <polygon class="line" points=${piece.quad.join(" ")} style=${piece.kind === "face" ? `stroke: ${paint(piece.owner)}` : ""} /></g>`)}
    ${pieces.map((piece, n) => {
      const face = piece.kind === "face", [x, y] = face ? piece.quad[0].map((at) => at + edge * 0.12) : middle(piece.quad);
      return html`<g key=${`t${piece.id}`} class="proposal"><text x=${x} y=${y} font-size=${edge * (face ? 0.42 : 0.3)}>${face ? piece.pips : said[n]}</text></g>`;
    })}</${Photo}>`;
}

/** How the cards are to lie: a back for each who plays. @param {{ names: string[] }} props */
const Rows = ({ names }) => html`<svg class="deck-rows" role="img" aria-label=${t("setup-teach-deck-rows")} viewBox=${`0 0 ${10 * STEP[0]} ${5 * STEP[1]}`}>
  ${COLOURS.map((colour, row) => html`<g key=${colour}><title>${colourWord(colour)}</title>${NUMBERS.map((n) => html`<${Card} key=${n} x=${(n - 1) * STEP[0]} y=${row * STEP[1]} colour=${colour} number=${n} />`)}</g>`)}
  ${names.map((name, n) => html`<g key=${`b${n}`}><title>${name}</title><${Card} x=${n * STEP[0]} y=${4 * STEP[1]} colour=${null} number=${null} face="down" /></g>`)}</svg>`;
