import { randomUUID } from "node:crypto";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { signWebhook } from "../../../local/mercadopago/signature.ts";
import type { TestDatabase } from "../../support/database.ts";
import { MERCADOPAGO } from "./site.ts";

type Call = {
  /** The payment's number in the address; null: none there. */
  id?: string | null;
  requestId?: string | null;
  at?: number;
  type?: string;
  action?: string;
  /** Unsigned fields of the body; a text replaces the whole body. */
  body?: unknown;
  /** Null: unsigned. */
  signature?: string | null;
};

/** A call of the provider to the webhook, signed by default. */
export function callOf(call: Call = {}) {
  const { id = "123", requestId = randomUUID(), at = Date.now(), type = "payment" } = call;
  const url = new URL("http://localhost:3000/api/payments/webhook");
  if (id !== null) url.searchParams.set("data.id", id);
  url.searchParams.set("type", type);
  const secret = MERCADOPAGO.webhookSecret;
  const { header } = signWebhook({ secret, dataId: id, requestId, ts: Math.floor(at / 1000) });
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (call.signature !== null) headers["x-signature"] = call.signature ?? header;
  if (requestId) headers["x-request-id"] = requestId;
  const fields = { type, action: call.action ?? "payment.updated", data: { id } };
  const body = typeof call.body === "string" ? call.body : JSON.stringify(call.body ?? fields);
  return { url: url.href, headers, body };
}

export function notify(call?: Call) {
  const { url, ...init } = callOf(call);
  return receive(new Request(url, { method: "POST", ...init }));
}

export const eventsOf = (db: TestDatabase, id: string) =>
  db.sql<{ outcome: string; processed_at: Date | null; tries: number }[]>`
    select outcome, processed_at, tries from public.payment_events where provider_payment_id = ${id} order by id`;
