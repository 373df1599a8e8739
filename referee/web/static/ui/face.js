// A game's picture, by which it is known from across the room; it says nothing that does not stand beside it in words.

import { html } from "../base/html.js";
import { key } from "../base/text_key.js";
import { has, t } from "../base/texts.js";
import { kindNamed } from "../tables/registry.js";

/** @param {{ game: string, document: string }} props */
export function Face({ game, document }) {
  const { Face: Picture } = kindNamed(game);
  return html`<svg class="face" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${Picture} document=${document} /></svg>`;
}

/** What a game is called, with its edition. @param {{ game: string, document: string }} of */
export const gameWords = ({ game, document }) => (has(`document-${document}`) ? t(`document-${document}`) : has(key("game", game)) ? t(key("game", game)) : game);
