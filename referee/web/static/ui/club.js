// The call for a club's host at a table's page: the button, its end, and that the host has heard it.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

/** @param {Shown} props */
export function CallHost({ state, send }) {
  const { club } = state;
  return club && html`<h2>${t("host-title")}</h2>
    <div class="stack"><p class="note" role="status">${club.calls ? t(club.answered ? "host-coming" : "host-called") : t("host-call-text", { table: club.name })}</p>
      <button type="button" class="wide" data-asks="play" aria-pressed=${String(club.calls)} onClick=${() => send("call_host", { calls: !club.calls })}>${t(club.calls ? "host-call-end" : "host-call")}</button></div>`;
}
