// Set-up, the last step: everything that was chosen, each with a way back to it.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { kindNamed } from "../../tables/registry.js";
import { Face, gameWords } from "../../ui/face.js";
import { Swatch } from "../../ui/swatch.js";
import { sidesOf, stepsFor, usualRounds } from "./draft.js";
import { broughtTitle } from "./players.js";
import { answerOf, questionOf } from "./rules.js";

export function ReadyStep({ draft, game, state, to }) {
  const steps = stepsFor(game, draft), bare = state?.table.bare;
  const changed = game.options.filter((o) => o.name in draft.options);
  const line = (step, content) => html`<li class="ready-line"><h2>${t(`setup-step-${step}`)}</h2><div class="ready-said">${content}</div>
    <button type="button" class="quiet" aria-label=${t("setup-ready-change", { what: t(`setup-step-${step}`) })} onClick=${() => to(step)}>${t("setup-change")}</button></li>`;
  return html`<p class="lead">${t("setup-ready-text")}</p>
    <ul class="ready">
      ${line("game", html`<span class="ready-game"><${Face} game=${game.game} document=${game.document} />${gameWords(game)}</span>`)}
      ${line("players", html`<ul class="ready-people">${draft.people.map((p) => html`<li key=${p.seat}>
        <${Swatch} seat=${p.seat} /><span class="name">${p.name}</span>${broughtBy(p, draft, game)}</li>`)}</ul>`)}
      ${steps.includes("rules") && line("rules", html`${t("setup-rules-changed", { n: changed.length })}
        ${changed.length > 0 && html`<ul>${changed.map((o) => html`<li key=${o.name}>${questionOf(game, o)} <strong>${answerOf(o.name, draft.options[o.name])}</strong></li>`)}</ul>`}`)}
      ${line("length", length(draft, game))}
      ${steps.includes("camera") && line("camera", draft.camera ? state?.camera?.text || t("setup-camera-chosen") : t("setup-camera-none"))}
      ${steps.includes("table") && line("table", bare ? kindNamed(bare.kind).learnedWords(bare) : t("setup-ready-not-learned"))}
      ${steps.includes("sides") && line("sides", html`<ul class="ready-people">${sidesOf(draft.people, game).map((side, i) => html`<li key=${side}>
        <${Swatch} seat=${side} /><span class="name">${draft.people[i].name}</span></li>`)}</ul>`)}
    </ul>`;
}

/** What a player brings from last time, in a few words; nothing where it is as the rules say. */
function broughtBy({ seat }, draft, game) {
  const told = game.brought.filter((b) => draft.brought[b.name]?.[seat] !== undefined && draft.brought[b.name][seat] !== null);
  return told.map((b) => html` <span class="note" key=${b.name}>${broughtTitle(b)}${b.most > 1 ? `: ${draft.brought[b.name][seat]}` : ""}</span>`);
}

function length(draft, game) {
  const { kind, n } = draft.length, usual = usualRounds(game, draft);
  if (kind === "points" || kind === "minutes") return t(`setup-ready-${kind}`, { n });
  if (kind === "rounds" || (!kind && usual)) return t("setup-ready-rounds", { n: n ?? usual });
  return t("setup-ready-open");
}
