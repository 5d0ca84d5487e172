/** Signs out on the server; false when it did not respond. The page stays until navigation. */
export async function endSession(): Promise<boolean> {
  const answer = await fetch("/api/session", { method: "DELETE" }).catch(() => null);
  if (!answer?.ok) return false;
  clearPersonalData();
  return true;
}

/** Clears personal data of the browser: cart, shipping data, checkout attempt, viewed products. */
function clearPersonalData(): void {
  try {
    const theme = localStorage.getItem("theme");
    localStorage.clear();
    sessionStorage.clear();
    if (theme) localStorage.setItem("theme", theme);
  } catch {
    // Storage is unavailable, so it holds nothing.
  }
}
