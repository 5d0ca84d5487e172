import { randomUUID } from "node:crypto";
import { type Forward, readJson, rewriteJson, text } from "../http-tools.ts";
import { refuseLeaked } from "./account.ts";
import { type AuthContext, authError, outgoing } from "./context.ts";
import { refuseWithoutMails, sendMail } from "./mailer.ts";
import { createUser, findUserByEmail, renewConfirmation, type User } from "./users.ts";

/** Signs up; an existing address gets the same response as a new one, so that accounts cannot be probed. */
export async function signUp(
  request: Request,
  redirectTo: string | null,
  forward: Forward,
  context: AuthContext,
) {
  const body = await readJson(request);
  const leaked = refuseLeaked(text(body.password));
  if (leaked) return leaked;
  const noMails = refuseWithoutMails(context);
  if (noMails && !(await findUserByEmail(context.connection.query, String(body.email)))) return noMails;
  const data = (body.data ?? {}) as Record<string, unknown>;
  const response = await outgoing.run({ redirectTo, data }, () => forward(rewriteJson(request, body)));
  if (response.status >= 500) return authError(500, "unexpected_failure", "Database error saving new user");
  const taken =
    response.status === 429 ? await findUserByEmail(context.connection.query, String(body.email)) : null;
  if (!taken) return response;
  const waiting = taken.email_confirmed_at === null;
  if (waiting && maySendAgain(taken, context)) {
    if (noMails) return noMails;
    await resendConfirmation(taken, redirectTo, context);
  }
  return Response.json(lookalike(String(body.email), data, waiting ? taken.identities : []));
}

function lookalike(email: string, data: object, identities: unknown[]) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data,
    identities,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function maySendAgain(user: User, { mailPauseSeconds }: AuthContext): boolean {
  const last = Date.parse(String(user.confirmation_sent_at ?? ""));
  return !(Date.now() - last < mailPauseSeconds * 1000);
}

async function resendConfirmation(
  user: User,
  redirectTo: string | null,
  context: AuthContext,
): Promise<void> {
  const { token, tokenHash } = await renewConfirmation(context.connection.query, user);
  const data = user.user_metadata as Record<string, unknown>;
  await outgoing.run({ redirectTo, data }, () =>
    sendMail(context, { template: "confirmation", type: "signup", to: user.email, tokenHash, token }),
  );
}

/** Resends the confirmation mail; same response for addresses that are not waiting for one. */
export async function resend(
  request: Request,
  redirectTo: string | null,
  forward: Forward,
  context: AuthContext,
) {
  const body = await readJson(request);
  if (body.type !== "signup") return outgoing.run({ redirectTo }, () => forward(rewriteJson(request, body)));
  const user = await findUserByEmail(context.connection.query, text(body.email) ?? "");
  if (!user || user.email_confirmed_at !== null) return Response.json({});
  const refusal = maySendAgain(user, context) ? refuseWithoutMails(context) : tooSoon(context);
  if (refusal) return refusal;
  await resendConfirmation(user, redirectTo, context);
  return Response.json({});
}

const recovered = new WeakMap<AuthContext, Map<string, number>>();

/** Mails a recovery link, at most once per interval, which lite does not check. */
export async function recover(
  request: Request,
  redirectTo: string | null,
  forward: Forward,
  context: AuthContext,
) {
  const body = await readJson(request);
  const sent = recovered.get(context) ?? new Map<string, number>();
  recovered.set(context, sent);
  const email = (text(body.email) ?? "").toLowerCase();
  if (Date.now() - (sent.get(email) ?? 0) < context.mailPauseSeconds * 1000) return tooSoon(context);
  if (await findUserByEmail(context.connection.query, email)) {
    const noMails = refuseWithoutMails(context);
    if (noMails) return noMails;
    sent.set(email, Date.now());
  }
  return outgoing.run({ redirectTo }, () => forward(rewriteJson(request, body)));
}

function tooSoon({ mailPauseSeconds }: AuthContext): Response {
  return authError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${mailPauseSeconds} seconds.`,
  );
}

/** Mails a magic link. lite would create an unknown address as confirmed; here the link confirms it. */
export async function magicLink(
  request: Request,
  redirectTo: string | null,
  forward: Forward,
  context: AuthContext,
) {
  const noMails = refuseWithoutMails(context);
  if (noMails) return noMails;
  const body = await readJson(request);
  const email = text(body.email);
  const { query } = context.connection;
  if (email?.includes("@") && body.create_user !== false && !(await findUserByEmail(query, email))) {
    await createUser(query, { email, userMetadata: (body.data ?? {}) as object });
  }
  const known = { ...body, create_user: false };
  return outgoing.run({ redirectTo }, () =>
    forward(rewriteJson(request, known, request.url.replace("/magiclink", "/otp"))),
  );
}
