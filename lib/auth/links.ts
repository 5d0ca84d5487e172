import "server-only";
import type { EmailOtpType } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { connection } from "next/server";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { sessionCookieOptions } from "@/lib/supabase/cookies";
import { serverClient } from "@/lib/supabase/server";
import { safeNext } from "./next-path";
import { leaveNotice } from "./notice";
import { isRecoverySession, NEW_PASSWORD_PATH, RECOVERY_COOKIE, RECOVERY_SECONDS } from "./recovery";

const TYPES: readonly EmailOtpType[] = ["signup", "email", "recovery", "magiclink", "invite", "email_change"];

async function currentClaims() {
  // Checking a token looks at the clock, which a prerender may not.
  await connection();
  const { data } = await (await serverClient()).auth.getClaims();
  return data?.claims ?? null;
}

/** A link from one of our mails: opens the session it stands for and answers where to go. */
export async function openMailLink(params: URLSearchParams): Promise<string> {
  const type = TYPES.find((known) => known === params.get("type"));
  const token = params.get("token_hash");
  const expired = type === "recovery" ? "/auth?modo=recuperar&aviso=recuperacion" : "/auth?aviso=enlace";
  if (!type || !token) return expired;

  const supabase = await serverClient();
  const { error } = await supabase.auth.verifyOtp({ type, token_hash: token });
  if (error) log("info", "auth.link_refused", { type, code: error.code });
  const claims = await currentClaims();
  if (type !== "recovery") {
    // Also when the same link is opened twice: the first time it did its work.
    if (!claims) return expired;
    if (!error && (type === "signup" || type === "email")) await leaveNotice("correo-confirmado");
    return safeNext(params.get("next"), env().SITE_URL);
  }
  if (error) return (await getRecovery()).email === null ? expired : NEW_PASSWORD_PATH;
  const options = { ...sessionCookieOptions(env().SITE_URL), maxAge: RECOVERY_SECONDS };
  (await cookies()).set(RECOVERY_COOKIE, String(claims?.session_id), options);
  return NEW_PASSWORD_PATH;
}

/** The way back from Google, with a code that is good once; answers where to go. */
export async function finishGoogle(params: URLSearchParams): Promise<string> {
  const code = params.get("code");
  // Whoever closes Google's page changed their mind; that is no error.
  if (!code) return params.get("error") === "access_denied" ? "/auth?aviso=cancelado" : "/auth?aviso=google";
  const { error } = await (await serverClient()).auth.exchangeCodeForSession(code);
  if (!error) return safeNext(params.get("next"), env().SITE_URL);
  log("warn", "auth.google_refused", { cause: error });
  return "/auth?aviso=google";
}

/** Whose password may be set anew in this session; `email` is null when nobody's. */
export async function getRecovery(): Promise<{ signedIn: boolean; email: string | null }> {
  const claims = await currentClaims();
  const cookie = (await cookies()).get(RECOVERY_COOKIE)?.value;
  const email = typeof claims?.email === "string" ? claims.email : "";
  return { signedIn: claims !== null, email: isRecoverySession(claims, cookie) ? email : null };
}
