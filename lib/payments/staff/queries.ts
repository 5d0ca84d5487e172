import "server-only";
import { z } from "zod";
import { job } from "@/lib/operations/rows";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

const paymentWatch = z.object({
  jobs: z.array(job),
  /** Payments with notifications that could not be processed for an hour, oldest first. */
  events: z.array(
    z.object({
      payment: z.string(),
      order: z.string().nullable(),
      since: z.string(),
      events: z.number(),
      tries: z.number(),
    }),
  ),
});

export type PaymentHealth = z.output<typeof paymentWatch>;

/** Health of the payment jobs: whether they run, and what failed. */
export async function getPaymentHealth(): Promise<PaymentHealth> {
  const { data, error } = await serverClient().rpc("payment_watch");
  if (error) throw databaseFailure(error, "No se pudo leer el estado de los pagos");
  return paymentWatch.parse(data);
}
