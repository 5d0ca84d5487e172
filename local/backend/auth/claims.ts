import { decodeJwt, type JWTPayload } from "jose";
import { withJson } from "../http-tools.ts";
import { type AuthContext, authError } from "./context.ts";

interface Session {
  access_token: string;
  user: {
    id: string;
    phone?: string;
    app_metadata: unknown;
    user_metadata: unknown;
  };
}

interface HookAnswer {
  claims?: JWTPayload;
  error?: { http_code?: number; message?: string };
}

const HOOK = "public.custom_access_token_hook";

/** Adds hosted Auth's claims and those of the project's token hook to a session response, signed again. */
export async function completeClaims(
  response: Response,
  method: string,
  context: AuthContext,
): Promise<Response> {
  if (!response.ok) return response;
  const body = (await response.json()) as Partial<Session>;
  const { access_token, user } = body;
  if (!access_token || !user) return withJson(response, body);
  const bare = decodeJwt(access_token);
  const claims: JWTPayload = {
    ...bare,
    iss: `${context.apiUrl}/auth/v1`,
    phone: user.phone ?? "",
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: "aal1",
    amr: await methods(context, String(bare.session_id), method),
    is_anonymous: false,
  };
  const answer = await runHook(context, { user_id: user.id, claims, authentication_method: method });
  if (answer?.error) {
    return authError(
      answer.error.http_code ?? 403,
      "hook_refused",
      answer.error.message ?? "The token hook refused",
    );
  }
  return withJson(response, {
    ...body,
    access_token: await context.signing.sign(answer?.claims ?? claims),
  });
}

/** A refreshed session keeps its `amr` method. */
async function methods(context: AuthContext, session: string, method: string) {
  if (method !== "token_refresh") {
    await context.connection.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2) on conflict do nothing`,
      [session, method],
    );
  }
  return context.connection.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from created_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by created_at desc`,
    [session],
  );
}

/** Runs the hook with the role of hosted Auth, so that a missing grant fails here too. */
async function runHook(context: AuthContext, event: Record<string, unknown>): Promise<HookAnswer | null> {
  const [found] = await context.connection.query<{ exists: boolean }>(
    `select to_regproc($1) is not null as exists`,
    [HOOK],
  );
  if (!found?.exists) return null;
  return context.connection.transaction(async (query) => {
    await query("set local role supabase_auth_admin");
    const [row] = await query<{ answer: HookAnswer }>(`select ${HOOK}($1::jsonb) as answer`, [
      JSON.stringify(event),
    ]);
    return row?.answer ?? null;
  });
}
