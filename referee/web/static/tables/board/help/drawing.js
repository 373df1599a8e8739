// Draws one small example of a rule: squares, pieces, tokens with the way they went, and a tick or a cross.

import { html } from "../../../base/html.js";
import { t } from "../../../base/texts.js";
import { paint } from "../colours.js";
import { boxOf, Piece, Token, UNIT } from "../piece.js";

const NAMES = { r: "red", y: "yellow", g: "green", b: "blue", p: "purple" };
const MARKS = { right: "✓", wrong: "✕", ask: "?" };

export function Example({ example }) {
  const { rows, cards, tokens, verdict, caption } = example;
  const colourAt = ([row, column]) => NAMES[rows[row][column]];
  const middle = ([row, column]) => [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
  return html`<figure class=${`drawing drawing-${verdict}`}>
    <svg viewBox=${`-6 -6 ${rows[0].length * UNIT + 12} ${rows.length * UNIT + 12}`} role="img" aria-label=${t(`drawing-${caption}`)}>
      ${rows.flatMap((line, row) => [...line].map((_, column) => html`<rect key=${`${row}.${column}`} class="square" x=${column * UNIT} y=${row * UNIT}
        width=${UNIT} height=${UNIT} fill=${paint(null, colourAt([row, column]))} />`))}
      ${cards.map((card, i) => html`<${Piece} key=${i} bare=${null} places=${card.at.map(([row, column]) => [column, row])}
        item=${{ kind: card.kind ?? "card", owner: card.owner, colours: card.at.map((at, k) => (card.colours ? NAMES[card.colours[k]] : colourAt(at))) }} />`)}
      ${(example.edges ?? []).map(([a, b]) => html`<path class="drawing-edge" d=${edge(a, b)} />`)}
      ${example.corner && html`<circle class="drawing-corner" cx=${example.corner[1] * UNIT} cy=${example.corner[0] * UNIT} r="17" />`}
      ${tokens.map((token) => html`${token.from && html`<${Way} from=${middle(token.from)} to=${middle(token.at)} />`}
        <${Token} cx=${middle(token.at)[0]} cy=${middle(token.at)[1]} />`)}
      ${cards.filter((card) => card.mark).map((card) => html`<${Mark} kind=${card.mark} box=${boxOf(card.at.map(([row, column]) => [column, row]))} />`)}
    </svg>
    <figcaption><span class="drawing-mark" aria-hidden="true">${MARKS[verdict]}</span> ${t(`drawing-${caption}`)}</figcaption>
  </figure>`;
}

/** The edge that two neighbouring squares share. */
function edge([row, column], [otherRow, otherColumn]) {
  return row === otherRow ? `M${Math.max(column, otherColumn) * UNIT} ${row * UNIT + 8}v${UNIT - 16}`
    : `M${column * UNIT + 8} ${Math.max(row, otherRow) * UNIT}h${UNIT - 16}`;
}

/** Where the token stood, and the way it went. */
function Way({ from, to }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]], far = Math.hypot(dx, dy), [ux, uy] = [dx / far, dy / far];
  const tip = [to[0] - ux * 38, to[1] - uy * 38], back = [tip[0] - ux * 22, tip[1] - uy * 22];
  const head = [tip, [back[0] - uy * 15, back[1] + ux * 15], [back[0] + uy * 15, back[1] - ux * 15]];
  return html`<g class="drawing-way"><circle cx=${from[0]} cy=${from[1]} r="30" /><path d=${`M${from[0] + ux * 32} ${from[1] + uy * 32}L${back[0]} ${back[1]}`} />
    <polygon points=${head.map((p) => p.join(",")).join(" ")} /></g>`;
}

function Mark({ kind, box }) {
  return html`<g class=${`ring ring-${kind === "right" ? "could" : kind}`}>${["ring-under", "ring-over"].map((layer) => html`<rect class=${layer} x=${box.x + 1} y=${box.y + 1}
    width=${box.width - 2} height=${box.height - 2} rx="13" />`)}</g>`;
}
