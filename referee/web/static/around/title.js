// The name of the page in the browser's tab and to a screen reader.

import { useEffect } from "../base/html.js";
import { t } from "../base/texts.js";

export function useTitle(words) {
  useEffect(() => {
    document.title = words ? `${words} – ${t("home-title")}` : t("home-title");
  }, [words]);
}
