// Set-up: when the match is over: after rounds, at a number of points, after a time, or when the table stops.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Stepper } from "../../ui/stepper.js";
import { marked, usualRounds } from "./draft.js";

const KINDS = { rounds: { start: 6, most: 99 }, points: { start: 50, most: 999 }, minutes: { start: 45, most: 600 }, open: null };

export function LengthStep({ draft, change, game, error }) {
  const usual = usualRounds(game, draft), kind = draft.length.kind || (usual ? "rounds" : "open");
  const choose = (k) => change({ wrong: marked("length/n", "")(draft).wrong, length: { kind: k, n: k === "rounds" ? usual || KINDS.rounds.start : KINDS[k]?.start ?? null } });
  const n = draft.length.n ?? usual;
  const wrong = ["rounds", "target", "minutes"].includes(error?.field) && error.text;
  return html`<div class="choices" role="radiogroup" aria-labelledby="step-title">
    ${Object.entries(KINDS).map(([k, limits]) => html`<div key=${k} class="choice choice-length">
      <label><input type="radio" name="length" checked=${kind === k} onChange=${() => choose(k)} />
        <span class="choice-words"><strong>${t(`setup-length-${k}`)}</strong>
        ${k === "rounds" && usual > 0 && html`<small>${t("setup-length-usual", { n: usual })}</small>`}</span></label>
      ${limits && kind === k && html`<${Stepper} label=${t(`setup-length-${k}-n`)} value=${n} min=${1} max=${limits.most}
        wrong=${draft.wrong["length/n"]}
        onChange=${(value) => change({ length: { kind: k, n: value } })} onWrong=${(reason) => change(marked("length/n", reason))} />`}
    </div>`)}
  </div>
  ${wrong && html`<p class="problem">${wrong}</p>`}`;
}
