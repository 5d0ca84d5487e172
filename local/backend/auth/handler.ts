import type { Forward } from "../http-tools.ts";
import { changeUser } from "./account.ts";
import { handleAdmin } from "./admin.ts";
import { refuseBusyAddress } from "./calls.ts";
import { type AuthContext, outgoing } from "./context.ts";
import { toChooser } from "./google.ts";
import { token, verify } from "./sessions.ts";
import { magicLink, recover, resend, signUp } from "./signup.ts";

const MAILING = new Set(["/reauthenticate"]);

/** Serves /auth/v1: adds to lite what hosted Auth has beyond it. */
export async function handleAuth(
  request: Request,
  forward: Forward,
  context: AuthContext,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice("/auth/v1".length);
  const redirectTo = url.searchParams.get("redirect_to");
  if (path === "/.well-known/jwks.json") return Response.json(context.signing.jwks);
  if (path === "/authorize") return toChooser(await forward(request));
  const key = request.headers.get("apikey") ?? url.searchParams.get("apikey");
  // lite handles a missing or invalid key.
  if (key !== context.publishableKey && key !== context.secretKey) return forward(request);
  const busy = refuseBusyAddress(request, path, context);
  if (busy) return busy;
  if (path.startsWith("/admin/")) return handleAdmin(request, path, context);
  if (request.method === "POST") {
    if (path === "/signup") return signUp(request, redirectTo, forward, context);
    if (path === "/resend") return resend(request, redirectTo, forward, context);
    if (path === "/otp" || path === "/magiclink") return magicLink(request, redirectTo, forward, context);
    if (path === "/recover") return recover(request, redirectTo, forward, context);
    if (path === "/token") return token(request, forward, context);
    if (path === "/verify") return verify(request, forward, context);
  }
  if (path === "/user" && request.method === "PUT") return changeUser(request, redirectTo, forward, context);
  if (MAILING.has(path)) return outgoing.run({ redirectTo }, () => forward(request));
  return forward(request);
}
