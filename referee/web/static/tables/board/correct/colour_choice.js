// Which two colours a card has: the likely ones first, then any two.

import { html, useState } from "../../../base/html.js";
import { useSetting } from "../../../base/settings.js";
import { t } from "../../../base/texts.js";
import { colourNames, colourSign, colourWord, paint } from "../colours.js";

/** Likely readings: the camera's other candidates, the same colours turned round, each one alone. */
function likely({ colours: [one, two], candidates }) {
  const read = (candidates ?? []).map((c) => c.colours ?? c).filter((c) => Array.isArray(c) && c.length === 2);
  const all = [...read, [two, one], [one, one], [two, two]].filter((c) => c[0] && c[1] && c.join() !== `${one},${two}`);
  return [...new Map(all.map((c) => [c.join(), c])).values()].slice(0, 3);
}

export function ColourChoice({ bare, item, onChoose }) {
  return html`<div class="stack">
    <div class="owners">${likely(item).map((pair) => html`<button type="button" key=${pair.join()} onClick=${() => onChoose(pair)}>
      <${Pair} bare=${bare} colours=${pair} />${pair.map(colourWord).join(" · ")}</button>`)}</div>
    <${TwoColours} bare=${bare} start=${item.colours} label=${t("these-colours")} onChoose=${onChoose} />
  </div>`;
}

/** Two rows of colours, one a half; the button says what was chosen. */
export function TwoColours({ bare, start, label, onChoose }) {
  const [chosen, setChosen] = useState(start);
  return html`${[0, 1].map((half) => html`<div key=${half} class="colour-row" role="group" aria-label=${t("half", { n: half + 1 })}>${colourNames(bare).map((name) => html`<button
    type="button" key=${name} class="colour" aria-label=${colourWord(name)} title=${colourWord(name)} aria-pressed=${String(chosen[half] === name)}
    onClick=${() => setChosen(half ? [chosen[0], name] : [name, chosen[1]])}><${Dot} bare=${bare} name=${name} /></button>`)}</div>`)}
    <button type="button" class="primary" disabled=${!chosen[0] || !chosen[1]} onClick=${() => onChoose(chosen)}><${Pair} bare=${bare} colours=${chosen} />${label}</button>`;
}

function Dot({ bare, name }) {
  const [signs] = useSetting("signs", false);
  return html`<svg class="dot-colour" viewBox="0 0 100 100" aria-hidden="true"><rect width="100" height="100" rx="16" fill=${paint(bare, name)} />
    ${signs && html`<text class="sign sign-card" x="50" y="54">${colourSign(name)}</text>`}</svg>`;
}

const Pair = ({ bare, colours }) => html`<svg class="swatch" viewBox="0 0 20 12" aria-hidden="true">
  ${colours.map((name, i) => html`<rect key=${i} x=${i * 10} width="10" height="12" fill=${paint(bare, name)} />`)}</svg>`;
