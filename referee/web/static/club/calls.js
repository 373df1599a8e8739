// Calls for the host from any table: big, above every part of the page, until somebody says that they come.

import { html, useEffect } from "../base/html.js";
import { post } from "../base/net.js";
import { t } from "../base/texts.js";
import { May } from "../base/access.js";
import { Speaker } from "../sound/settings.js";
import * as tones from "../sound/tones.js";
import { notice } from "../ui/notice.js";
import { since, useSeconds } from "./state.js";
import { howLong } from "./words.js";

const AGAIN_MS = 8000; // somebody who talks to a table hears the second

/** Whether this screen sounds then. @param {{ sound: { on: boolean, waits: boolean, toggle: () => void } }} props */
export const SoundSwitch = ({ sound }) => html`<button type="button" class="quiet club-sound no-print" role="switch" aria-checked=${String(sound.on)} aria-label=${t("club-sound")} onClick=${sound.toggle}>
  <${Speaker} on=${sound.on} /><span aria-hidden="true">${t(sound.waits ? "sound-tap" : "club-sound")}</span></button>`;

/** @param {{ club: import("./state.js").Club, sound: { on: boolean, waits: boolean } }} props */
export function Calls({ club, sound }) {
  const calls = club.tables.filter((table) => table.help && !table.help.answered && !table.away);
  const ids = calls.map((table) => table.id).join(" ");
  useSeconds();
  useEffect(() => {
    if (!ids) return undefined;
    const ring = () => tones.play("call");
    ring();
    const timer = setInterval(ring, AGAIN_MS);
    return () => clearInterval(timer);
  }, [ids, sound.waits, sound.on]);
  return html`<section class="club-calls" aria-live="assertive" aria-label=${t("club-calls-title")}>${calls.map((table) => html`<${Call} key=${table.id} table=${table} />`)}</section>`;
}

/** @param {{ table: import("./state.js").ClubTable }} props */
function Call({ table }) {
  const answer = async () => {
    const done = await post(`/api/table/${table.id}/answer`, "{}");
    if (!done.ok) notice(done.error);
  };
  return table.help && html`<div class="club-call"><p><strong class="name">${t("club-call", { table: table.name })}</strong>
    <span>${t("club-since", { long: howLong(since(table.help.since)) })}</span></p>
    <${May} right="host"><button type="button" class="primary" onClick=${answer}>${t("club-answer")}</button><//></div>`;
}
