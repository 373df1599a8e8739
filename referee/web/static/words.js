// Every sentence of the page that does not come from the referee itself.

export const FRAMES = { solid: "solid line", double: "double line", dashed: "dashed line", dotted: "dotted line" };

export const CLASSES = {
  violation: { mark: "!", title: "Against the rules" },
  house_rule: { mark: "?", title: "Your table decides" },
  unclear: { mark: "?", title: "Unclear" },
};

export const DECISIONS = {
  mistake: "Mistake",
  allowed: "Allow",
  undecided: "Leave open",
};

export const DECIDED = { mistake: "Mistake", allowed: "Allowed", undecided: "Left open" };

export const ROLES = { winner: "Winner", runner_up: "Fewest left", other: "–", excluded: "Excluded" };

/** A player's name, or the frame where nobody gave one. */
export function nameOf(state, frame) {
  const player = state.players.find((p) => p.frame === frame);
  if (player?.name) return player.name;
  const line = FRAMES[frame];
  return line ? line[0].toUpperCase() + line.slice(1) : "Unknown player";
}

const plural = (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const OFFLINE = { level: "lost", title: "No connection", text: "What you see may be old. Trying to reach the referee again." };

/** The status line: level (ok, ask, look, wait, lost, over), headline, and one line below it. */
export function status(state) {
  const { source, round, match } = state;
  const open = state.findings.filter((f) => f.open);
  const said = (level, title, text) => ({ level, title, text });
  if (source.state === "failed") return said("lost", "The source cannot be used", source.text);
  if (source.state === "lost") return said("lost", "Camera lost", source.text || "Play on; what is missed will be caught up.");
  if (source.state === "damaged") return said("lost", "The picture is damaged", "Play on; what is missed will be caught up.");
  if (source.state === "table_moved") return said("lost", "The table has moved", source.text || "Put the board back where it was.");
  if (state.status.look) {
    const found = open.find((f) => f.class === "violation" && !f.decision);
    return said("look", state.status.look > 1 ? `Look here: ${state.status.look} places` : "Look here", found?.text ?? "");
  }
  const unread = state.pieces.filter((p) => p.owner === "unknown").length;
  if (state.score.problem) return said("ask", "The round cannot be scored yet", unread ? "Say whose the unread pieces are."
    : "Correct the cards left below, or say who really called.");
  if (unread && !state.status.ask) return said("ask", plural(unread, "question for you", "questions for you"), "Whose piece is this? Its frame cannot be read.");
  if (state.status.ask) return said("ask", plural(state.status.ask, "question for you", "questions for you"), open[0]?.text ?? "");
  if (round.phase === "stopped") return over(state, said);
  if (source.state === "none") return said("wait", "Waiting for a camera", "Nothing is watched yet. Here is how to begin.");
  if (!state.board) return said("wait", "Looking for the board", source.text || "Keep the board empty and your hands away for a moment.");
  if (round.phase === "waiting") return said("wait", "Ready when you are", "Put the four tokens on the board, then start.");
  if (source.state === "ended") return said("wait", "The recording has ended", "Say who called stop to see the score.");
  return said("ok", "All in order", newest(state) || `Round ${round.number} of ${match.rounds} is running.`);
}

function over(state, said) {
  const { round, match, players } = state;
  const who = round.caller ? `${nameOf(state, round.caller)} called stop.` : "Nobody could lay a card.";
  if (round.number < match.rounds) return said("over", `Round ${round.number} is over`, who);
  const most = Math.max(...players.map((p) => p.total));
  const best = players.filter((p) => p.total === most).map((p) => nameOf(state, p.frame));
  return said("over", `${best.join(" and ")} ${best.length > 1 ? "win" : "wins"} with ${plural(most, "point", "points")}`,
    `${who} All ${match.rounds} rounds are played.`);
}

const newest = (state) => state.log.map((line) => said(state, line)).find(Boolean);

/** The sentence of a line of the log; what people called has no words of its own there. */
export function said(state, line) {
  if (line.text || line.by !== "people") return line.text;
  const who = nameOf(state, line.player);
  if (line.type === "round_start") return "The round starts.";
  if (line.type === "stop") return line.end === "stalemate" ? "Nobody can lay a card any more." : `${who} called stop.`;
  if (line.type === "resume") return "The stop call was a slip; play goes on.";
  if (line.type === "overrule") return `The table decides: ${DECIDED[line.decision].toLowerCase()}.`;
  if (line.type === "owner") return `The ${line.squares?.length > 1 ? "card" : "joker"} on ${line.squares?.join("–")} is ${who}'s.`;
  if (line.type === "count") return `${who} counts ${plural(line.left, "card", "cards")} left.`;
  return line.type === "players" ? "The players are named." : "";
}

export const HELP = [
  ["Look down at the table", "Put the camera above the table, so that the whole board fills most of the picture.", ""],
  ["Show it the empty board", "Take one picture of the bare board and let it be learned:", "referee learn empty.jpg -o table.json"],
  ["Start watching", "Stop this dashboard and start it with a source; 0 is the first camera, a video file works too:",
    "referee serve 0 --table table.json"],
];
