import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";
import { readClaims } from "@/lib/supabase/claims";
import { isSessionCookie, SESSION_HINT } from "@/lib/supabase/cookies";
import { serverClient } from "@/lib/supabase/server";
import type { SessionUser } from "./session";
import { type SessionView, toSessionView } from "./session-view";

/** The session as the header shows it; deletes a stale session hint cookie. For route handlers only. */
export async function getSessionView(user: SessionUser | null): Promise<SessionView | null> {
  const jar = await cookies();
  const hasSession = jar.getAll().some(({ name, value }) => isSessionCookie(name) && value !== "");
  if (!user && !hasSession) jar.delete(SESSION_HINT);
  return user && toSessionView(user);
}

type RealtimeAccess = { url: string; key: string; token: string | null; expiresAt: number | null };

/** URL, public key and, when signed in, the short-lived access token: what the browser needs for Realtime. */
export async function getRealtimeAccess(): Promise<RealtimeAccess> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const supabase = serverClient();
  const session = (await readClaims(supabase)) ? (await supabase.auth.getSession()).data.session : null;
  return {
    url: `${SUPABASE_URL.replace(/^http/, "ws")}/realtime/v1`,
    key: SUPABASE_PUBLISHABLE_KEY,
    token: session?.access_token ?? null,
    expiresAt: session?.expires_at ?? null,
  };
}
