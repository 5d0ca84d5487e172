import "server-only";
import { getSessionUser } from "@/lib/auth/session";
import { databaseFailure } from "@/lib/supabase/errors";
import { camelKeys } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";
import type { LedgerEntry, Progress, SocialPost } from "./rows";
import { progress } from "./rows";

/** The signed-in user's level, points and achievements. */
export async function getProgress(): Promise<Progress> {
  const { data, error } = await serverClient().rpc("my_progress");
  if (error) throw databaseFailure(error, "No se pudo cargar tu progreso");
  return progress.parse(data);
}

/** The newest rows of the signed-in user's ledger; for staff too, only their own. */
export async function getLedger(limit = 20): Promise<LedgerEntry[]> {
  const user = await getSessionUser();
  if (!user) return [];
  const { data, error } = await serverClient()
    .from("xp_events")
    .select("id, kind, reference, detail, xp, points, created_at")
    .eq("user_id", user.id)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw databaseFailure(error, "No se pudo cargar tu historial");
  return data.map((row) => camelKeys(row));
}

/** The posts that the signed-in user submitted, newest first. */
export async function getOwnSocialPosts(limit = 10): Promise<SocialPost[]> {
  const user = await getSessionUser();
  if (!user) return [];
  const { data, error } = await serverClient()
    .from("social_posts")
    .select("id, url, status, created_at")
    .eq("user_id", user.id)
    .order("created_at", { ascending: false })
    .limit(limit);
  if (error) throw databaseFailure(error, "No se pudieron cargar tus publicaciones");
  return data.map((row) => camelKeys(row));
}
