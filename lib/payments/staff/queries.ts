import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

export type PaymentWatch = {
  jobs: { name: "mails" | "reconcile"; finished_at: string | null; is_stopped: boolean }[];
  /** Payments of which the provider told something that could not be worked on for an hour, the oldest first. */
  news: {
    payment: string;
    order: string | null;
    since: string;
    news: number;
    tries: number;
  }[];
};

/** How the machinery of the payments does: whether its jobs run, and what they could not do. */
export async function getPaymentWatch(): Promise<PaymentWatch> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("payment_watch");
  if (error) throw databaseFailure(error, "No se pudo leer el estado de los pagos");
  return data as unknown as PaymentWatch;
}
