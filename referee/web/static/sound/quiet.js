// Whether this screen sounds: kept per device, apart for the big screen, which sounds by itself, and the page at the
// table, which is quiet until asked, for there are as many of those as players.

import { useEffect, useState } from "../base/html.js";
import { setting, useSetting } from "../base/settings.js";
import * as tones from "./tones.js";
import * as voice from "./voice.js";

const LOUD = { screen: true, play: false, club: false };

const audible = (page) => setting(`sound-${page}`, LOUD[page]);
export const sounds = (page) => audible(page) && setting("tones", true);
export const speaks = (page) => audible(page) && setting("speech", true);

/** {on, toggle, waits}: whether this screen is to sound, and whether the browser still wants a tap for it. */
export function useSound(page) {
  const [, redraw] = useState(0), [on, setOn] = useSetting(`sound-${page}`, LOUD[page]);
  useEffect(() => {
    if (!on) {
      tones.close();
      voice.hush();
      redraw((n) => n + 1);
      return undefined;
    }
    let primed = false;
    tones.open(() => redraw((n) => n + 1));
    const tapped = () => {
      tones.allow();
      if (!primed && speaks(page)) voice.prime();
      primed = true;
    };
    addEventListener("pointerup", tapped);
    addEventListener("keydown", tapped);
    redraw((n) => n + 1);
    return () => {
      removeEventListener("pointerup", tapped);
      removeEventListener("keydown", tapped);
      tones.close();
      voice.hush();
    };
  }, [on]);
  return { on, toggle: () => setOn(!on), waits: on && !tones.allowed() };
}
