// Who is who: everybody over all tables; the host says that two names are one person's, and takes it back.

import { may } from "../base/access.js";
import { deviceName } from "../base/device.js";
import { html, useEffect, useState } from "../base/html.js";
import { listed } from "../base/language.js";
import { get, post } from "../base/net.js";
import { t } from "../base/texts.js";
import { useTitle } from "../around/title.js";
import { Dialog } from "../ui/dialog.js";
import { notice } from "../ui/notice.js";

/** @typedef {{ person: string, name: string, names: string[], rounds: number, tables: number }} Known */

/** @param {{ club: import("./state.js").Club }} props */
export function WhoIsWho({ club }) {
  const hosts = may("host");
  useTitle(t("club-people"));
  const [found, setFound] = useState(null), [problem, setProblem] = useState(""), [wanted, setWanted] = useState("");
  const [first, setFirst] = useState(null), [second, setSecond] = useState(null), [told, setTold] = useState(0);
  useEffect(() => {
    let current = true;
    get("/api/people").then((answer) => current && setFound(answer.people), (e) => current && setProblem(e.message));
    return () => { current = false; };
  }, [club.results, told]);

  /** @type {(kind: "merge" | "split", name: string, other: string) => Promise<void>} */
  const say = async (kind, name, other) => {
    const done = await post(`/api/people/${kind}`, JSON.stringify({ name, other, device: deviceName() }));
    notice(done.ok ? t(`club-said-${kind}`, { name, other }) : done.error);
    setFirst(null);
    setSecond(null);
    if (done.ok) setTold(told + 1);
  };
  /** @type {(p: Known) => boolean} */
  const fits = (p) => p.names.some((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  /** @type {(p: Known) => void} */
  const tap = (p) => { if (first && first.person !== p.person) setSecond(p); else setFirst(first ? null : p); };
  return html`<main class="page" id="main">
    <h1>${t("club-people")}</h1>
    <p class="lead">${t(hosts ? "club-people-text" : "club-people-look")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${found && !found.length && html`<p class="empty">${t("club-no-results")}</p>`}
    ${found?.length > 0 && html`<label class="search">${t("club-search")}<input type="search" data-kept value=${wanted} onInput=${(e) => setWanted(e.target.value)} /></label>
      ${first && html`<p class="club-picked" role="status">${t("club-picked", { name: first.name })}</p>`}
      <ul class="club-known">${found.filter(fits).map((p) => html`<li key=${p.person} class=${`panel${first?.person === p.person ? " chosen" : ""}`}>
        <div><strong class="name">${p.name}</strong><small class="note">${t("club-known", { rounds: p.rounds, tables: p.tables })}</small></div>
        ${hosts && html`<button type="button" aria-pressed=${String(first?.person === p.person)} onClick=${() => tap(p)}>${t(!first ? "club-same-as" : first.person === p.person ? "cancel" : "club-this-one")}</button>`}
        ${p.names.length > 1 && html`<ul class="club-names">${p.names.map((name) => html`<li key=${name}><span class="name">${name}</span>
          ${hosts && html`<button type="button" class="quiet" onClick=${() => say("split", name, p.name)}>${t("club-apart")}</button>`}</li>`)}</ul>`}
      </li>`)}</ul>`}
    ${second && html`<${Dialog} title=${t("club-merge-title")} onClose=${() => setSecond(null)}>
      <p>${t("club-merge-text", { names: listed([first.name, second.name]) })}</p>
      <div class="stack">${[[first, second], [second, first]].map(([other, name]) => html`<button type="button" key=${other.person} class="wide" onClick=${() => say("merge", name.name, other.name)}>${t("club-known-as", { name: other.name })}</button>`)}
      <button type="button" class="quiet" onClick=${() => setSecond(null)}>${t("club-two")}</button></div></${Dialog}>`}
  </main>`;
}
