// The connection: a snapshot, then changes; on a break it tries again for ever, slower each time up to five seconds.

const SILENCE_MS = 15000; // three times the server's sign of life
const RETRY_MS = [250, 500, 1000, 2000, 5000];

export function follow({ onstate, onconnection }) {
  let state = null, tries = 0, timer;

  function connect() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.close(), SILENCE_MS);
    };
    socket.onopen = heard;
    socket.onmessage = (event) => {
      heard();
      const message = JSON.parse(event.data);
      if (message.kind === "alive") return;
      const changed = message.kind === "snapshot" ? message.state : message.changes;
      state = message.kind === "snapshot" ? message.state : { ...state, ...changed };
      onstate(state, new Set(Object.keys(changed)));
      if (message.kind === "snapshot") {
        tries = 0;
        onconnection(true);
      }
    };
    socket.onclose = () => {
      clearTimeout(timer);
      onconnection(false);
      setTimeout(connect, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
    };
  }

  connect();
}

/** Send what people decided; returns "" or the sentence that says why it was refused. */
export async function send(name, fields = {}) {
  try {
    const answer = await fetch(`/command/${name}`, { method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify(fields) });
    if (answer.ok) return "";
    const type = answer.headers.get("content-type") ?? "";
    const told = type.includes("json") ? (await answer.json()).error : await answer.text();
    return typeof told === "string" && told ? told : "That could not be done.";
  } catch (error) {
    if (error instanceof TypeError) return "No connection to the referee.";
    throw error;
  }
}
