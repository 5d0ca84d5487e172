// Runs before the first paint, so that nothing jumps: the theme that the person chose (without a choice the
// system decides), whether somebody is signed in, and whether the floating button was dismissed.
try {
  const root = document.documentElement;
  if (/(?:^|; )sesion=/.test(document.cookie)) root.dataset.session = "";
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (sessionStorage.getItem("whatsapp") === "off") root.dataset.whatsapp = "off";
} catch {}
