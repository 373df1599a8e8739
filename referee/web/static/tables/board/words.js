// What a piece of the board game is called.

import { t } from "../../base/texts.js";
import { colourWord } from "./colours.js";

/**
 * `colours` may be missing, as with what was learned of a piece.
 * @param {{ kind: string, colours?: (string | null)[] }} piece
 */
export function pieceWords({ kind, colours = [] }) {
  if (kind === "token") return t("learned-token");
  if (kind === "joker") return t("a-joker");
  const [one, two] = colours.map(colourWord);
  return one && two ? t(one === two ? "a-card-one" : "a-card-two", { one, two }) : t("a-card");
}
