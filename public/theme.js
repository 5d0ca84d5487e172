// Runs before the first paint, so that nothing jumps: the theme that the person chose (without a choice the
// system decides), whether somebody is signed in, and whether the floating button was dismissed. Once the page
// rests, it also brings the worker that answers when there is no network (sw.js).
try {
  const root = document.documentElement;
  if (/(?:^|; )sesion=/.test(document.cookie)) root.dataset.session = "";
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (sessionStorage.getItem("whatsapp") === "off") root.dataset.whatsapp = "off";
} catch {}
// Only a production build marks this script: in development a worker would come between the page and its sources.
if (document.currentScript?.dataset.worker === "" && navigator.serviceWorker)
  addEventListener("load", () =>
    // Without it (private windows, a full disk) the site is as good, only not offline.
    (window.requestIdleCallback ?? setTimeout)(() =>
      navigator.serviceWorker.register("/sw.js").catch(() => {}),
    ),
  );
