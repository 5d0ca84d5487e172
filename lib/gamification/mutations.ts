import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { AchievementId } from "./rows";

/** Claims the reward of a reached achievement, once; returns the XP. */
export async function claimAchievement(achievement: AchievementId): Promise<number> {
  const { data, error } = await serverClient().rpc("claim_achievement", { p_achievement: achievement });
  if (error) throw databaseFailure(error, "No se pudo reclamar el logro. Intenta de nuevo.");
  return data;
}

/** Submits a link to a social post; staff approve it before it counts. */
export async function submitSocialPost({ url }: { url: string }): Promise<void> {
  const { error } = await serverClient().rpc("submit_social_post", { p_url: url });
  if (error) throw databaseFailure(error, "No se pudo enviar tu publicación. Intenta de nuevo.");
}
