// Set-up: which of the rule documents is played.

import { html } from "../../base/html.js";
import { has, t } from "../../base/texts.js";
import { withGame } from "./draft.js";

export function GameStep({ draft, change, games }) {
  const choose = (game) => {
    if (game.document !== draft.document) change(withGame(draft, game));
  };
  return html`<div class="choices" role="radiogroup" aria-labelledby="step-title">
    ${games.map((game) => html`<label key=${game.document} class="choice">
      <input type="radio" name="document" checked=${draft.document === game.document} onChange=${() => choose(game)} />
      <span class="choice-words">
        <strong>${has(`document-${game.document}`) ? t(`document-${game.document}`) : game.document}</strong>
        <span>${has(`document-${game.document}-text`) ? t(`document-${game.document}-text`) : ""}</span>
        <small>${t("setup-players-range", { from: game.players[0], to: game.players[1] })} · ${t(game.camera ? "with-camera" : "by-hand")}</small>
      </span>
    </label>`)}
  </div>`;
}
