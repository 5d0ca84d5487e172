const AFTER_LOGIN = "/dashboard";

/**
 * Where to redirect after sign-in. Accepts only paths of this site, also as absolute URLs with its origin (the mail
 * templates write them so); anything else becomes the fallback.
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
  // The sign-in page itself would be a redirect loop; "//host" would be another site.
  if (target.origin !== origin || target.pathname.startsWith("//")) return fallback;
  if (/^\/(auth|api)(\/|$)/.test(target.pathname)) return fallback;
  return `${target.pathname}${target.search}${target.hash}`;
}
