const AFTER_LOGIN = "/dashboard";

/**
 * Where to go after signing in. Only paths of this site are honoured, whole addresses too when they carry its
 * origin (the mail templates write them so); anything else goes to the fallback.
 */
export function safeNext(value: unknown, siteUrl: string, fallback: string = AFTER_LOGIN): string {
  if (typeof value !== "string" || value === "" || value.length > 2000) return fallback;
  const origin = new URL(siteUrl).origin;
  if (!/^\/(?![/\\])/.test(value) && !value.startsWith(`${origin}/`) && value !== origin) return fallback;
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return fallback;
  }
  // Back to the sign-in screen would be a loop; a path that reads "//host" would leave the site.
  if (target.origin !== origin || target.pathname.startsWith("//")) return fallback;
  if (/^\/(auth|api)(\/|$)/.test(target.pathname)) return fallback;
  return `${target.pathname}${target.search}${target.hash}`;
}
