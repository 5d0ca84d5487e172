import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { type LostMailsAnswer, toLostMail } from "./rows";
import type { LostMail } from "./types";

/** The newest mails that never left and that nobody has seen to. */
export async function listLostMails(): Promise<{ items: LostMail[]; total: number }> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("lost_mails");
  if (error) throw databaseFailure(error, "No se pudieron cargar los correos");
  const { items, total } = data as LostMailsAnswer;
  return { items: items.map(toLostMail), total };
}
