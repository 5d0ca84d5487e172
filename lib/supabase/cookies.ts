import type { CookieOptions } from "@supabase/ssr";
import { z } from "zod";
import { accountMark } from "../core/account-mark.ts";

const session = z.object({ access_token: z.string() });
const token = z.object({ sub: z.uuid() });

/**
 * Shows client-side scripts that a user is signed in, by the account's mark (lib/core/account-mark.ts). The session
 * itself is HttpOnly.
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

/** The hint cookie's value after Auth set these cookies: null clears it, undefined when they do not concern the session. */
export function hintAfter(written: Written[]): string | null | undefined {
  const session = written.filter((cookie) => isSessionCookie(cookie.name));
  if (session.length === 0) return undefined;
  const parts = session.filter(({ value }) => value !== "").toSorted((a, b) => partOf(a) - partOf(b));
  return parts.length === 0 ? null : markOf(parts.map(({ value }) => value).join(""));
}

const partOf = ({ name }: Written) => Number(/\.(\d+)$/.exec(name)?.[1] ?? 0);
const decoded = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString());

/**
 * Mark of the account whose session @supabase/ssr wrote (base64url JSON, whose access token is a JWT); "1" when it
 * cannot be read.
 */
function markOf(cookie: string): string {
  try {
    const { access_token } = session.parse(decoded(cookie.replace(/^base64-/, "")));
    return accountMark(token.parse(decoded(access_token.split(".")[1] ?? "")).sub);
  } catch {
    return "1";
  }
}
