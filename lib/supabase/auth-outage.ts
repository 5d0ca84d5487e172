const REFUSED = new Set([400, 401, 403, 404, 422]);

/** Whether what Auth answered means that there is no session (any more). Anything else is an Auth that did not answer. */
export function isSignedOut(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === "AuthRetryableFetchError" || name === "AuthUnknownError") return false;
  return typeof status === "number" && REFUSED.has(status);
}
