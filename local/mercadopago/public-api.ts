import { Hono } from "hono";
import { parseJsonObject } from "./body.ts";
import { onlyDigits } from "./browser/card-rules.ts";
import {
  findMethodByBin,
  findMethodById,
  IDENTIFICATION_TYPES,
  listInstallments,
  listIssuers,
  PAYMENT_METHODS,
  type PaymentMethod,
  PSE_BANKS,
  toMethodAnswer,
  toPseAnswer,
} from "./catalogue.ts";
import type { Context } from "./context.ts";
import { ApiError, badRequest } from "./errors.ts";
import { requireAnyKey } from "./guards.ts";
import { getPayment } from "./payments.ts";
import { createToken, getToken, toTokenAnswer } from "./tokens.ts";

/** API calls with the public key: tokens and payment methods. */
export function createPublicApi(ctx: Context): Hono {
  const api = new Hono();
  api.use(requireAnyKey(ctx.credentials));

  api.post("/card_tokens", async (c) =>
    c.json(toTokenAnswer(createToken(ctx, parseJsonObject(await c.req.text()))), 201),
  );
  api.get("/card_tokens/:id", (c) => c.json(toTokenAnswer(getToken(ctx, c.req.param("id")))));
  api.get("/identification_types", (c) => c.json(IDENTIFICATION_TYPES));

  api.get("/payment_methods", (c) => {
    const { banks } = ctx.store.state.settings;
    if (banks === "down") throw new ApiError(503, null, "service unavailable");
    return c.json([...PAYMENT_METHODS.map(toMethodAnswer), toPseAnswer(banks === "empty" ? {} : PSE_BANKS)]);
  });
  api.get("/payment_methods/search", (c) => {
    const { id, bins } = c.req.query();
    const bin = readBin(bins ?? c.req.query("bin"));
    const found = PAYMENT_METHODS.filter(
      (method) => (!id || method.id === id) && (!bin || findMethodByBin(bin) === method),
    );
    return c.json({
      paging: { total: found.length, limit: 30, offset: 0 },
      results: found.map(toMethodAnswer),
    });
  });
  api.get("/payment_methods/card_issuers", (c) => {
    const bin = readBin(c.req.query("bin"));
    const method = resolveMethod(c.req.query("payment_method_id"), bin);
    return c.json(listIssuers(method.id, bin));
  });
  api.get("/payment_methods/installments", (c) => {
    const bin = readBin(c.req.query("bin"));
    const method = resolveMethod(c.req.query("payment_method_id"), bin);
    const amount = Number(c.req.query("amount"));
    if (!Number.isFinite(amount) || amount <= 0) throw badRequest(4037, "Invalid transaction_amount");
    return c.json([listInstallments(amount, method, bin)]);
  });

  // Payment data for the status screen: no payer data.
  api.get("/bricks/payments/:id", (c) => {
    const { id, status, status_detail, transaction_amount, payment_method_id, installments, card } =
      getPayment(ctx, c.req.param("id"));
    const last_four_digits = card.last_four_digits;
    return c.json({
      id,
      status,
      status_detail,
      transaction_amount,
      payment_method_id,
      installments,
      last_four_digits,
    });
  });
  return api;
}

const readBin = (text: string | undefined): string => onlyDigits(text ?? "");

function resolveMethod(id: string | undefined, bin: string): PaymentMethod {
  const method = id ? findMethodById(id) : findMethodByBin(bin);
  if (!method) throw badRequest(3028, "Invalid payment_method_id");
  return method;
}
