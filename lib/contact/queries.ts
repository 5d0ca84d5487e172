import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { type FollowedAnswer, toFollowedMessage } from "./rows";
import type { FollowedMessage } from "./types";

const TOKEN = /^[0-9a-f]{48}$/;

/** A message by its link; null when the link opens nothing. */
export async function getMessageByToken(token: string): Promise<FollowedMessage | null> {
  if (!TOKEN.test(token)) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("contact_by_token", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos leer tu mensaje.");
  return data ? toFollowedMessage(data as FollowedAnswer) : null;
}
