import "server-only";
import { env } from "@/lib/core/env";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers, Letter } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { guestClient } from "../guest-orders";
import { toOrderDetail } from "../map-order";
import type { OrderDetail } from "../types";
import { acknowledgement } from "./acknowledgement";
import { reviewApproved, reviewRejected } from "./review";

const FAILED = "No se pudo leer el pedido";

/** The order as it is at this moment, whoever bought it; null when it is gone. */
async function readOrder(id: string): Promise<OrderDetail | null> {
  const client = guestClient();
  const link = await client.rpc("order_token", { p_order: id });
  if (link.error) throw databaseFailure(link.error, FAILED);
  if (!link.data) return null;
  const { data, error } = await client.rpc("order_detail", { p_token: link.data });
  if (error) throw databaseFailure(error, FAILED);
  return data === null ? null : toOrderDetail(data);
}

function about(write: (order: OrderDetail, siteUrl: string, now: number) => Letter | null): Composer {
  return async ({ about: id }) => {
    const { SITE_URL: siteUrl } = env();
    const order = await readOrder(id);
    const letter = order && write(order, siteUrl, Date.now());
    return letter ? layOut(letter, { ...(await getSettings()), siteUrl }) : null;
  };
}

/** The mails about an order; the database writes down when each is due (private.order_mails). */
export const orderMails: Composers = {
  "order.placed": about(acknowledgement),
  "order.approved": about(reviewApproved),
  "order.rejected": about(reviewRejected),
};
