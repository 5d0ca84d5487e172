import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { SettleFailedMailInput } from "./schema";

export async function settleFailedMail({ mailId, retries }: SettleFailedMailInput): Promise<void> {
  const { error } = await serverClient().rpc("settle_lost_mail", { p_mail: mailId, p_retry: retries });
  if (error) throw databaseFailure(error, "No se pudo resolver el correo");
}
