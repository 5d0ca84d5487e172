import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";

/**
 * Announces scheduled posts that became public in the last minute: cached pages expire and open ones refresh. For the
 * scheduler.
 */
export async function announceDuePosts(): Promise<void> {
  const { error } = await adminClient().rpc("announce_due_posts");
  if (error) throw databaseFailure(error, "No se pudieron anunciar los artículos programados.");
}
