/** Cookie that identifies the session opened by a recovery mail: only that session may set a password without the old one. */
export const RECOVERY_COOKIE = "recuperacion";
export const RECOVERY_SECONDS = 3600;

/** The `mode` of /auth that sets the new password. */
export const NEW_PASSWORD_MODE = "nueva-contrasena";
export const NEW_PASSWORD_PATH = `/auth?modo=${NEW_PASSWORD_MODE}`;

type Claims = { session_id?: unknown; amr?: unknown };

/**
 * Whether this is a recovery session: the token's signed `amr` claim says that a mailed link opened it, and the cookie
 * names the same session. Setting the cookie by hand in a password session has no effect.
 */
export function isRecoverySession(claims: Claims | null | undefined, cookie: string | undefined): boolean {
  if (!claims || !cookie || claims.session_id !== cookie) return false;
  const methods = Array.isArray(claims.amr) ? claims.amr : [];
  return methods.some((entry) => {
    const method = typeof entry === "string" ? entry : entry?.method;
    return method === "otp" || method === "recovery";
  });
}
