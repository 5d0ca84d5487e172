import "server-only";
import { setTimeout } from "node:timers/promises";
import type { AuthError } from "@supabase/supabase-js";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { Failure } from "@/lib/core/result";
import { prepareConsent } from "@/lib/legal/acceptance";
import { serverClient } from "@/lib/supabase/server";
import { closeRecovery, getRecovery } from "./links";
import { safeNext } from "./next-path";
import { passwordProblem } from "./password";
import { authFailure, limitTriesPerAccount } from "./provider";
import { refuseWrongPassword } from "./require-password";

/** Redirect target of a confirmation mail: the page that asked to sign in, else the home page. */
const afterConfirming = (next: string | undefined) =>
  `${env().SITE_URL}${safeNext(next, env().SITE_URL, "/")}`;

function refuseWeak(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new Failure("invalid", "Elige otra contraseña.", { fieldErrors: { password: problem } });
}

type Credentials = { email: string; password: string };

/** Minimum response time of sign-in, longer than a password comparison: timing must not reveal whether an account exists. */
const MIN_SIGN_IN_MS = 600;

export async function signIn({ email, password }: Credentials): Promise<void> {
  const forgetTries = await limitTriesPerAccount(email);
  const earliest = setTimeout(MIN_SIGN_IN_MS);
  const { error } = await serverClient().auth.signInWithPassword({ email, password });
  if (error) {
    await earliest;
    throw authFailure(error);
  }
  await forgetTries();
}

/** Minimum response time of sign-up and recovery, longer than creating an account or sending a mail, for the same reason. */
const MIN_SIGN_UP_MS = 1000;

async function withMinimumTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  const earliest = setTimeout(MIN_SIGN_UP_MS);
  return call.finally(() => earliest);
}

/**
 * A mail that Auth did not send is not shown as an error: that would reveal whether the account exists. Its code is the
 * same for a repeated request and when the project's hourly mail limit is reached.
 */
function refuseUnlessMailed(error: AuthError | null): void {
  if (!error) return;
  if (error.code !== "over_email_send_rate_limit") throw authFailure(error);
  if (!error.message.startsWith("For security purposes"))
    log("error", "auth.mails_exhausted", { cause: error });
}

/** Returns whether the user is signed in already: a project may be configured without confirmation mails. */
export async function signUp(input: Credentials & { username?: string; next?: string }): Promise<boolean> {
  const { email, password, username, next } = input;
  refuseWeak(password);
  const supabase = serverClient();
  const consent = await prepareConsent();
  const options = {
    emailRedirectTo: afterConfirming(next),
    data: { username: username || undefined, consent },
  };
  const { data, error } = await withMinimumTime(supabase.auth.signUp({ email, password, options }));
  refuseUnlessMailed(error);
  return data.session !== null;
}

export async function resendConfirmation(email: string, next: string | undefined): Promise<void> {
  const supabase = serverClient();
  const options = { emailRedirectTo: afterConfirming(next) };
  const { error } = await withMinimumTime(supabase.auth.resend({ type: "signup", email, options }));
  refuseUnlessMailed(error);
}

export async function requestRecovery(email: string): Promise<void> {
  const supabase = serverClient();
  const redirectTo = `${env().SITE_URL}/auth`;
  const { error } = await withMinimumTime(supabase.auth.resetPasswordForEmail(email, { redirectTo }));
  refuseUnlessMailed(error);
}

/** Only in a session opened by a recovery mail. */
export async function setNewPassword(password: string): Promise<void> {
  if ((await getRecovery()).email === null)
    throw new Failure("forbidden", "Este enlace ya no sirve. Pide otro para cambiar tu contraseña.");
  refuseWeak(password);
  await replacePassword(password);
  await closeRecovery();
}

/**
 * Changes the password of a signed-in user after checking the current one. Signing in again makes the session recent,
 * as Auth requires; the previous session is ended too.
 */
export async function changePassword(email: string, current: string, password: string): Promise<void> {
  refuseWeak(password);
  const forgetTries = await limitTriesPerAccount(email);
  const { error } = await serverClient().auth.signInWithPassword({ email, password: current });
  refuseWrongPassword(error, "current");
  await forgetTries();
  await replacePassword(password, current);
}

async function replacePassword(password: string, current?: string): Promise<void> {
  const supabase = serverClient();
  const { error } = await supabase.auth.updateUser({ password, current_password: current });
  if (error) throw authFailure(error);
  // Other sessions of the account are signed out: another person may know the old password.
  const others = await supabase.auth.signOut({ scope: "others" });
  if (others.error) log("warn", "auth.other_sessions_kept", { cause: others.error });
}

/** URL of Google's consent page for this attempt. */
export async function startGoogle(next: string | undefined): Promise<string> {
  const { SITE_URL } = env();
  const back = new URL("/auth/callback", SITE_URL);
  back.searchParams.set("next", safeNext(next, SITE_URL));
  const { data, error } = await serverClient().auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  });
  if (error) throw authFailure(error);
  return data.url;
}

export async function signOut(): Promise<void> {
  const { error } = await serverClient().auth.signOut({ scope: "local" });
  if (error) throw new Failure("unavailable", "No se pudo cerrar la sesión", { cause: error });
}
