import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

/** Makes waiting notifications of payments due at once; returns how many. */
export async function retryPaymentEvents(): Promise<number> {
  const { data, error } = await serverClient().rpc("retry_payment_events");
  if (error) throw databaseFailure(error, "No se pudieron reintentar los avisos");
  return data;
}
