const REFUSED = new Set([400, 401, 403, 404, 422]);

/** Whether an Auth error means that there is no valid session. Any other error is an outage. */
export function isSignedOut(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === "AuthRetryableFetchError" || name === "AuthUnknownError") return false;
  return typeof status === "number" && REFUSED.has(status);
}
