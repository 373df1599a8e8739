// The picture of a game that brings none: a table with places round it.

import { html } from "../../base/html.js";

const PLACES = [[160, 34], [160, 166], [66, 100], [254, 100]];

export const PlainFace = () => html`<rect width="320" height="200" fill="#4d5966" />
  <rect x="92" y="56" width="136" height="88" rx="16" fill="#e6e0d2" />
  ${PLACES.map(([x, y]) => html`<circle key=${`${x}-${y}`} cx=${x} cy=${y} r="17" fill="#e6e0d2" opacity="0.7" />`)}`;
