// The language of this screen, each called as it calls itself.

import { html } from "../base/html.js";
import { languages, ownName, useLanguage } from "../base/language.js";
import { speak, t } from "../base/texts.js";

export function LanguageChoice() {
  const shown = useLanguage(), known = languages();
  return known.length > 1 && html`<label class="language" onClick=${(event) => event.stopPropagation()}><span>${t("language")}</span>
    <select value=${shown} onChange=${(event) => speak(event.target.value)}>
      ${known.map((tag) => html`<option key=${tag} value=${tag} lang=${tag}>${ownName(tag)}</option>`)}</select></label>`;
}
