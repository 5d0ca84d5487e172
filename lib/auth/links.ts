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
  // Verifying a token reads the clock, which is not allowed during prerendering.
  await connection();
  const { data } = await (await serverClient()).auth.getClaims();
  return data?.claims ?? null;
}

/** Verifies the token of a mailed link, opens its session and returns where to redirect. */
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
    // Also when the same link is opened a second time: its session exists already.
    if (!claims) return expired;
    if (!error && (type === "signup" || type === "email")) await leaveNotice("correo-confirmado");
    return safeNext(params.get("next"), env().SITE_URL);
  }
  if (error) return (await getRecovery()).email === null ? expired : NEW_PASSWORD_PATH;
  const options = { ...sessionCookieOptions(env().SITE_URL), maxAge: RECOVERY_SECONDS };
  (await cookies()).set(RECOVERY_COOKIE, String(claims?.session_id), options);
  return NEW_PASSWORD_PATH;
}

/** Callback of the Google sign-in: exchanges the single-use code and returns where to redirect. */
export async function finishGoogle(params: URLSearchParams): Promise<string> {
  const code = params.get("code");
  // The user cancelled at Google, which is no error.
  if (!code) return params.get("error") === "access_denied" ? "/auth?aviso=cancelado" : "/auth?aviso=google";
  const { error } = await (await serverClient()).auth.exchangeCodeForSession(code);
  if (!error) return safeNext(params.get("next"), env().SITE_URL);
  log("warn", "auth.google_refused", { cause: error });
  return "/auth?aviso=google";
}

/** Whether the password may be set in this session; `email` is null when it may not. */
export async function getRecovery(): Promise<{ signedIn: boolean; email: string | null }> {
  const claims = await currentClaims();
  const cookie = (await cookies()).get(RECOVERY_COOKIE)?.value;
  const email = typeof claims?.email === "string" ? claims.email : "";
  return { signedIn: claims !== null, email: isRecoverySession(claims, cookie) ? email : null };
}
