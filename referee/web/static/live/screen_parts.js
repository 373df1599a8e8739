// What the television shows in each scene: a headline to be read across the room, and the picture that belongs to it.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { loadAccess } from "../base/access.js";
import { clock, nameOf, plus } from "../base/names.js";
import { t } from "../base/texts.js";
import { QrCode } from "../around/qr.js";
import { SoundButton } from "../sound/settings.js";
import { Camera } from "../tables/camera.js";
import { spokenMarks, toneOf } from "../tables/marks.js";
import { PICTURED, kindOf } from "../tables/registry.js";
import { colourOf } from "../tables/seats.js";
import { Face } from "../ui/face.js";
import { Swatch } from "../ui/swatch.js";
import { incidentOf } from "./announce.js";
import { asksAt, questionOf } from "./ask.js";
import { askedFields } from "./counts.js";
import { matchWon, roundWon } from "./headlines.js";
import { Tiles, Who } from "./parts.js";
import { Photos } from "./photos.js";
import { Everybody, Played } from "./scenes/by_hand.js";
import { listed } from "./scenes/check.js";
import { DoList, byPlayer } from "./scenes/do_now.js";
import { Standings } from "./scenes/standings.js";
import { BestRound, Joy, Podium, TotalsLines } from "./scenes/winner.js";
import { Sheet } from "./score_tab.js";
import { Checks } from "./scenes/ready.js";
import { ordered } from "./scenes/score.js";
import { pageOf } from "./spoken.js";
import { winnersOfRound } from "./standing.js";
import { Clock, cameraText, levelOf, roundWords } from "./state_line.js";

const LISTED = 5;
const FILLS = 3; // so many lines fill a screen; beside fewer the game's picture stands
const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48, 0.42]; // of the headline's words, in parts of their usual size

/** The headline: {tone, title, text, seat}. */
export function headOf(state, connected, name) {
  if (!connected || !state) return { tone: "look", title: t("reconnecting") };
  if (!state.match) return { tone: "calm", title: t("screen-no-match"), address: true };
  const { scene, round, score } = state, page = pageOf(scene), found = incidentOf(state), asked = offered(state);
  switch (name) {
    case "incident":
      if (found?.cleared) return { tone: "ok", title: found.cleared_text, seat: found.player };
      if (found) return { tone: "look", loud: true, seat: found.player, title: t("who-deed", { name: found.name, deed: found.deed }), text: found.why,
        count: page.of > 1 ? t("n-of", page) : "" };
      break;
    case "camera": return { tone: "ask", loud: true, title: state.camera.text, text: state.camera.hint };
    case "stopping": return { tone: "stop", loud: true, title: t("screen-who-called"), text: t("stopped-at", { time: clock(round.clock_s) }) };
    case "check": return { tone: "calm", title: t("check-title", { n: listed(state).open.length }) };
    case "count": if (asked) return asked; return { tone: "calm", title: t("screen-count"), text: state.form.problem || stillToCount(state) };
    case "score": {
      if (asked) return asked;
      return score.final ? { tone: "ok", title: roundWon(state) } : { tone: "ask", title: t("not-scored"), text: score.problem };
    }
    case "standings": return { tone: "calm", title: t("standings-after", { n: round.number }), text: state.do_now.length ? "" : t("screen-then", { n: round.number + 1 }) };
    case "do_now": return { tone: "calm", title: t("do-now-title"), text: t("screen-then", { n: round.number + 1 }) };
    case "match_end": return { tone: "ok", title: matchWon(state),
      note: asked ? t("ask-on-phone", { text: asked.title }) : "" };
    case "ready": return { tone: "calm", title: t("screen-ready", { round: roundWords(state) }), text: kindOf(state).begins(state) };
  }
  if (asked && round.phase === "running") return asked;
  if (round.paused) return { tone: "calm", title: t("paused"), round: true };
  if (state.match.by_hand && !state.table.bare) return { tone: "calm", title: roundWords(state) };
  const last = state.table.pieces.find((p) => p.seq === state.table.last), question = questionOf(state);
  return { tone: levelOf(state), title: last ? t("newest", { name: nameOf(state, last.owner), piece: kindOf(state).pieceWords(last) }) : cameraText(state),
    seat: last?.owner, round: true, text: last && levelOf(state) !== "ok" ? cameraText(state) : "",
    note: scene.name === "question" && found ? t("screen-question", { name: found.name, why: found.why })
      : question ? t("ask-on-phone", { text: question.text }) : "" };
}

/** What is said in passing is the headline for its seconds, or a line under one that is loud. @param {ReturnType<typeof import("./announce.js").useSaid>} said */
export const saidIn = (head, said) => (!said ? head : head.loud ? { ...head, besides: said.text } : { tone: said.kind === "incident" ? "look" : head.tone, title: said.text, round: head.round, said: true });

/** The stop that a camera offers, while nobody has answered. @param {Live} state */
function offered(state) {
  const offer = kindOf(state).offer(state);
  return offer && { tone: "ask", loud: true, seat: offer.seat, title: offer.text, text: t("screen-on-phone") };
}

/** `steady`: it is as high as in any other scene of play, and its words become as small as that needs. */
export function Head({ state, head, sound, steady }) {
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { if (words.current) fit(words.current, steady); });
  return html`<header class=${`screen-head tone-${head.tone}${head.loud ? " loud" : ""}`}>
    ${head.seat && html`<${Swatch} seat=${head.seat} />`}
    <div class="screen-words" ref=${words}><h1 class=${`screen-title${head.title.length > 36 ? " long-title" : ""}${head.said ? " said" : ""}`}>${head.title}</h1>
      ${head.text && html`<p class="screen-text">${head.text}</p>`}
      ${head.note && html`<p class="screen-note">${head.note}</p>`}
      ${head.besides && html`<div class="screen-note said">${head.besides}</div>`}</div>
    <div class="screen-end">
      ${head.count && html`<span class="screen-count">${head.count}</span>`}
      ${head.round && !steady && html`<${RoundClock} state=${state} />`}
      <${SoundButton} key="sound" sound=${sound} />
    </div>
  </header>`;
}

/** The largest of the sizes in which all words fit; the last one where none does. */
function fit(words, steady) {
  for (const size of steady ? SIZES : [1]) {
    words.style.setProperty("--fit", String(size));
    if (words.scrollHeight <= words.clientHeight) return;
  }
}

const RoundClock = ({ state }) => html`<span class="screen-count"><span>${roundWords(state)}</span> <${Clock} state=${state} /></span>`;

export function View({ state, scene, upright }) {
  const table = state?.table.bare && drawn(state, upright && scene === "check");
  const found = state.match ? incidentOf(state) : null;
  switch (scene) {
    case "home": return html`<div class="screen-faces">${PICTURED.map((one) => html`<${Face} key=${one.document} ...${one} />`)}</div><${Addresses} key="join" />`;
    case "ready": return html`${state.frame > 0 ? html`<div class="screen-camera" key="camera"><${Camera} state=${state} /></div>` : html`<${Played} key="played" state=${state}>${!upright && html`<${Addresses} key="join" />`}</${Played}>`}
      <div class="screen-side" key="side">${state.frame > 0 ? html`<ul class="screen-players">${state.players.map((p) => html`<li key=${p.seat}><${Who} state=${state} seat=${p.seat} /></li>`)}</ul>` : html`<${Everybody} state=${state} />`}
        <ul class="screen-list">${state.setup.map((s) => html`<li key=${s.text}>${s.text}</li>`)}</ul><${Checks} state=${state} folds=${false} />${!upright && state.frame > 0 && html`<${Addresses} key="join" />`}</div>`;
    case "incident": return html`${table?.({ marks: spokenMarks(state) })}<${Beside} key="beside" state=${state} found=${found} />`;
    case "check": return html`${table?.({ marks: onScreen(state).map(({ mark }) => mark) })}<div class="screen-side" key="side">${onScreen(state).map(({ f, n }) => html`<p
      key=${f.seq} class=${`screen-item check-${toneOf(f)}`}><span class="check-n">${n}</span><span><strong class="name">${f.name}</strong> ${f.why}</span></p>`)}</div>`;
    case "count": return html`${proof(state)}<${Counts} key="counts" state=${state} />`;
    case "score": return html`${proof(state)}<ol key="lines" class="screen-lines" data-count=${state.players.length}>${ordered(state.score.lines).map((l) => html`<${Line} key=${l.seat} first=${state.score.final && winnersOfRound(state).includes(l.seat)} seat=${l.seat} name=${nameOf(state, l.seat)} why=${l.why} value=${plus(l.points)} />`)}</ol>`;
    case "standings": return html`<${Standings} state=${state} />`;
    case "match_end": return !state.score.rounds.length ? html`<${Played} key="played" state=${state} /><div class="screen-side" key="side"><${Everybody} state=${state} /></div>` : html`<div class="evening"><${Podium} state=${state} /><div class="evening-more"><${BestRound} state=${state} /><${TotalsLines} state=${state} /><${Sheet} state=${state} /></div><${Joy} /></div>`;
    case "do_now": return html`${byPlayer(state.do_now).length < FILLS && html`<${Played} key="played" state=${state} />`}<div class="screen-do" key="do"><${DoList} state=${state} /></div>`;
    default: return table ? html`${table({ asks: asksAt(questionOf(state)) })}<${Beside} key="beside" state=${state} />` : html`<${Played} key="played" state=${state}><p class="screen-clock"><${Clock} state=${state} /></p><//><div class="screen-side" key="side"><${Everybody} state=${state} /></div>`;
  }
}

/** Beside the table while it is played on: the pictures that prove the incident, else how long the round has run. @param {Shown} props */
function Beside({ state, found = null }) {
  const proof = found && !found.cleared && found.evidence?.length > 0;
  return html`<div class=${proof ? "screen-beside screen-photos" : "screen-beside"}>${proof ? html`<${Photos} key="photos" state=${state} finding=${found} quiet />` : html`<${RoundClock} key="clock" state=${state} />`}</div>`;
}

/** How the table is drawn; one that is wide is turned on an upright screen. @param {Live} state */
function drawn(state, upright) {
  const { Drawing, wide } = kindOf(state), { bare } = state.table, turn = upright && bare && wide(bare);
  return (rest) => html`<div class="screen-table" key="table"><${Drawing} state=${state} turn=${turn} ...${rest} /></div>`;
}

/** What the counts rest on, where the game shows it. @param {Live} state */
function proof(state) {
  const { AtStop, Proof } = kindOf(state), Shown = state.table.at_stop || state.table.tops ? AtStop : Proof;
  return Shown && state.table.bare && html`<div class="screen-proof" key="proof"><${Shown} state=${state} /></div>`;
}

/** The findings that have room beside the table, open ones first; it marks these and no others. @param {Live} state */
function onScreen(state) {
  const { open, decided, marks } = listed(state);
  return [...open, ...decided].slice(0, LISTED).map(({ f, n }) => ({ f, n, mark: marks.find((m) => m.seq === f.seq) }));
}

/** How many have not said their numbers, or "" where all have. @param {Live} state */
function stillToCount({ players, form }) {
  const n = players.filter((p) => form.values[p.seat] && !p.counted).length;
  return n ? t("still-to-count", { n }) : "";
}

/** Everybody's numbers, each under what it is; a tick beside whoever has said theirs. @param {Shown} props */
function Counts({ state }) {
  const { values } = state.form, fields = askedFields(state.form);
  return html`<table class="screen-counts" data-count=${state.players.length}><thead><tr><td></td>${fields.map((f) => html`<th key=${f.name} scope="col">${f.label}</th>`)}<td key="said"></td></tr></thead>
    <tbody>${state.players.map((p) => html`<tr key=${p.seat} class=${colourOf(p.seat)}><th scope="row"><${Who} state=${state} seat=${p.seat} as="span" /></th>
      ${fields.map((f) => html`<${Counted} key=${f.name} value=${values[p.seat]?.[f.name]} />`)}
      <td key="said" class="count-said">${p.counted && html`✓<span class="unseen"> ${t("counted")}</span>`}</td></tr>`)}</tbody></table>`;
}

/** A number, pale until it is said; a dash where it is still to be counted, nothing where nobody asks. */
function Counted({ value }) {
  const n = value && (value.value ?? value.preset);
  return html`<td class=${value?.counted ? "" : "count-open-n"}>${n === null ? "–" : n}</td>`;
}

function Line({ seat, name, value, why = "", first = false }) {
  return html`<li class=${`screen-line seated ${colourOf(seat)}${first ? " first" : ""}`}>${seat && html`<${Swatch} key="swatch" seat=${seat} />`}<span class="name screen-name">${name}</span>
    <strong class="screen-value">${value}</strong>${why && html`<span class="screen-why">${why}</span>`}</li>`;
}

function Addresses() {
  const [link, setLink] = useState(null);
  useEffect(() => { loadAccess().then(({ links }) => setLink(links.find((l) => l.role === "player") ?? links[0]), () => setLink(null)); }, []);
  return link ? html`<div class="screen-address"><${QrCode} address=${link.address} /><p>${t(`screen-scan-${link.role}`)}</p></div>` : null;
}

/** @param {Shown} props */
export const Foot = ({ state }) => state.table.bare && html`<footer class="screen-foot"><${Tiles} state=${state} /></footer>`;
