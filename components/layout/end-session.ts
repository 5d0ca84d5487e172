/** Signs out on the server; false when it did not answer. What is on the screen stays until the page is left. */
export async function endSession(): Promise<boolean> {
  const answer = await fetch("/api/session", { method: "DELETE" }).catch(() => null);
  if (!answer?.ok) return false;
  forgetPerson();
  return true;
}

/** The next person at this computer finds nothing of this one: cart, shipping details, order on the way, pages seen. */
function forgetPerson(): void {
  try {
    const theme = localStorage.getItem("theme");
    localStorage.clear();
    sessionStorage.clear();
    if (theme) localStorage.setItem("theme", theme);
  } catch {
    // Storage that is closed to us holds nothing of ours.
  }
}
