import type { CookieOptions } from "@supabase/ssr";

/**
 * Tells client-side scripts that somebody is signed in; its value is the account's mark (lib/core/account-mark.ts), right after
 * signing in 1. The session itself is HttpOnly.
 */
export const SESSION_HINT = "sesion";

/** HttpOnly: the refresh token is not readable by JavaScript. */
export function sessionCookieOptions(siteUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: "lax", secure: siteUrl.startsWith("https:"), path: "/" };
}

export function hintCookieOptions(siteUrl: string): CookieOptions {
  return { ...sessionCookieOptions(siteUrl), httpOnly: false, maxAge: 400 * 24 * 3600 };
}

type Written = { name: string; value: string };

/** Whether a cookie belongs to the session, in one or several chunks; not the temporary one of a Google sign-in. */
export function isSessionCookie(name: string): boolean {
  return /^sb-.*-auth-token(\.\d+)?$/.test(name);
}

/** The new hint cookie after Auth set these cookies: undefined when they do not concern the session. */
export function hintAfter(written: Written[]): "set" | "clear" | undefined {
  const session = written.filter((cookie) => isSessionCookie(cookie.name));
  if (session.length === 0) return undefined;
  return session.some((cookie) => cookie.value !== "") ? "set" : "clear";
}
