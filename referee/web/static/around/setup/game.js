// Set-up: which of the rule documents is played, each with its picture.

import { html } from "../../base/html.js";
import { has, t } from "../../base/texts.js";
import { Face, gameWords } from "../../ui/face.js";
import { withGame } from "./draft.js";

const about = (game) => (has(`document-${game.document}-text`) ? t(`document-${game.document}-text`) : "");

export function GameStep({ draft, change, games }) {
  const chosen = games.find((game) => game.document === draft.document);
  const choose = (game) => {
    if (game.document !== draft.document) change(withGame(draft, game));
  };
  return html`<div class="choices games" role="radiogroup" aria-labelledby="step-title">
    ${games.map((game) => html`<label key=${game.document} class="choice game-choice">
      <${Face} game=${game.game} document=${game.document} />
      <input type="radio" name="document" checked=${draft.document === game.document} onChange=${() => choose(game)} />
      <span class="choice-words">
        <strong>${gameWords(game)}</strong>
        <span class="game-about">${about(game)}</span>
        <small>${t("setup-players-range", { from: game.players[0], to: game.players[1] })}${game.camera ? "" : ` · ${t("by-hand")}`}</small>
      </span>
    </label>`)}
  </div>
  <p class="game-said" key="said" aria-hidden="true">${chosen && about(chosen)}</p>`;
}
