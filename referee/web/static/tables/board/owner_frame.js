// The white frames that tell the players' pieces apart.

import { html } from "../../base/html.js";

export const OWNERS = ["solid", "double", "dashed", "dotted", "unknown"];
const LINES = { solid: [[14, 7]], double: [[9, 4.5], [22, 4.5]], dashed: [[14, 7, "22 14"]], dotted: [[14, 9, "0 19", "round"]] };

/** The frame of an owner inside a rectangle; a question mark where nobody can say whose it is. */
export function Frame({ owner, x, y, width, height }) {
  const lines = LINES[owner];
  if (!lines) return html`<text class="frame-unknown" x=${x + width / 2} y=${y + height / 2}>?</text>`;
  return lines.flatMap(([inset, stroke, dash, cap]) => ["frame-under", "frame-line"].map((layer) => html`<rect key=${`${inset}${layer}`} class=${layer}
    x=${x + inset} y=${y + inset} width=${width - 2 * inset} height=${height - 2 * inset} rx=${Math.max(2, 12 - inset / 2)}
    stroke-width=${layer === "frame-under" ? stroke + 3 : stroke} stroke-dasharray=${dash} stroke-linecap=${cap} />`));
}
