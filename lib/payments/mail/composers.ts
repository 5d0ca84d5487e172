import "server-only";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers, Letter } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { orderOfAlert } from "../ledger";
import { notificationsAlert, type OrderAlert, orderAlert } from "./alerts";

async function written(letter: Letter) {
  return layOut(letter, { ...(await getSettings()), siteUrl: env().SITE_URL });
}

function aboutOrder(kind: OrderAlert): Composer {
  return async ({ about }) => {
    const order = await orderOfAlert(about);
    if (!order) return null;
    return written(orderAlert(kind, order, env().SITE_URL));
  };
}

/** Composers of alert mails to superadmins; the database queues each alert (raise_payment_alerts). */
export const alertMails: Composers = {
  "alert.chargeback": aboutOrder("alert.chargeback"),
  "alert.mediation": aboutOrder("alert.mediation"),
  "alert.mismatch": aboutOrder("alert.mismatch"),
  "alert.refund": aboutOrder("alert.refund"),
  "alert.unclaimed": aboutOrder("alert.unclaimed"),
  "alert.events": async ({ data }) => {
    const { payments } = z.object({ payments: z.number() }).parse(data);
    return written(notificationsAlert(payments, env().SITE_URL));
  },
};
