// Set-up: house rules, one question each. A few common ones stand open, the others behind "more".

import { html, useState } from "../../base/html.js";
import { has, t } from "../../base/texts.js";
import { key } from "../../base/text_key.js";
import { kindNamed } from "../../tables/registry.js";
import { NumberField } from "../../ui/number.js";
import { marked } from "./draft.js";

const SECONDS = "a number of seconds"; // the server's word for "or any number of seconds"

/** The options that leave a choice in this game and edition, to so many players. */
function questions(game, players) {
  const { ofEdition, ofPlayers } = kindNamed(game.game);
  return game.options.filter((o) => o.values.length > 1 && (ofEdition[o.name] ?? game.edition) === game.edition && (ofPlayers[o.name] ?? players) === players);
}

/** The question and an answer in plain words; the server's own where the page has none. */
export function questionOf(game, option) {
  const own = key("option", option.name, game.game), plain = key("option", option.name);
  return has(own) ? t(own) : has(plain) ? t(plain) : option.text;
}

export function answerOf(name, value) {
  if (value === SECONDS) return t("setup-seconds-own");
  const words = key("answer", name, value);
  return has(words) ? t(words) : typeof value === "number" ? t("setup-seconds-n", { n: value }) : String(value);
}

export function RulesStep({ draft, change, game, error }) {
  const all = questions(game, draft.people.length), common = kindNamed(game.game).common.flatMap((name) => all.find((o) => o.name === name) ?? []);
  const others = all.filter((o) => !common.includes(o));
  const [more, setMore] = useState(() => others.some((o) => o.name in draft.options));
  const set = (name, value, usual) => {
    const { [name]: _, ...rest } = draft.options;
    change((before) => ({ ...before, options: value === usual ? rest : { ...rest, [name]: value } }));
  };
  const ask = (list) => list.map((o) => html`<${Question} key=${o.name} option=${o} game=${game} value=${draft.options[o.name] ?? o.values[0]}
    set=${(value) => set(o.name, value, o.values[0])} typed=${draft.wrong[`rules/${o.name}`]} mark=${(reason) => change(marked(`rules/${o.name}`, reason))} wrong=${error?.field === `options.${o.name}` && error.text} />`);
  return html`<p class="lead">${t("setup-rules-text")}</p>
    <div class="questions">${ask(common)}${more && ask(others)}</div>
    ${others.length > 0 && html`<button type="button" aria-expanded=${more} onClick=${() => setMore(!more)}>
      ${t(more ? "setup-rules-less" : "setup-rules-more", { n: others.length })}</button>`}`;
}

function Question({ option, game, value, set, typed, mark, wrong }) {
  const own = option.values.includes(SECONDS), chosen = option.values.includes(value) ? value : SECONDS, id = `option-${option.name}`;
  return html`<fieldset class=${value === option.values[0] ? "question" : "question changed"} aria-describedby=${wrong ? `${id}-wrong` : null}>
    <legend>${questionOf(game, option)}</legend>
    <div class="answers">${option.values.map((v, i) => html`<label key=${v} class="answer">
      <input type="radio" name=${id} checked=${chosen === v} onChange=${() => { mark(""); set(v === SECONDS ? 10 : v); }} />
      <span>${answerOf(option.name, v)}${i === 0 && value !== v && html` <small>${t("setup-default")}</small>`}</span>
    </label>`)}</div>
    ${own && chosen === SECONDS && html`<label class="own">${t("setup-seconds-label")}
      <${NumberField} label=${t("setup-seconds-label")} value=${value} min=${1} max=${120} wrong=${typed} empties=${false} onValue=${set} onWrong=${mark} /></label>`}
    ${wrong && html`<p class="problem" id=${`${id}-wrong`}>${wrong}</p>`}
  </fieldset>`;
}
