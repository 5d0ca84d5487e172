import type { CookieOptions } from "@supabase/ssr";

/** Says "somebody is signed in" to the browser's script and nothing else; the session itself is HttpOnly. */
export const SESSION_HINT = "sesion";

/** The refresh token never reaches JavaScript. */
export function sessionCookieOptions(siteUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: "lax", secure: siteUrl.startsWith("https:"), path: "/" };
}

export function hintCookieOptions(siteUrl: string): CookieOptions {
  return { ...sessionCookieOptions(siteUrl), httpOnly: false, maxAge: 400 * 24 * 3600 };
}

type Written = { name: string; value: string };

/** The session's own cookies, in one piece or several; not the short-lived one of a sign-in with Google. */
export function isSessionCookie(name: string): boolean {
  return /^sb-.*-auth-token(\.\d+)?$/.test(name);
}

/** What the hint must become after the client wrote these cookies: undefined when they say nothing of a session. */
export function hintAfter(written: Written[]): "set" | "clear" | undefined {
  const session = written.filter((cookie) => isSessionCookie(cookie.name));
  if (session.length === 0) return undefined;
  return session.some((cookie) => cookie.value !== "") ? "set" : "clear";
}
