// What was typed or tapped on this screen and is not in the log yet, by field: it outlives every new state, a reload and
// a lost line.

import { useEffect, useState } from "./html.js";
import { session } from "./storage.js";

const KEY = "referee-drafts";
const MOST = 300; // a table of twelve with all its fields; the oldest go first
/** @type {Set<() => void>} */
const watchers = new Set();


/**
 * The drafts as they were kept; what was being typed when the page went is "restored".
 * @returns {Map<string, CountDraft>}
 */
function load() {
  const kept = session.read(KEY, []);
  if (!Array.isArray(kept)) return new Map(); // an old form
  return new Map(kept.map(([key, draft]) => [key, draft.state === "typed" ? { ...draft, state: "restored" } : draft]));
}

const drafts = load();

/** @param {string} key */
export const draftOf = (key) => drafts.get(key) ?? null;

/** All [key, draft]. */
export const allDrafts = () => [...drafts];

/**
 * Keep a draft; null forgets it.
 * @param {string} key
 * @param {CountDraft | null} draft
 */
export function setDraft(key, draft) {
  drafts.delete(key);
  if (draft) drafts.set(key, draft);
  while (drafts.size > MOST) drafts.delete([...drafts.keys()][0]);
  session.write(KEY, [...drafts]);
  for (const tell of watchers) tell();
}

/** The drafts as they are now; whoever asks is drawn again at every change. */
export function useDrafts() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = () => redraw((n) => n + 1);
    watchers.add(tell);
    return () => watchers.delete(tell);
  }, []);
  return drafts;
}
