// What was said so far in the set-up of a match: kept in the browser's session, so that nothing is lost on the way.

const KEY = "referee-setup";

const EMPTY = { document: "", people: [], options: {}, brought: {}, length: { kind: "", n: null }, camera: undefined };

export function loadDraft() {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...EMPTY };
  }
}

export function saveDraft(draft) {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function forgetDraft() {
  sessionStorage.removeItem(KEY);
}

/** The draft for another game: people stay, as far as the game has seats for them; its options start afresh. */
export function withGame(draft, game) {
  const people = Array.from({ length: Math.min(game.players[1], Math.max(game.players[0], draft.people.length)) },
    (_, i) => draft.people[i] ?? { name: "", seat: "" });
  return { ...draft, document: game.document, people: seated(people, game), options: {}, brought: {}, length: { kind: "", n: null } };
}

/** Everybody has a seat of their own: by order where seats are places, else the one they have or the next free one. */
export function seated(people, game) {
  if (game.seat_word === "seat") return people.map((p, i) => ({ ...p, seat: game.seats[i] }));
  const taken = new Set();
  const kept = people.map((p) => {
    const keeps = game.seats.includes(p.seat) && !taken.has(p.seat);
    if (keeps) taken.add(p.seat);
    return keeps ? p : { ...p, seat: "" };
  });
  const free = game.seats.filter((seat) => !taken.has(seat));
  return kept.map((p) => (p.seat ? p : { ...p, seat: free.shift() }));
}

/** The frame goes to this player; who had it gets the frame that this one had. */
export function exchanged(people, index, seat) {
  const before = people[index].seat;
  return people.map((p, i) => (i === index ? { ...p, seat } : p.seat === seat ? { ...p, seat: before } : p));
}

/** The steps that this match needs, in order. */
export function stepsFor(game, draft) {
  const watched = game?.camera ? ["camera", ...(draft.camera ? ["table", "teach"] : [])] : [];
  return ["game", "players", "rules", "length", ...watched, "ready"];
}

/** What is wrong with the players: one text key and its arguments for each row; null where all is well. */
export function wrongPeople(people) {
  return people.map((p, i) => {
    const name = p.name.trim();
    if (!name) return ["setup-need-name"];
    return people.slice(0, i).some((o) => o.name.trim() === name) ? ["setup-same-name", { name }] : null;
  });
}

/** The command that begins the match. */
export function asCommand(draft, game) {
  const { kind, n } = draft.length, number = Number(n) || 0;
  return {
    document: draft.document,
    people: draft.people.map((p) => ({ name: p.name.trim(), seat: p.seat })),
    rounds: kind === "rounds" ? number : kind ? 0 : usualRounds(game, draft),
    ...(kind === "points" && { target: number }), ...(kind === "minutes" && { minutes: number }),
    options: draft.options, brought: draft.brought, camera: Boolean(draft.camera),
  };
}

/** How many rounds the rules recommend; 0: until the table stops. */
export const usualRounds = (game, draft) => game.rounds_for?.[draft.people.length] ?? game.rounds;
