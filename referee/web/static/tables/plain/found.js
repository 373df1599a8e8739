// The spots that were learned, over the picture they were learned from.

import { html } from "../../base/html.js";

export const Found = ({ bare }) => html`<svg class="squares" viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true">
  ${Object.entries(bare.spots).map(([spot, outline]) => html`<polygon key=${spot} class="spot-found" points=${outline.join(" ")} />`)}</svg>`;
