// What was said so far in the set-up of a match: kept in the browser's session, so that nothing is lost on the way.

import { session } from "../../base/storage.js";

const KEY = "referee-setup";

/** @type {Draft} */
const EMPTY = { document: "", people: [], options: {}, brought: {}, length: { kind: "", n: null }, camera: undefined, wrong: {} };

/** @returns {Draft} */
export const loadDraft = () => ({ ...EMPTY, ...session.read(KEY, {}) });

/** @param {Draft} draft */
export const saveDraft = (draft) => session.write(KEY, draft);

export const forgetDraft = () => session.write(KEY, null);

/**
 * The draft for another game: people stay, as far as the game has seats for them; its options start afresh.
 * @param {Draft} draft
 * @param {Offered} game
 */
export function withGame(draft, game) {
  const people = Array.from({ length: Math.min(game.players[1], Math.max(game.players[0], draft.people.length)) },
    (_, i) => draft.people[i] ?? { name: "", seat: "" });
  return withPeople({ ...draft, document: game.document, people: [], options: {}, brought: {}, length: { kind: "", n: null }, wrong: {} }, seated(people, game));
}

/**
 * Everybody has a seat of their own: by order where seats are places, else the one they have or the next free one.
 * @param {Draft["people"]} people
 * @param {Offered} game
 * @returns {Draft["people"]}
 */
export function seated(people, game) {
  if (game.seat_word === "seat") return people.map((p, i) => ({ ...p, seat: game.seats[i] }));
  const taken = new Set();
  const kept = people.map((p) => {
    const keeps = game.seats.includes(p.seat) && !taken.has(p.seat);
    if (keeps) taken.add(p.seat);
    return keeps ? p : { ...p, seat: "" };
  });
  const free = game.seats.filter((seat) => !taken.has(seat));
  return kept.map((p) => (p.seat ? p : { ...p, seat: free.shift() ?? "" }));
}

/**
 * The frame goes to this player; who had it gets the frame that this one had.
 * @param {Draft["people"]} people
 * @param {number} index
 * @param {string} seat
 */
export function exchanged(people, index, seat) {
  const before = people[index].seat;
  return people.map((p, i) => (i === index ? { ...p, seat } : p.seat === seat ? { ...p, seat: before } : p));
}

/**
 * Other people, or in another order: what each brought goes along with them, and is gone with whoever is gone.
 * @param {Draft} draft
 * @param {Draft["people"]} people
 * @returns {Draft}
 */
export function withPeople(draft, people) {
  const known = new Map(draft.people.map((p) => [p.id, p.seat])), next = Math.max(0, ...people.map((p) => p.id ?? 0)) + 1;
  const all = people.map((p, i) => ({ ...p, id: p.id ?? next + i }));
  /** @param {Record<string, number>} told */
  const moved = (told) => Object.fromEntries(all.map((p) => [p.seat, told[known.get(p.id) ?? ""]]).filter(([, n]) => n !== undefined));
  const brought = Object.fromEntries(Object.entries(draft.brought).map(([count, told]) => [count, moved(told)]));
  const wrong = Object.fromEntries(Object.entries(draft.wrong).filter(([field]) => !field.startsWith("players/") || all.some((p) => field.endsWith(`/${p.id}`))));
  return { ...draft, people: all, brought, wrong };
}

/**
 * At which side of the table everybody sits, for a camera that tells players apart by that: as chosen, else spread evenly.
 * @param {Draft["people"]} people
 * @param {Offered} game
 * @returns {string[]}
 */
export function sidesOf(people, { places }) {
  const chosen = people.map((p, i) => (p.side && places.includes(p.side) && people.findIndex((o) => o.side === p.side) === i ? p.side : ""));
  const even = places.filter((_, k) => people.some((_, i) => Math.round((i * places.length) / people.length) === k));
  const free = [...even, ...places.filter((side) => !even.includes(side))].filter((side) => !chosen.includes(side));
  return chosen.map((side) => side || (free.shift() ?? ""));
}

/**
 * Somebody sits at this side; whoever sat there sits where they sat.
 * @param {Draft["people"]} people
 * @param {Offered} game
 * @param {number} index
 * @param {string} side
 */
export function sitting(people, game, index, side) {
  const sides = sidesOf(people, game), before = sides[index];
  return people.map((p, i) => ({ ...p, side: i === index ? side : sides[i] === side ? before : sides[i] }));
}

/**
 * Whether more play than there are sides by which a camera could tell them apart: then people count.
 * @param {Offered} game
 * @param {Draft} draft
 */
export const tooMany = (game, draft) => game.places.length > 0 && draft.people.length > game.places.length;

/**
 * The steps that this match needs, in order: the game says which it has, and which of them only a watched match has.
 * @param {Offered | undefined} game
 * @param {Draft} draft
 */
export function stepsFor(game, draft) {
  const many = game !== undefined && tooMany(game, draft), own = (game?.steps ?? []).filter((step) => (many ? step.name !== "camera" && !step.watched : draft.camera || !step.watched)).map((step) => step.name);
  return ["game", ...own, "ready"];
}

/**
 * What is wrong with the players: one text key and its arguments for each row; null where all is well.
 * @param {Draft["people"]} people
 * @returns {([string, object?] | null)[]}
 */
export function wrongPeople(people) {
  return people.map((p, i) => {
    const name = p.name.trim();
    if (!name) return ["setup-need-name"];
    return people.slice(0, i).some((o) => o.name.trim() === name) ? ["setup-same-name", { name }] : null;
  });
}

/**
 * A number that cannot be was typed into a field ("step/…"), or is mended (no reason): what changes in the draft.
 * @param {string} field
 * @param {string} reason
 * @returns {(before: Draft) => Draft}
 */
export const marked = (field, reason) => (before) => {
  const { [field]: _, ...rest } = before.wrong;
  return { ...before, wrong: reason ? { ...rest, [field]: reason } : rest };
};

/**
 * Whether a step holds a number that cannot be.
 * @param {Draft} draft
 * @param {string} step
 */
export const wrongIn = (draft, step) => Object.keys(draft.wrong).some((field) => field.startsWith(`${step}/`));

/**
 * The command that begins the match.
 * @param {Draft} draft
 * @param {Offered} game
 */
export function asCommand(draft, game) {
  const { kind, n } = draft.length, number = Number(n) || 0, camera = Boolean(draft.camera) && !tooMany(game, draft), watched = camera && game.places.length;
  const sides = watched ? sidesOf(draft.people, game) : draft.people.map((p) => p.seat);
  /** @type {(told: Record<string, number>) => Record<string, number>} */
  const sat = (told) => Object.fromEntries(draft.people.flatMap((p, i) => (p.seat in told ? [[sides[i], told[p.seat]]] : [])));
  return {
    document: draft.document,
    people: draft.people.map((p, i) => ({ name: p.name.trim(), seat: sides[i] })),
    rounds: kind === "rounds" ? number : kind ? 0 : usualRounds(game, draft),
    ...(kind === "points" && { target: number }), ...(kind === "minutes" && { minutes: number }),
    options: draft.options, brought: Object.fromEntries(Object.entries(draft.brought).map(([count, told]) => [count, sat(told)])), camera,
  };
}

/**
 * How many rounds the rules recommend; 0: until the table stops.
 * @param {Offered} game
 * @param {Draft} draft
 */
export const usualRounds = (game, draft) => game.rounds_for?.[draft.people.length] ?? game.rounds;
