import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";
import { readClaims } from "@/lib/supabase/claims";
import { isSessionCookie, SESSION_HINT } from "@/lib/supabase/cookies";
import { serverClient } from "@/lib/supabase/server";
import { getSessionUser } from "./session";
import { type SessionView, toSessionView } from "./session-view";

/** What the header shows; takes the hint away when it no longer tells the truth. For route handlers. */
export async function getSessionView(): Promise<SessionView | null> {
  const user = await getSessionUser();
  const jar = await cookies();
  const hasSession = jar.getAll().some(({ name, value }) => isSessionCookie(name) && value !== "");
  if (!user && !hasSession) jar.delete(SESSION_HINT);
  return user && toSessionView(user);
}

type RealtimeAccess = { url: string; key: string; token: string | null; expiresAt: number | null };

/** Address, public key and, when signed in, the short-lived token: all a browser needs to hear changes. */
export async function getRealtimeAccess(): Promise<RealtimeAccess> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const supabase = await serverClient();
  const session = (await readClaims(supabase)) ? (await supabase.auth.getSession()).data.session : null;
  return {
    url: `${SUPABASE_URL.replace(/^http/, "ws")}/realtime/v1`,
    key: SUPABASE_PUBLISHABLE_KEY,
    token: session?.access_token ?? null,
    expiresAt: session?.expires_at ?? null,
  };
}
