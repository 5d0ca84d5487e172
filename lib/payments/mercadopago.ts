import "server-only";
import { MercadoPagoConfig, Payment, PaymentMethod, PaymentRefund } from "mercadopago";
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { log } from "@/lib/core/log";
import { PSE } from "./bank-method";
import { bankPaymentBody } from "./bank-payment-body";
import { GatewayRefused, GatewayUncertain, type PaymentGateway } from "./gateway";
import { cardPaymentBody } from "./payment-body";
import { toSnapshot } from "./snapshot";

type Settings = {
  accessToken: string;
  apiUrl: string;
  /** Timeout of one attempt until the response headers, in milliseconds. */
  timeoutMs: number;
  tries: number;
  /** Deadline of all calls, response bodies included (epoch milliseconds). */
  deadline?: number;
};

/** Rejections that are independent of an earlier call with the same key. */
const AMBIGUOUS = new Set([408, 409, 423, 424, 425]);
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

type ProviderError = { status?: number; causes?: unknown[]; cause?: unknown };

function codesOf(error: ProviderError): string[] {
  const causes = Array.isArray(error.causes) ? error.causes : [];
  return causes.flatMap((cause) =>
    typeof cause === "object" && cause !== null && "code" in cause ? [String(cause.code)] : [],
  );
}

type Found = { results?: unknown; paging?: { total?: unknown } };

/** Rows of a search result. The SDK turns a truncated response into {}: only a complete one may mean "none". */
function wholeAnswer(
  { results, paging }: Found,
  limit: number,
  offset = 0,
): { rows: unknown[]; total: number } {
  const total = paging?.total;
  if (!Array.isArray(results) || typeof total !== "number")
    throw new GatewayUncertain(new Error("the search's answer is cut off"));
  if (results.length !== Math.max(0, Math.min(limit, total - offset)))
    throw new GatewayUncertain(new Error(`the search returned ${results.length} of ${total}`));
  return { rows: results, total };
}

/** Adapter for Mercado Pago's Payments API. */
export function mercadoPagoGateway(settings: Settings): PaymentGateway {
  const { accessToken, apiUrl, timeoutMs, tries, deadline } = settings;
  // The SDK has no option for its base URL; its client reads it from here on each call.
  Object.assign(AppConfig, { BASE_URL: apiUrl.replace(/\/+$/, "") });

  // The SDK stores each call's options in its configuration and would reuse the idempotency key: each call gets its own
  // configuration. It accepts no abort signal, and its timeout ends at the response headers: the whole call races a
  // timer of ours.
  async function call<Answer>(
    work: (config: MercadoPagoConfig) => Promise<Answer>,
    idempotencyKey?: string,
  ): Promise<Answer> {
    const longest = tries * (timeoutMs + LONGEST_PAUSE_MS);
    const budget = Math.min(longest, (deadline ?? Number.POSITIVE_INFINITY) - Date.now());
    if (budget <= 0) throw new GatewayUncertain(new Error("no time was left to ask"));
    let isClear = true;
    let isOver = false;
    const onRetry = (_: number, error: Error) => {
      // After the deadline the caller has returned 'pending': no charge may start now.
      if (isOver) throw error;
      isClear &&= (error as ProviderError).status === 429;
    };
    const options = {
      timeout: Math.min(timeoutMs, budget),
      maxRetries: tries - 1,
      initialDelay: FIRST_PAUSE_MS,
      maxDelay: LONGEST_PAUSE_MS,
      idempotencyKey,
      onRetry,
    };
    let timer: NodeJS.Timeout | undefined;
    const clock = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isOver = true;
        reject(new Error(`no whole answer within ${budget} ms`));
      }, budget);
    });
    try {
      return await Promise.race([work(new MercadoPagoConfig({ accessToken, options })), clock]);
    } catch (error) {
      const { status = 0 } = error as ProviderError;
      if (isClear && status >= 400 && status < 500 && !AMBIGUOUS.has(status))
        throw new GatewayRefused(status, codesOf(error as ProviderError), error);
      throw new GatewayUncertain(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const read = (answer: unknown) => {
    try {
      return toSnapshot(answer);
    } catch (error) {
      throw new GatewayUncertain(error);
    }
  };

  return {
    async createCardPayment(request) {
      const body = cardPaymentBody(request);
      const key = request.attempt.idempotency_key;
      return read(await call((config) => new Payment(config).create({ body }), key));
    },
    async createBankPayment(request) {
      const body = bankPaymentBody(request);
      const key = request.attempt.idempotency_key;
      return read(await call((config) => new Payment(config).create({ body }), key));
    },
    async listBanks() {
      const methods = await call((config) => new PaymentMethod(config).get());
      // A truncated answer is no list.
      if (!Array.isArray(methods)) throw new GatewayUncertain(new Error("no list of payment methods"));
      const pse = methods.find(({ id, status }) => id === PSE && status === "active");
      return (pse?.financial_institutions ?? []).flatMap(({ id, description }) =>
        id && description ? [{ id: String(id), name: description }] : [],
      );
    },
    async getPayment(id) {
      try {
        return read(await call((config) => new Payment(config).get({ id })));
      } catch (error) {
        if (error instanceof GatewayRefused && error.status === 404) return null;
        throw error;
      }
    },
    async searchByReference(orderId) {
      const limit = 50;
      const options = {
        external_reference: orderId,
        sort: "date_created",
        criteria: "asc",
        limit,
      } as const;
      const found = await call((config) => new Payment(config).search({ options }));
      return wholeAnswer(found, limit).rows.map(read);
    },
    async searchChanged({ from, to, offset, limit }) {
      const options = {
        range: "date_last_updated",
        begin_date: from,
        end_date: to,
        sort: "date_last_updated",
        criteria: "asc",
        limit,
        offset,
      } as const;
      const found = await call((config) => new Payment(config).search({ options }));
      const { rows, total } = wholeAnswer(found, limit, offset);
      const snapshots = rows.flatMap((row) => {
        try {
          return [toSnapshot(row)];
        } catch (error) {
          // A row that cannot be parsed must not hide the others.
          log("error", "payment.unreadable", { cause: error });
          return [];
        }
      });
      return { snapshots, rows: rows.length, total };
    },
    async refund(id, idempotencyKey, amount) {
      const body = amount === undefined ? {} : { amount };
      await call((config) => new PaymentRefund(config).create({ payment_id: id, body }), idempotencyKey);
    },
    async cancel(id, idempotencyKey) {
      await call((config) => new Payment(config).cancel({ id }), idempotencyKey);
    },
  };
}
