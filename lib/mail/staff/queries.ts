import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { FailedMails } from "./rows";
import { failedMails } from "./rows";

/** The newest failed mails that staff have not handled. */
export async function listFailedMails(): Promise<FailedMails> {
  const { data, error } = await serverClient().rpc("lost_mails");
  if (error) throw databaseFailure(error, "No se pudieron cargar los correos");
  return failedMails.parse(data);
}
