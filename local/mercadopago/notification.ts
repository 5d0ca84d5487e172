import { COLLECTOR_ID } from "./context.ts";
import { signWebhook } from "./signature.ts";
import type { Delivery, Settings } from "./types.ts";

const STALE_MS = 3_600_000;

export interface NotificationRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** HTTP request of a delivery, signed when sent (or tampered with on request). */
export function buildNotification(
  delivery: Delivery,
  secret: string,
  unit: Settings["signature_timestamp"],
  now: number,
): NotificationRequest {
  const dataId = String(delivery.payment_id);
  const url = new URL(delivery.url);
  url.searchParams.set("data.id", dataId);
  url.searchParams.set("type", "payment");
  const signedAt = delivery.forge === "stale" ? now - STALE_MS : now;
  const ts = unit === "seconds" ? Math.floor(signedAt / 1000) : signedAt;
  const { header } = signWebhook({
    secret: delivery.forge === "signature" ? `not-${secret}` : secret,
    // A tampered call has a valid signature for another payment.
    dataId: delivery.forge === "tampered" ? String(delivery.payment_id + 1) : dataId,
    requestId: delivery.request_id,
    ts,
  });
  const body = {
    id: delivery.notification_id,
    live_mode: false,
    type: "payment",
    date_created: delivery.created_at,
    user_id: COLLECTOR_ID,
    api_version: "v1",
    action: delivery.action,
    data: { id: dataId },
  };
  return {
    url: url.toString(),
    headers: {
      "content-type": "application/json",
      "user-agent": "MercadoPago WebHook v1.0 payment",
      "x-request-id": delivery.request_id,
      ...(delivery.forge === "unsigned" ? {} : { "x-signature": header }),
    },
    body: JSON.stringify(body),
  };
}
