// What is announced: one source for the screen reader, the loudspeaker, and the words on the screen that go with them.
// Legal cards are never announced; what was open before this screen looked is no news.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { sounds, speaks } from "../sound/quiet.js";
import * as tones from "../sound/tones.js";
import * as voice from "../sound/voice.js";

const SHOWN_MS = 3500; // the least time for which the words stand there: they are read in two
const FRESH_S = 10; // after a break of the connection, older things are no news any more

/** @param {Live} state */
export function incidentOf(state) {
  return state.findings.find((f) => f.seq === state.scene.seq) ?? null;
}

/**
 * What is announced: `kind` sounds it, `seq` is the finding it is about, `open`: it still stands.
 * @typedef {{ key: string, kind: string, text: string, t: number, open: boolean, seq?: number }} Saying
 */

/** What a round has to announce, oldest first: {key, kind, text, t, seq, open}. The key outlives being judged again. */
export function announced(state) {
  if (!state?.match) return [];
  const { round } = state, here = `${state.match.id}-${round.number}`, runs = round.phase === "running", found = [];
  // the judge may put the start a little otherwise than people tapped it, and it is the same start
  if (round.phase !== "waiting") found.push({ kind: "start", key: "start", t: round.started ?? 0, open: runs, text: t("aloud-start", { n: round.number }) });
  for (const f of [...state.findings].reverse()) {
    found.push({ kind: f.kind, key: `${f.rule}-${f.squares.join("-")}-${f.t}`, t: f.t, open: runs && f.kind !== "done", seq: f.seq,
      text: t("who-deed", { name: f.name || nameOf(state, f.player), deed: f.deed }) });
  }
  if (round.stopped !== null) found.push({ kind: "stop", key: `stop-${round.stopped}`, t: round.stopped, open: round.phase === "stopping", text: t("aloud-stop") });
  if (state.match.time_up) found.push({ kind: "time", key: "time", t: Infinity, open: !state.match.over, text: t("aloud-time") });
  return found.map((one) => ({ ...one, key: `${here}-${one.key}` }));
}

/** News one after the other, oldest first; what is answered meanwhile is left out. Returns what is being said, or null. */
function useSayings(state, connected, page) {
  const now = useRef(null), known = useRef(new Set()), place = useRef(""), cut = useRef(false), busy = useRef(false), queue = useRef(/** @type {Saying[]} */ ([]));
  const [said, setSaid] = useState(null);
  now.current = state;

  const still = (one) => announced(now.current).some((other) => other.open && other.key === one.key && other.kind === one.kind);
  const next = async () => {
    if (busy.current) return;
    busy.current = true;
    while (queue.current.length) {
      const one = queue.current.shift();
      if (!one || !still(one)) continue;
      setSaid(one);
      const shown = new Promise((done) => setTimeout(done, SHOWN_MS));
      if (document.visibilityState === "visible") {
        const seconds = sounds(page) ? tones.play(one.kind) : 0;
        await new Promise((done) => setTimeout(done, seconds * 1000));
        if (speaks(page) && tones.allowed() && still(one)) await voice.say(one.text);
      }
      await shown;
    }
    busy.current = false;
    setSaid(null);
  };

  useEffect(() => {
    if (!connected) { cut.current = true; return; }
    const here = `${state?.match?.id}-${state?.round?.number}`, all = announced(state), moved = here !== place.current;
    const clock = (state?.round?.started ?? 0) + (state?.round?.clock_s ?? 0);
    if (state?.round?.phase === "waiting") known.current.delete(`${here}-start`); // taken back: it begins again
    for (const one of all) {
      if (known.current.has(one.key)) continue;
      known.current.add(one.key);
      if (one.open && !moved && !(cut.current && clock - one.t > FRESH_S)) queue.current.push(one);
    }
    place.current = here;
    cut.current = false;
    next();
  }, [state, connected]);
  useEffect(() => { // answered while it is being said
    if (said && !still(said)) voice.hush();
  }, [state, said]);
  useEffect(() => () => { queue.current = []; }, []);
  return said;
}

/**
 * What is announced just now in words where the scene does not say it itself: {kind, text}; null where nothing is. It
 * sounds on `page`, where sound is on.
 * @param {State | null} state @param {boolean} connected @param {string} page
 */
export function useSaid(state, connected, page) {
  const said = useSayings(state, connected, page);
  if (!said || !state?.match) return null;
  const live = /** @type {Live} */ (state), { scene } = live;
  const stands = announced(live).some((one) => one.open && one.key === said.key && one.kind === said.kind); // what is over covers nothing
  const seen = said.seq ? scene.seq === said.seq && scene.name === said.kind : said.kind === "stop" || (said.kind === "start" && spoken(live));
  return stands && !seen ? { kind: said.kind, text: said.text } : null;
}

/** The incident that the scene speaks of. @param {Live} state */
const spoken = (state) => (state.scene.name === "incident" ? incidentOf(state) : null);

/** Heard by a screen reader. @param {Shown} props */
export function Heard({ state }) {
  const found = spoken(state);
  return html`<div class="unseen" aria-live="assertive" aria-atomic="true">${found && (found.cleared ? found.cleared_text
    : t("announce", { name: found.name || nameOf(state, found.player), deed: found.deed, why: found.why }))}</div>`;
}

/** Heard by a screen reader and, where sound is on, by everybody; seen where the scene does not show it itself. @param {Shown} props */
export function Announce({ state, connected }) {
  const said = useSaid(state, connected, "play");
  return html`<${Heard} key="heard" state=${state} />
    ${said && html`<p class=${`said said-${said.kind}`} key="said" aria-hidden="true">${said.text}</p>`}`;
}
