// May I deal again? A player taps the cards that lie open, and the rules answer (Weber 1.2.3).

import { html, useState } from "../../base/html.js";
import { post } from "../../base/net.js";
import { t } from "../../base/texts.js";
import { Dialog } from "../../ui/dialog.js";

const LEAST_PLAYERS = 3;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A button for it, where enough play. @param {Shown} props */
export function AskRedeal({ state }) {
  const [open, setOpen] = useState(false);
  if (state.players.length < LEAST_PLAYERS) return null;
  return html`<button type="button" key="ask" onClick=${() => setOpen(true)}>${t("redeal")}</button>
    ${open && html`<${Redeal} key="sheet" state=${state} onClose=${() => setOpen(false)} />`}`;
}

/** @param {Shown} props */
function Redeal({ state, onClose }) {
  const [visible, setVisible] = useState([]), [answer, setAnswer] = useState(null);
  const say = async (cards) => {
    setVisible(cards);
    setAnswer(cards.length ? await post("/ask/redeal", JSON.stringify({ players: state.players.length, visible: cards })) : null);
  };
  return html`<${Dialog} title=${t("redeal")} onClose=${onClose}>
    <p>${t("redeal-how")}</p>
    <div class="redeal-numbers">${NUMBERS.map((n) => html`<button type="button" key=${n} onClick=${() => say([...visible, n])}>${n}</button>`)}</div>
    <p class="redeal-cards">${t("redeal-cards", { cards: visible.join(" + ") || "–" })}</p>
    <p role="status">${answer?.ok ? t(answer.may_redeal ? "redeal-yes" : "redeal-no", { n: answer.face_value_sum }) : answer?.error ?? ""}</p>
    <div class="two"><button type="button" onClick=${() => say(visible.slice(0, -1))} disabled=${!visible.length}>${t("redeal-back")}</button>
      <button type="button" class="primary" onClick=${onClose}>${t("redeal-done")}</button></div>
  </${Dialog}>`;
}
