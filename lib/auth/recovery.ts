/** Names the session that a recovery mail opened, so that only that one may set a password without the old one. */
export const RECOVERY_COOKIE = "recuperacion";
export const RECOVERY_SECONDS = 3600;

/** The mode of /auth that sets the new password. */
export const NEW_PASSWORD_MODE = "nueva-contrasena";
export const NEW_PASSWORD_PATH = `/auth?modo=${NEW_PASSWORD_MODE}`;

type Claims = { session_id?: unknown; amr?: unknown };

/**
 * A recovery session was opened by a mailed link (the token itself says so, signed) and is the very one that the
 * cookie names: writing the cookie by hand into a session opened with a password gains nothing.
 */
export function isRecoverySession(claims: Claims | null | undefined, cookie: string | undefined): boolean {
  if (!claims || !cookie || claims.session_id !== cookie) return false;
  const methods = Array.isArray(claims.amr) ? claims.amr : [];
  return methods.some((entry) => {
    const method = typeof entry === "string" ? entry : entry?.method;
    return method === "otp" || method === "recovery";
  });
}
