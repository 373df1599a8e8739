// The keyboard at the table: space stops or goes on, U takes back, 1 to 9 say who called. Never while a field or a sheet has the focus.

import { may } from "../base/access.js";
import { useEffect, useRef } from "../base/html.js";
import { act } from "../ui/notice.js";

const SETTLE_MS = 600; // a second space right after START is a slip, as with taps

export function useKeys(state) {
  const now = useRef(state), since = useRef({ phase: null, at: 0 });
  now.current = state;
  const phase = state?.round?.paused ? "paused" : state?.round?.phase;
  if (since.current.phase !== phase) since.current = { phase, at: performance.now() };
  useEffect(() => {
    const pressed = (event) => {
      const { round, undo, players } = now.current ?? {};
      if (!now.current?.match || !may("play") || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest?.("input, select, textarea, dialog")) return;
      const settled = performance.now() - since.current.at > SETTLE_MS;
      if (event.key === " " && round.phase === "running") {
        event.preventDefault();
        if (settled) act(...(round.paused ? ["pause", { round: round.number, paused: false }] : ["stop", { round: round.number }]));
      } else if (event.key === " " && round.phase === "stopping") {
        event.preventDefault();
      } else if (/^u$/i.test(event.key) && undo) {
        act("undo", { event: undo.seq });
      } else if (/^[1-9]$/.test(event.key) && round.phase === "stopping" && players[event.key - 1]) {
        act("call", { player: players[event.key - 1].seat });
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
