import "server-only";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { deliverMails } from "@/lib/mail/deliver";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import type { OrderDetail } from "../rows";
import { orderDetail } from "../rows";
import { acknowledgement } from "./acknowledgement";
import { orderChanged, paymentLink } from "./assisted";
import { orderCancelled, orderExpired } from "./cancellations";
import { reversalLetter, withdrawalLetter } from "./claims";
import { orderLocked, orderReady, orderSwitched, orderUnclaimed, orderWaiting } from "./pickup";
import { orderRefunded, refundKeyLetter } from "./refund";
import { reviewApproved, reviewRejected } from "./review";
import { orderConfirmed, orderCorrected, orderDelivered, orderShipped } from "./shipping";
import type { OrderWriter } from "./types";

const FAILED = "No se pudo leer el pedido";

/** The order's current state; null when it was deleted. */
async function readOrder(id: string): Promise<OrderDetail | null> {
  const client = adminClient();
  const link = await client.rpc("order_token", { p_order: id });
  if (link.error) throw databaseFailure(link.error, FAILED);
  if (!link.data) return null;
  const { data, error } = await client.rpc("order_detail", { p_token: link.data });
  if (error) throw databaseFailure(error, FAILED);
  return orderDetail.nullable().parse(data);
}

const dataSchema = z.object({
  proved: z.boolean().optional(),
  corrects: z.boolean().optional(),
  attempt: z.number().optional(),
  amount: z.number().optional(),
  to: z.string().optional(),
  id: z.string().optional(),
  state: z.string().optional(),
});

/** Reason of the cancellation, as typed by staff. */
async function cancelReason(id: string): Promise<string> {
  const { data, error } = await adminClient()
    .from("order_events")
    .select("note")
    .eq("order_id", id)
    .in("kind", ["cancel", "cancelled"])
    .order("id", { ascending: false })
    .limit(1);
  if (error) throw databaseFailure(error, FAILED);
  return data[0]?.note ?? "";
}

function about(write: OrderWriter): Composer {
  return async ({ about: id, data }) => {
    const { SITE_URL: siteUrl } = env();
    const [order, shop] = await Promise.all([readOrder(id), getSettings()]);
    if (!order) return null;
    const reason = order.status === "cancelled" ? await cancelReason(id) : "";
    const context = { siteUrl, now: Date.now(), shop, data: dataSchema.parse(data), reason };
    const letter = write(order, context);
    return letter ? layOut(letter, { ...shop, siteUrl }) : null;
  };
}

/** Composers of the order mails; the database queues each of them (private.order_mails, order_status_mails, …). */
export const orderMails: Composers = {
  "order.placed": about(acknowledgement),
  "order.approved": about(reviewApproved),
  "order.rejected": about(reviewRejected),
  "order.confirmed": about(orderConfirmed),
  "order.shipped": about(orderShipped),
  "order.ready": about(orderReady),
  "order.waiting": about(orderWaiting),
  "order.locked": about(orderLocked),
  "order.unclaimed": about(orderUnclaimed),
  "order.switched": about(orderSwitched),
  "order.corrected": about(orderCorrected),
  "order.link": about(paymentLink),
  "order.changed": about(orderChanged),
  "order.delivered": about(orderDelivered),
  "order.cancelled": about(orderCancelled),
  "order.expired": about(orderExpired),
  "order.refunded": about(orderRefunded),
  "order.withdrawal": about(withdrawalLetter),
  "order.reversal": about(reversalLetter),
  "order.key": about(refundKeyLetter),
};

export const sendOrderMails = () => deliverMails(orderMails);
