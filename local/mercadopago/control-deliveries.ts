import { Hono } from "hono";
import { isMissing, type Json, parseJsonObject } from "./body.ts";
import type { Context } from "./context.ts";
import { ApiError } from "./errors.ts";
import { getPayment } from "./payments.ts";
import type { Delivery, ForgeMode } from "./types.ts";
import type { Webhooks } from "./webhooks.ts";

const FORGE_MODES: readonly ForgeMode[] = ["signature", "tampered", "stale", "unsigned"];

/** /sandbox/api/deliveries: log and control of webhook deliveries. */
export function createDeliveriesControl(ctx: Context, webhooks: Webhooks): Hono {
  const api = new Hono();

  api.get("/", (c) => {
    const { payment_id: paymentId, state } = c.req.query();
    const found = ctx.store.state.deliveries.filter(
      (delivery) =>
        (!paymentId || String(delivery.payment_id) === paymentId) && (!state || delivery.state === state),
    );
    return c.json(found);
  });

  // Releases held deliveries one by one: oldest first, newest first ('reversed') or in the order of ids.
  api.post("/release", async (c) => {
    const { ids, order } = parseJsonObject(await c.req.text());
    const held = Array.isArray(ids)
      ? ids.map((id) => webhooks.get(String(id)))
      : ctx.store.state.deliveries.filter(({ state }) => state === "held");
    const chosen = order === "reversed" ? held.toReversed() : held;
    await webhooks.release(chosen);
    return c.json(chosen);
  });

  api.get("/:id", (c) => c.json(webhooks.get(c.req.param("id"))));
  api.post("/:id/send", async (c) => c.json(await webhooks.send(webhooks.get(c.req.param("id")))));
  api.post("/:id/lose", (c) => {
    const delivery = webhooks.get(c.req.param("id"));
    webhooks.lose(delivery);
    return c.json(delivery);
  });
  api.post("/:id/replay", async (c) => {
    const original = webhooks.get(c.req.param("id"));
    const body = parseJsonObject(await c.req.text());
    return c.json(repeat(ctx, webhooks, original, body), 201);
  });
  return api;
}

/** Repeats an earlier delivery: as an exact duplicate, or with a new id. */
function repeat(ctx: Context, webhooks: Webhooks, original: Delivery, body: Json): Delivery[] {
  const forge = readForge(body);
  const payment = getPayment(ctx, String(original.payment_id));
  const hasNewIdentity = body.identity === "new";
  const kind = forge ? "forged" : hasNewIdentity ? "replay" : "duplicate";
  const delayMs = readCount(body.delay_ms, 0, 3_600_000);
  return Array.from({ length: readCount(body.count, 1, 50) }, () =>
    webhooks.enqueue(payment, original.action, {
      kind,
      forge,
      delayMs,
      sameAs: hasNewIdentity ? undefined : original,
    }),
  );
}

export function readForge(body: Json): ForgeMode | null {
  if (isMissing(body.forge)) return null;
  const mode = FORGE_MODES.find((candidate) => candidate === body.forge);
  if (!mode) throw new ApiError(400, null, `forge must be one of ${FORGE_MODES.join(", ")}`);
  return mode;
}

export function readCount(value: unknown, fallback: number, max: number): number {
  if (isMissing(value)) return fallback;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > max) {
    throw new ApiError(400, null, `Expected a whole number from 0 to ${max}`);
  }
  return value;
}
