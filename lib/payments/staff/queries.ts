import "server-only";
import { z } from "zod";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

const paymentWatch = z.object({
  jobs: z.array(
    z.object({
      name: z.enum(["mails", "reconcile"]),
      finished_at: z.string().nullable(),
      is_stopped: z.boolean(),
    }),
  ),
  /** Payments of which the provider told something that could not be worked on for an hour, the oldest first. */
  news: z.array(
    z.object({
      payment: z.string(),
      order: z.string().nullable(),
      since: z.string(),
      news: z.number(),
      tries: z.number(),
    }),
  ),
});

export type PaymentWatch = z.output<typeof paymentWatch>;

/** How the machinery of the payments does: whether its jobs run, and what they could not do. */
export async function getPaymentWatch(): Promise<PaymentWatch> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("payment_watch");
  if (error) throw databaseFailure(error, "No se pudo leer el estado de los pagos");
  return paymentWatch.parse(data);
}
