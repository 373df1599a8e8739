// How everybody stands: rank, total, how far behind, and whether the last round moved them; nothing is drawn here.

/**
 * @typedef {{ id: string, seat: string | null, name: string, total: number, place: number, gap: number, moved: number | null }} Stands
 */

/**
 * Everybody by their points, best first; equal points share a place. `gap`: points behind the first; `moved`: places won by
 * the round shown, null where that says nothing: after the first round, and of whoever came later.
 * @param {Pick<Live, "people" | "players" | "score">} state
 * @returns {Stands[]}
 */
export function standingsOf({ people, players, score }) {
  const here = people.filter((p) => p.seat || p.total).sort((a, b) => b.total - a.total);
  const gained = new Map(players.map((p) => [p.person, p.points ?? 0])), later = score.final && score.rounds.length > 1;
  const before = new Map(here.map((p) => [p.id, p.total - (gained.get(p.id) ?? 0)]));
  /** @type {(id: string) => number} */
  const placeBefore = (id) => 1 + [...before.values()].filter((total) => total > (before.get(id) ?? 0)).length;
  return here.map((p) => {
    const place = here.findIndex((o) => o.total === p.total) + 1;
    const moved = later && gained.has(p.id) && p.since < Math.max(...score.rounds.map((r) => r.number)) ? placeBefore(p.id) - place : null;
    return { id: p.id, seat: p.seat, name: p.name, total: p.total, place, gap: here[0].total - p.total, moved };
  });
}

/**
 * The totals after each round, from what everybody began with. A round that somebody did not play leaves the total.
 * @param {Pick<Live, "people" | "score">} state
 * @returns {{ id: string, seat: string | null, name: string, totals: number[] }[]}
 */
export function totalsOf({ people, score }) {
  return people.filter((p) => p.seat || p.total).map((p) => {
    const played = score.rounds.reduce((sum, r) => sum + (r.points[p.id] ?? 0), 0);
    const totals = [p.total - played];
    for (const round of score.rounds) totals.push(totals[totals.length - 1] + (round.points[p.id] ?? 0));
    return { id: p.id, seat: p.seat, name: p.name, totals };
  });
}

/**
 * The round in which somebody won most; null where nobody won anything, or several share it.
 * @param {Pick<Live, "people" | "score">} state
 */
export function bestRound({ people, score }) {
  const all = score.rounds.flatMap((r) => people.map((p) => ({ name: p.name, n: r.number, points: r.points[p.id] ?? 0 })));
  const most = Math.max(0, ...all.map((one) => one.points)), best = all.filter((one) => one.points === most);
  return most > 0 && best.length === 1 ? best[0] : null;
}

/**
 * Who won the round: those on the first place, of the order of the points where the game has no places. Nobody where nobody
 * won any points.
 * @param {Pick<Live, "score">} state
 * @returns {string[]}
 */
export function winnersOfRound({ score }) {
  const most = Math.max(...score.lines.map((l) => l.points));
  if (!score.lines.length || most <= 0) return [];
  return score.lines.filter((l) => l.points === most).map((l) => l.seat);
}
