/** Signs out on the server; false when it did not answer. What is on the screen stays until the page is left. */
export async function endSession(): Promise<boolean> {
  const answer = await fetch("/api/session", { method: "DELETE" }).catch(() => null);
  return answer?.ok ?? false;
}
