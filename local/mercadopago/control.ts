import { Hono, type Context as HonoContext } from "hono";
import { asText, type Json, parseJsonObject } from "./body.ts";
import { PSE } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { createDeliveriesControl, readCount, readForge } from "./control-deliveries.ts";
import { ApiError } from "./errors.ts";
import { expire } from "./expiry.ts";
import { addFailures, DEFAULT_TIMEOUT_MS, FAILURE_MODES } from "./failures.ts";
import { requireLoopback } from "./guards.ts";
import { OUTCOME_BY_NAME } from "./outcomes.ts";
import { getPayment } from "./payments.ts";
import { refundPayment } from "./refunds.ts";
import { searchPayments } from "./search.ts";
import { applySettings } from "./settings.ts";
import { changeStatus } from "./transitions.ts";
import type { Payment } from "./types.ts";
import type { Webhooks } from "./webhooks.ts";

const CANCEL_DETAILS = ["expired", "by_collector", "by_payer"];
const CHARGEBACK_DETAILS = ["in_process", "settled", "reimbursed"];
const REJECT_DETAIL = /^[a-z0-9_]{3,60}$/;

/** /sandbox/api: simulates the provider's staff, the bank and failures. */
export function createControlApi(ctx: Context, webhooks: Webhooks): Hono {
  const api = new Hono();
  api.use(requireLoopback);
  const on = (path: string, act: (payment: Payment, body: Json) => unknown) =>
    api.post(`/payments/:id/${path}`, async (c) => {
      const payment = getPayment(ctx, c.req.param("id"));
      act(payment, await readBody(c));
      return c.json(payment);
    });

  api.get("/state", (c) => {
    const { settings, failures, deliveries } = ctx.store.state;
    const { results } = searchPayments(ctx, { limit: "100" });
    return c.json({ settings, failures, payments: results, deliveries: deliveries.slice(-100).reverse() });
  });
  api.get("/payments", (c) => c.json(searchPayments(ctx, c.req.query())));
  api.get("/payments/:id", (c) => c.json(getPayment(ctx, c.req.param("id"))));
  on("approve", (payment) => changeStatus(ctx, payment, "approved", "accredited"));
  on("reject", (payment, body) =>
    changeStatus(ctx, payment, "rejected", readDetail(body, rejectionOf(payment))),
  );
  on("cancel", (payment, body) =>
    changeStatus(ctx, payment, "cancelled", readOneOf(body, CANCEL_DETAILS, "expired")),
  );
  on("expire", (payment) => expire(ctx, payment));
  on("mediate", (payment) => changeStatus(ctx, payment, "in_mediation", "pending"));
  on("chargeback", (payment, body) =>
    changeStatus(ctx, payment, "charged_back", readOneOf(body, CHARGEBACK_DETAILS, "in_process")),
  );
  on("refund", (payment, body) => refundPayment(ctx, payment, body));

  api.post("/payments/:id/notify", async (c) => {
    const payment = getPayment(ctx, c.req.param("id"));
    const body = await readBody(c);
    const forge = readForge(body);
    const action = body.action === "payment.created" ? "payment.created" : "payment.updated";
    const delayMs = readCount(body.delay_ms, 0, 3_600_000);
    const sent = Array.from({ length: readCount(body.count, 1, 50) }, () =>
      webhooks.enqueue(payment, action, { kind: forge ? "forged" : "replay", forge, delayMs }),
    );
    return c.json(sent, 201);
  });

  api.get("/settings", (c) => c.json(ctx.store.state.settings));
  api.put("/settings", async (c) => {
    applySettings(ctx.store.state.settings, await readBody(c));
    ctx.store.touch();
    return c.json(ctx.store.state.settings);
  });

  api.get("/failures", (c) => c.json(ctx.store.state.failures));
  api.post("/failures", async (c) => {
    const body = await readBody(c);
    const mode = FAILURE_MODES.find((candidate) => candidate === body.mode);
    if (!mode) throw new ApiError(400, null, `mode must be one of ${FAILURE_MODES.join(", ")}`);
    const delay_ms = readCount(body.delay_ms, DEFAULT_TIMEOUT_MS, 600_000);
    addFailures(ctx, { mode, delay_ms }, readCount(body.count, 1, 100));
    return c.json(ctx.store.state.failures, 201);
  });
  api.delete("/failures", (c) => {
    ctx.store.state.failures = [];
    ctx.store.touch();
    return c.json([]);
  });

  api.get("/outcomes", (c) => c.json(OUTCOME_BY_NAME));
  api.post("/reset", (c) => {
    webhooks.clear();
    ctx.store.reset();
    return c.json({ ok: true });
  });
  api.route("/deliveries", createDeliveriesControl(ctx, webhooks));
  return api;
}

const rejectionOf = ({ payment_method_id }: Payment): string =>
  payment_method_id === PSE.id ? "rejected_by_bank" : "cc_rejected_other_reason";

const readBody = async (c: HonoContext): Promise<Json> => parseJsonObject(await c.req.text());

function readDetail(body: Json, fallback: string): string {
  const detail = asText(body.status_detail) ?? fallback;
  if (!REJECT_DETAIL.test(detail)) throw new ApiError(400, null, "Invalid status_detail");
  return detail;
}

function readOneOf(body: Json, accepted: string[], fallback: string): string {
  const detail = asText(body.status_detail) ?? fallback;
  if (!accepted.includes(detail)) {
    throw new ApiError(400, null, `status_detail must be one of ${accepted.join(", ")}`);
  }
  return detail;
}
