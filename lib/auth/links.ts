import "server-only";
import { connection } from "next/server";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { safeNext } from "./next-path";
import { leaveNotice } from "./notice";
import { NEW_PASSWORD_PATH } from "./recovery";
import { mailLinkSchema } from "./schema";

async function currentClaims() {
  // Verifying a token reads the clock, which is not allowed during prerendering.
  await connection();
  const { data } = await serverClient().auth.getClaims();
  return data?.claims ?? null;
}

/** Redirect target of a link that is incomplete, expired or used. */
function brokenLinkPath(type: unknown): `/auth?${string}` {
  return type === "recovery" ? "/auth?modo=recuperar&aviso=recuperacion" : "/auth?aviso=enlace";
}

/** Verifies the token of a mailed link, opens its session and returns where to redirect. */
export async function openMailLink(form: Record<string, unknown>): Promise<string> {
  const link = mailLinkSchema.safeParse(form);
  if (!link.success) return brokenLinkPath(form.type);
  const { type, token_hash, next } = link.data;
  const { data, error } = await serverClient().auth.verifyOtp({ type, token_hash });
  if (error) log("info", "auth.link_refused", { type, code: error.code });
  const claims = await currentClaims();
  if (type === "recovery") {
    if (error) return (await getRecovery()).email === null ? brokenLinkPath(type) : NEW_PASSWORD_PATH;
    await openRecovery(String(claims?.session_id));
    return NEW_PASSWORD_PATH;
  }
  // The first of the two confirmations of an e-mail change opens no session.
  if (!error && !data.session && type === "email_change") {
    if (!claims) return "/auth?aviso=correo";
    await leaveNotice("correo-a-medias");
    return "/dashboard/perfil";
  }
  // Also when the same link is opened a second time: its session exists already.
  if (!claims) return brokenLinkPath(type);
  if (!error && (type === "signup" || type === "email")) await leaveNotice("correo-confirmado");
  return safeNext(next, env().SITE_URL);
}

/** Callback of the Google sign-in: exchanges the single-use code and returns where to redirect. */
export async function finishGoogle(params: URLSearchParams): Promise<string> {
  const code = params.get("code");
  // The user cancelled at Google, which is no error.
  if (!code) return params.get("error") === "access_denied" ? "/auth?aviso=cancelado" : "/auth?aviso=google";
  const { error } = await serverClient().auth.exchangeCodeForSession(code);
  if (!error) return safeNext(params.get("next"), env().SITE_URL);
  log("warn", "auth.google_refused", { cause: error });
  return "/auth?aviso=google";
}

/**
 * Marks the session as opened by a recovery mail: only such a session may set a password without the old one. The links
 * of sign-up mails open sessions in the same way.
 */
async function openRecovery(session: string): Promise<void> {
  const { error } = await adminClient().rpc("open_recovery", { p_session: session });
  if (error) throw databaseFailure(error, "No se pudo abrir el enlace. Intenta de nuevo.");
}

/** Whether the password may be set in this session; `email` is null when it may not. */
export async function getRecovery(): Promise<{ signedIn: boolean; email: string | null }> {
  const claims = await currentClaims();
  if (!claims) return { signedIn: false, email: null };
  const { data, error } = await serverClient().rpc("is_recovery");
  if (error) throw databaseFailure(error, "No se pudo comprobar el enlace");
  return { signedIn: true, email: data ? String(claims.email ?? "") : null };
}

/** After the password was set: the session may not set another one. */
export async function closeRecovery(): Promise<void> {
  const { error } = await serverClient().rpc("close_recovery");
  // Ignored: the password is set, so an error would be wrong. The mark expires within the hour.
  if (error) log("warn", "auth.recovery_not_closed", { cause: error });
}
