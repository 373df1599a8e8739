// One finding in full: the rule and what would have fitted, and what the table may decide about it.

import { may } from "../base/access.js";
import { html, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { markOf } from "../tables/marks.js";
import { kindOf } from "../tables/registry.js";
import { Dialog } from "../ui/dialog.js";
import { Who } from "./parts.js";
import { Photos } from "./photos.js";

/** The rule in plain words, and where the piece would have fitted. @param {Shown} props */
export function RuleSheet({ state, finding, onClose }) {
  const here = finding.legal_here, { Drawing, placesOf } = kindOf(state);
  return html`<${Dialog} title=${finding.rule_title || t("the-rule")} onClose=${onClose}>
    <p>${finding.rule_text}</p>
    ${here && html`<h3>${t("would-fit")}</h3><p>${here.text}</p>`}
    ${here && state.table.bare && html`<div class="sheet-table"><${Drawing} state=${state} marks=${[markOf(finding)]} offers=${placesOf(here)} /></div>`}
    ${finding.rule && html`<p class="note">${t("rule-id", { rule: finding.rule })}</p>`}
  </${Dialog}>`;
}

/** What the table may say; each answer tells what the score does then. */
export function Answers({ finding, send, onDone = () => {} }) {
  const decide = async (decision) => { if (await send("overrule", { finding: finding.seq, decision })) onDone(); };
  return html`<div class="verdicts" data-asks="play">${finding.answers.map((a) => html`<button type="button" key=${a.decision} class="verdict"
    aria-pressed=${String(finding.decision === a.decision)} onClick=${() => decide(a.decision)}>
    <strong>${a.label}</strong>${a.effect && html`<span class="verdict-effect">${a.effect}</span>`}</button>`)}</div>`;
}

/** "That's not what happened": decide otherwise, or say what really lies there. @param {Shown} props */
export function FindingSheet({ state, finding, send, onClose, title = null }) {
  const [rule, setRule] = useState(false), { Drawing, Corrections } = kindOf(state), drawn = state.table.bare && finding.squares.length > 0;
  return html`<${Dialog} title=${title ?? t("who-deed", { name: finding.name, deed: finding.deed })} onClose=${onClose}>
    <${Who} state=${state} seat=${finding.player} name=${finding.name} />
    <p>${finding.why}</p>
    ${drawn && html`<div class="cut-out"><${Drawing} state=${state} crop=${finding.squares} marks=${[markOf(finding)]} aspect=${2.4} /></div>`}
    <${Photos} state=${state} finding=${finding} />
    <p class="effect">${finding.cleared ? finding.cleared_text : finding.effect}</p>
    ${!finding.cleared && html`<h3 key="how" data-asks="play">${t("how-to-count")}</h3><${Answers} key="answers" finding=${finding} send=${send} onDone=${onClose} />`}
    ${may("play") && drawn && html`<h3 key="what">${t("what-happened")}</h3>
      <${Corrections} key="correct" state=${state} piece=${finding.piece} spot=${finding.squares[0]} send=${send} onDone=${onClose} />`}
    ${finding.rule_text && html`<button type="button" key="rule" onClick=${() => setRule(true)}>${t("rule-and-fit")}</button>`}
    ${rule && html`<${RuleSheet} key="rule-sheet" state=${state} finding=${finding} onClose=${() => setRule(false)} />`}
  </${Dialog}>`;
}
