import { Hono, type Context as HonoContext } from "hono";
import { parseJsonObject } from "./body.ts";
import type { Context } from "./context.ts";
import { ApiError } from "./errors.ts";
import { takeFailure, waitOrHangUp } from "./failures.ts";
import { requireAccessToken } from "./guards.ts";
import { onceByKey } from "./idempotency.ts";
import { createPayment, getPayment, updatePayment } from "./payments.ts";
import { getRefund, refundPayment } from "./refunds.ts";
import { searchPayments } from "./search.ts";

const KEY_HEADER = "x-idempotency-key";

/** /v1/payments: API calls with the access token. */
export function createPaymentsApi(ctx: Context, closing: AbortSignal): Hono {
  const api = new Hono();
  api.use(requireAccessToken(ctx.credentials));

  api.post("/", async (c) => {
    const body = parseJsonObject(await c.req.text());
    const failure = takeFailure(ctx);
    const hold = () => waitOrHangUp(failure?.delay_ms ?? 0, [c.req.raw.signal, closing]);
    if (failure?.mode === "error_before") throw new ApiError(500, null, "internal_error");
    if (failure?.mode === "rate_limited") return refuseForRate(c, ctx);
    if (failure?.mode === "timeout_before") {
      ctx.store.flush();
      await hold();
      throw new ApiError(504, null, "gateway timeout");
    }
    const { answer } = onceByKey(ctx, "payments", c.req.header(KEY_HEADER), body, () => ({
      status: 201,
      body: createPayment(ctx, body, new URL(c.req.url).origin),
    }));
    if (failure?.mode === "error_after") throw new ApiError(500, null, "internal_error");
    if (failure?.mode === "timeout_after") {
      // Persist the charge before the simulated timeout, so that a restart does not lose it.
      ctx.store.flush();
      await hold();
      throw new ApiError(504, null, "gateway timeout");
    }
    return c.json(answer.body as object, 201);
  });

  api.get("/search", (c) => c.json(searchPayments(ctx, c.req.query())));
  api.get("/:id", (c) => c.json(getPayment(ctx, c.req.param("id"))));
  api.put("/:id", async (c) =>
    c.json(updatePayment(ctx, c.req.param("id"), parseJsonObject(await c.req.text()))),
  );

  api.post("/:id/refunds", async (c) => {
    const payment = getPayment(ctx, c.req.param("id"));
    const body = parseJsonObject(await c.req.text());
    const { answer, isReplay } = onceByKey(
      ctx,
      `refunds:${payment.id}`,
      c.req.header(KEY_HEADER),
      body,
      () => ({ status: 201, body: refundPayment(ctx, payment, body) }),
    );
    // Observed in production: a repeated refund responds 200 with an empty body instead of the first response.
    return isReplay ? c.body("", 200) : c.json(answer.body as object, 201);
  });
  api.get("/:id/refunds", (c) => c.json(getPayment(ctx, c.req.param("id")).refunds));
  api.get("/:id/refunds/:refund", (c) =>
    c.json(getRefund(getPayment(ctx, c.req.param("id")), c.req.param("refund"))),
  );
  return api;
}

function refuseForRate(c: HonoContext, ctx: Context): Response {
  c.header("Retry-After", "1");
  return c.json(new ApiError(429, null, "too many requests").toBody(ctx.now()), 429);
}
