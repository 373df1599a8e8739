// A small card that shows whose seat is whose.

import { html } from "../base/html.js";
import { SeatSign, colourOf } from "../tables/seats.js";

export const Swatch = ({ seat }) => html`<svg class=${`swatch ${colourOf(seat)}`} viewBox="0 0 130 84" aria-hidden="true">
  <rect class="swatch-body" x="1" y="1" width="128" height="82" rx="14" /><${SeatSign} seat=${seat} width=${130} height=${84} />
</svg>`;
