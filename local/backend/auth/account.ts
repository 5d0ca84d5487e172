import { createHash } from "node:crypto";
import common from "../../../lib/auth/common-passwords.json" with { type: "json" };
import { type Forward, readJson, rewriteJson, text } from "../http-tools.ts";
import { type AuthContext, authError, outgoing } from "./context.ts";

const LEAKED = new Set(common.passwords.split(" "));
/** `amr` methods that prove ownership of the mailbox: no old password needed. */
const MAILED = ["otp", "magiclink", "recovery"];

/** lite looks up a mailed code by this hash. */
const hashOf = (email: string, code: string) =>
  createHash("sha256")
    .update(email.toLowerCase() + code)
    .digest("hex");

/** Response of hosted Auth's leaked password protection; a local list replaces haveibeenpwned.org. */
export function refuseLeaked(password: string | undefined): Response | null {
  if (password === undefined || !LEAKED.has(password.toLowerCase())) return null;
  const msg = "Password is known to be weak and easy to guess, please choose a different one.";
  const body = { code: 422, error_code: "weak_password", msg, weak_password: { reasons: ["pwned"] } };
  return Response.json(body, { status: 422, headers: { "x-sb-error-code": "weak_password" } });
}

interface Holder {
  id: string;
  email: string;
  session: string;
  recent: boolean;
  has_password: boolean;
  knows: boolean;
  mailed: boolean;
}

/** Updates a user; for password changes it checks what hosted Auth checks and lite does not. */
export async function changeUser(
  request: Request,
  redirectTo: string | null,
  forward: Forward,
  context: AuthContext,
): Promise<Response> {
  const body = await readJson(request);
  const go = () => outgoing.run({ redirectTo }, () => forward(rewriteJson(request, body)));
  if (text(body.password) === undefined) return go();
  const leaked = refuseLeaked(text(body.password));
  if (leaked) return leaked;
  const holder = await holderOf(request, body, context);
  // lite handles a missing or invalid token.
  if (!holder) return go();
  const refusal = refuseUnproved(holder);
  if (refusal) return refusal;
  const response = await go();
  if (response.ok) await endOtherSessions(holder, context);
  return response;
}

/** Hosted Auth takes a mailed code from an older session. The site never requests one: users sign in again instead. */
function refuseUnproved(holder: Holder): Response | null {
  if (!holder.recent)
    return authError(400, "reauthentication_needed", "Password update requires reauthentication");
  if (holder.has_password && !holder.mailed && !holder.knows)
    return authError(
      400,
      "current_password_mismatch",
      "Current password required when setting new password.",
    );
  return null;
}

async function holderOf(
  request: Request,
  body: Record<string, unknown>,
  context: AuthContext,
): Promise<Holder | null> {
  const bearer = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const claims = await context.signing.verify(bearer).catch(() => null);
  if (!claims) return null;
  const { sub, session_id } = claims;
  const [holder] = await context.connection.query<Holder>(
    `select u.id, u.email, s.id as session, s.created_at > now() - interval '24 hours' as recent,
       coalesce(u.encrypted_password, '') <> '' as has_password,
       coalesce(extensions.crypt($3::text, hash.known) = hash.known, false) as knows,
       exists (select from auth.mfa_amr_claims a where a.session_id = s.id and a.authentication_method = any ($4)) as mailed
     from auth.users u join auth.sessions s on s.user_id = u.id,
       -- lite writes the same hash under a newer name than pgcrypto knows.
       replace(u.encrypted_password, '$2b$', '$2a$') as hash (known)
     where u.id = $1::uuid and s.id = $2::uuid`,
    [sub, session_id, text(body.current_password) ?? null, MAILED],
  );
  return holder ?? null;
}

/** Other sessions of the user are signed out. */
async function endOtherSessions({ id, session }: Holder, { connection: { query } }: AuthContext) {
  await query("delete from auth.refresh_tokens where user_id::text = $1 and session_id <> $2::uuid", [
    id,
    session,
  ]);
  await query("delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid", [id, session]);
}

/**
 * The first of two confirmations that a change of address needs; null when it is the second, which lite completes, or
 * none at all.
 */
export async function confirmOneAddress(
  body: Record<string, unknown>,
  { connection: { query } }: AuthContext,
): Promise<Response | null> {
  const hash = text(body.token_hash) ?? hashOf(text(body.email) ?? "", text(body.token) ?? "");
  const [first] = await query(
    `update auth.users set email_change_confirm_status = 1,
       email_change_token_current = case when email_change_token_current = $1 then '' else email_change_token_current end,
       email_change_token_new = case when email_change_token_new = $1 then '' else email_change_token_new end
     where $1 in (email_change_token_current, email_change_token_new)
       and length(email_change_token_current) > 6 and length(email_change_token_new) > 6
       and email_change_sent_at > now() - interval '1 hour'
     returning id`,
    [hash],
  );
  if (first) {
    const msg = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
    return Response.json({ msg, code: "200" });
  }
  // lite completes a change by the current address's token only.
  await query(
    `update auth.users set email_change_token_current = $1, email_change_token_new = '', email_change_confirm_status = 0
     where email_change_token_new = $1 and email_change_confirm_status = 1`,
    [hash],
  );
  return null;
}
