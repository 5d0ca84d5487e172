import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";

/** As private.has_payment_in_flight reads them. */
const IN_FLIGHT = ["created", "pending", "in_process", "authorized"];

/** Guests have no session: the server vouches for them, and place_order decides everything else. */
export function guestClient() {
  return adminClient();
}

/** Whether an attempt to pay is not settled yet, for whoever proved to hold the order's link. */
export async function hasPaymentInFlight(orderId: string): Promise<boolean> {
  const { data, error } = await adminClient()
    .from("payments")
    .select("id")
    .eq("order_id", orderId)
    .in("status", IN_FLIGHT)
    .limit(1);
  if (error) throw databaseFailure(error, "No pudimos consultar el pago de tu pedido.");
  return data.length > 0;
}
