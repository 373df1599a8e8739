// The dice game's picture: four dice on the spaces of their board.

import { html } from "../../base/html.js";
import { paint } from "../colours.js";
import { Die } from "./die.js";

const DICE = [{ colour: "red", pips: 5, x: 26, y: 22, turn: -12 }, { colour: "yellow", pips: 3, x: 120, y: 84, turn: 9 }, { colour: "green", pips: 6, x: 206, y: 16, turn: 16 },
  { colour: "blue", pips: 4, x: 40, y: 122, turn: 14 }];
const SPACES = ["red", "yellow", "green", "blue"];
const ACROSS = 76, DOWN = 48;

export const DiceFace = () => html`<rect width="320" height="200" fill="#17324f" />
  <g transform="rotate(-7 160 100)">${SPACES.flatMap((colour, c) => [0, 1, 2, 3].map((r) => html`<rect key=${`${colour}${r}`} x=${10 + c * ACROSS} y=${8 + r * DOWN} width=${ACROSS - 8} height=${DOWN - 8}
    rx="9" fill="none" stroke=${paint(colour)} stroke-width="5" opacity="0.6" />`))}</g>
  ${DICE.map(({ colour, pips, x, y, turn }) => html`<g key=${colour} transform=${`rotate(${turn} ${x + 40} ${y + 40})`}><${Die} x=${x} y=${y} size=${84} colour=${colour} pips=${pips} /></g>`)}`;
