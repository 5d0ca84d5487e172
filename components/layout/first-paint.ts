/**
 * Puts back what the person chose before anything is drawn, so that nothing jumps: the theme (without a choice the
 * system decides), whether somebody is signed in, and whether the floating button was dismissed. It becomes a script
 * of its own, so it may use nothing from outside of it.
 */
export function restorePreferences(): void {
  try {
    const root = document.documentElement;
    if (/(?:^|; )sesion=/.test(document.cookie)) root.dataset.session = "";
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (sessionStorage.getItem("whatsapp") === "off") root.dataset.whatsapp = "off";
  } catch {
    // Storage that may not be read holds no choice.
  }
}

/** Once the page rests, brings the worker that answers when there is no network (sw.js). The same holds for it. */
export function bringWorker(): void {
  if (!navigator.serviceWorker) return;
  addEventListener("load", () => {
    // Without it (private windows, a full disk) the site is as good, only not offline.
    const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    (window.requestIdleCallback ?? setTimeout)(register);
  });
}

/** A picture that does not come is drawn as the placeholder, also before any other script is there. */
export function mendPictures(): void {
  if (typeof addEventListener !== "function") return;
  addEventListener(
    "error",
    (event) => {
      const picture = event?.target as HTMLImageElement | null | undefined;
      if (picture?.nodeName !== "IMG" || picture.dataset.broken !== undefined) return;
      picture.dataset.broken = "";
      picture.removeAttribute("srcset");
      picture.src = "/art/placeholder.svg";
    },
    true,
  );
}

/** The script for a document's head. In development a worker would come between the page and its sources. */
export function firstPaintScript(withWorker: boolean): string {
  const parts = [restorePreferences, mendPictures, ...(withWorker ? [bringWorker] : [])];
  return parts.map((part) => `(${part})()`).join(";");
}
