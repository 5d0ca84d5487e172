import "server-only";
import { setTimeout } from "node:timers/promises";
import type { AuthError } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { prepareConsent } from "@/lib/legal/acceptance";
import { serverClient } from "@/lib/supabase/server";
import { getRecovery } from "./links";
import { safeNext } from "./next-path";
import { passwordProblem } from "./password";
import { authFailure, limitTriesPerAccount } from "./provider";
import { RECOVERY_COOKIE } from "./recovery";
import { refuseWrongPassword } from "./require-password";

/** Where a confirmation mail leads: the page that asked to sign in, else the start page. */
const afterConfirming = (next: string | undefined) =>
  `${env().SITE_URL}${safeNext(next, env().SITE_URL, "/")}`;

function refuseWeak(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new Failure("invalid", "Elige otra contraseña.", { fieldErrors: { password: problem } });
}

type Credentials = { email: string; password: string };

/** Longer than it takes to compare a password: a refusal comes no sooner where there is none to compare. */
const REFUSED_AFTER_MS = 600;

export async function signIn({ email, password }: Credentials): Promise<void> {
  const forgetTries = await limitTriesPerAccount(email);
  const supabase = await serverClient();
  const earliest = setTimeout(REFUSED_AFTER_MS);
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    await earliest;
    throw authFailure(error);
  }
  await forgetTries();
}

/** Longer than it takes to make an account or to hand a mail over: an answer comes no sooner where there is nobody to write to. */
const WRITTEN_AFTER_MS = 1000;

async function inEqualTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  const earliest = setTimeout(WRITTEN_AFTER_MS);
  return call.finally(() => earliest);
}

/** That an address got a mail a moment ago is no refusal: only one that waits for its mail can have got it. */
function refuseUnlessMailed(error: AuthError | null): void {
  if (error && error.code !== "over_email_send_rate_limit") throw authFailure(error);
}

/** Answers whether the person is signed in already: a project may be set up without confirmation mails. */
export async function signUp(input: Credentials & { username?: string; next?: string }): Promise<boolean> {
  const { email, password, username, next } = input;
  refuseWeak(password);
  const supabase = await serverClient();
  const consent = await prepareConsent();
  const options = {
    emailRedirectTo: afterConfirming(next),
    data: { username: username || undefined, consent },
  };
  const { data, error } = await inEqualTime(supabase.auth.signUp({ email, password, options }));
  refuseUnlessMailed(error);
  return data.session !== null;
}

export async function resendConfirmation(email: string, next: string | undefined): Promise<void> {
  const supabase = await serverClient();
  const options = { emailRedirectTo: afterConfirming(next) };
  const { error } = await inEqualTime(supabase.auth.resend({ type: "signup", email, options }));
  refuseUnlessMailed(error);
}

export async function requestRecovery(email: string): Promise<void> {
  const supabase = await serverClient();
  const redirectTo = `${env().SITE_URL}/auth`;
  const { error } = await inEqualTime(supabase.auth.resetPasswordForEmail(email, { redirectTo }));
  refuseUnlessMailed(error);
}

/** Only in the session that a recovery mail opened. */
export async function setNewPassword(password: string): Promise<void> {
  if ((await getRecovery()).email === null)
    throw new Failure("forbidden", "Este enlace ya no sirve. Pide otro para cambiar tu contraseña.");
  refuseWeak(password);
  await replacePassword(password);
}

/**
 * With the one it replaces, for somebody who is signed in. Signing in again makes the session a recent one, which Auth
 * asks for, and leaves the one that was open until now among those that end.
 */
export async function changePassword(email: string, current: string, password: string): Promise<void> {
  refuseWeak(password);
  const forgetTries = await limitTriesPerAccount(email);
  const supabase = await serverClient();
  const { error } = await supabase.auth.signInWithPassword({ email, password: current });
  refuseWrongPassword(error, "current");
  await forgetTries();
  await replacePassword(password, current);
}

async function replacePassword(password: string, current?: string): Promise<void> {
  const supabase = await serverClient();
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  if (error) throw authFailure(error);
  (await cookies()).delete(RECOVERY_COOKIE);
  // Whoever knew the old password is signed out on their devices.
  const others = await supabase.auth.signOut({ scope: "others" });
  if (others.error) log("warn", "auth.other_sessions_kept", { cause: others.error });
}

/** The address of Google's page for this attempt. */
export async function startGoogle(next: string | undefined): Promise<string> {
  const { SITE_URL } = env();
  const back = new URL("/auth/callback", SITE_URL);
  back.searchParams.set("next", safeNext(next, SITE_URL));
  const supabase = await serverClient();
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  });
  if (error) throw authFailure(error);
  return data.url;
}

export async function signOut(): Promise<void> {
  const supabase = await serverClient();
  const { error } = await supabase.auth.signOut({ scope: "local" });
  if (error) throw new Failure("unavailable", "No se pudo cerrar la sesión", { cause: error });
  (await cookies()).delete(RECOVERY_COOKIE);
}
