// The card games' pictures: four colours of cards; one document's pile in the middle, the other's stack that grows and shrinks.

import { html } from "../../base/html.js";
import { Card } from "./card.js";

const FAN = [{ colour: "red", number: 1, turn: -27, x: 22, y: 66 }, { colour: "yellow", number: 2, turn: -9, x: 82, y: 40 },
  { colour: "green", number: 3, turn: 9, x: 150, y: 32 }, { colour: "blue", number: 4, turn: 27, x: 217, y: 42 }];
const STACK = [{ colour: "blue", number: 9, x: 34, y: 84 }, { colour: "red", number: 8, x: 70, y: 64 }, { colour: "green", number: 7, x: 106, y: 44 }, { colour: "yellow", number: 10, x: 142, y: 24 }];

/** The card game whose cards fan out from the middle. */
export const FanFace = () => html`<rect width="320" height="200" fill="#1f6b4a" />
  <circle cx="160" cy="260" r="190" fill="#19593d" />
  ${FAN.map(({ colour, number, turn, x, y }) => html`<g key=${colour} transform=${`rotate(${turn} ${x + 42} ${y + 62})`}><${Card} x=${x} y=${y} size=${1.36} colour=${colour} number=${number} /></g>`)}`;

/** The card game with a stack that grows and shrinks from round to round. */
export const StackFace = () => html`<rect width="320" height="200" fill="#3b3470" />
  <circle cx="80" cy="250" r="180" fill="#322b63" />
  ${STACK.map(({ colour, number, x, y }) => html`<${Card} key=${colour} x=${x} y=${y} size=${1.24} colour=${colour} number=${number} />`)}
  <path d="M262 24l30 40h-19v26h-22v-26h-19z" fill="#f0c828" /><path d="M262 178l30-40h-19v-26h-22v26h-19z" fill="#fff" opacity="0.85" />`;
