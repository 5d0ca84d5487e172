import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

const RETRY = "Inténtalo nuevamente.";

/** Hides a photo from the customer; staff still see it. */
export async function hidePhoto(repairId: string, photo: string, reason: string): Promise<void> {
  const supabase = await serverClient();
  const { error } = await supabase.rpc("hide_repair_photo", {
    p_orden: repairId,
    p_image: photo,
    p_reason: reason,
  });
  if (error) throw databaseFailure(error, `No se pudo retirar la foto. ${RETRY}`);
}

/** Turns a reply into an internal note. */
export async function hideComment({ commentId }: { commentId: number }): Promise<void> {
  const supabase = await serverClient();
  const { error } = await supabase.rpc("hide_repair_comment", { p_comment: commentId });
  if (error) throw databaseFailure(error, `No se pudo retirar el mensaje. ${RETRY}`);
}
