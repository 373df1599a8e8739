// What this screen is called in the log: the name people gave it, else what kind of screen it is, and its role.

import { setting } from "./settings.js";
import { t } from "./texts.js";

const PHONE_PX = 600; // the shorter side of a phone is below it, that of a tablet above

export function deviceName() {
  const { role } = document.body.dataset, device = t(`device-${kind()}`);
  return setting("device", "") || (role ? t("device-of", { device, role: t(`role-${role}`) }) : device);
}

function kind() {
  if (matchMedia("(pointer: coarse)").matches) return Math.min(screen.width, screen.height) < PHONE_PX ? "phone" : "tablet";
  return matchMedia("(pointer: none)").matches || location.pathname.endsWith("/screen") ? "television" : "computer";
}
