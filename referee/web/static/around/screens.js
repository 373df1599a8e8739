// Other screens: the link of each role as a code to scan, and new links where old ones went too far.

import { html, useEffect, useState } from "../base/html.js";
import { loadAccess, May } from "../base/access.js";
import { post } from "../base/net.js";
import { Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { notice } from "../ui/notice.js";
import { QrCode } from "./qr.js";

const COMMAND = "referee serve --lan"; // stands in one line: it is typed off the screen
const FIRST = ["player", "viewer", "camera", "host"]; // in the order in which they are wanted

/** `alone`: what is said where only this computer can open the page. */
export function Screens({ alone = null }) {
  const [access, setAccess] = useState(null), [chosen, setChosen] = useState("player"), [sure, setSure] = useState(false);
  const look = () => loadAccess().then(setAccess, (e) => notice(e.message));
  useEffect(() => { look(); }, []);
  if (!access) return html`<section class="panel home-screens screens-wait" aria-hidden="true"></section>`; // its place, so that nothing jumps
  const links = FIRST.map((role) => access.links.find((link) => link.role === role)).filter(Boolean);
  const link = links.find(({ role }) => role === chosen) ?? links[0];
  const choose = (role) => { setChosen(role); setSure(false); };
  const renew = async () => {
    const answer = await post(`/api/access/${link.role}`, "{}");
    notice(answer.ok ? t("screens-renewed") : answer.error);
    setSure(false);
    look();
  };
  return html`<section class="panel home-screens" aria-labelledby="screens-title">
    <h2 id="screens-title">${t("home-other-screens")}</h2>
    ${link ? html`
      ${links.length > 1 && html`<div class="row" role="group" aria-label=${t("screens-whose")}>${links.map(({ role }) => html`<button type="button" key=${role}
        aria-pressed=${role === link.role} onClick=${() => choose(role)}>${t(`role-${role}`)}</button>`)}</div>`}
      <div class="screens">
        <${QrCode} address=${link.address} />
        <div>
          <p>${t("home-other-screens-text")}</p>
          <p><strong>${t(`role-${link.role}`)}:</strong> ${t(`role-${link.role}-may`)}</p>
          ${link.role === "camera" && link.address.startsWith("https:") && html`<p>${t("phone-warning")}</p>`}
          <p class="note screens-link">${link.address}</p>
          <${May} right="host">${sure ? html`<div class="sure sure-left" role="group" aria-label=${t("screens-renew")}>
              <button type="button" onClick=${() => setSure(false)}>${t("cancel")}</button>
              <p>${t("screens-renew-sure", { role: link.role })}</p>
              <button type="button" class="danger" onClick=${renew}>${t("screens-renew")}</button></div>`
            : html`<button type="button" class="quiet" onClick=${() => setSure(true)}>${t("screens-renew")} …</button>`}<//>
        </div>
      </div>` : alone ?? html`<p>${t("home-only-here").split(COMMAND).flatMap((words, n) => (n ? [html`<code>${COMMAND}</code>`, words] : [words]))}</p>
      <p><${Link} to="/screen">${t("home-television-here")}<//></p>`}
  </section>`;
}
