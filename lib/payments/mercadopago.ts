import "server-only";
import { MercadoPagoConfig, Payment, PaymentRefund } from "mercadopago";
import { AppConfig } from "mercadopago/dist/utils/config/index.js";
import { cardPaymentBody } from "./card-payment-body";
import { GatewayRefused, GatewayUncertain, type PaymentGateway } from "./gateway";
import { toSnapshot } from "./snapshot";

type Settings = { accessToken: string; apiUrl: string; timeoutMs?: number };

/** Refusals that say nothing of an earlier call with the same key. */
const AMBIGUOUS = new Set([408, 409, 423, 424, 425]);

type ProviderError = { status?: number; causes?: unknown[]; cause?: unknown };

function codesOf(error: ProviderError): string[] {
  const causes = Array.isArray(error.causes) ? error.causes : [];
  return causes.flatMap((cause) =>
    typeof cause === "object" && cause !== null && "code" in cause ? [String(cause.code)] : [],
  );
}

/** The adapter of Mercado Pago's Payments API. */
export function mercadoPagoGateway({ accessToken, apiUrl, timeoutMs = 20_000 }: Settings): PaymentGateway {
  // The SDK has no setting for its address; its client reads it from here at each call.
  Object.assign(AppConfig, { BASE_URL: apiUrl.replace(/\/+$/, "") });

  // The SDK writes each call's options into its configuration and would hand a key on to the next call:
  // every call gets a configuration of its own.
  async function call<Answer>(
    work: (config: MercadoPagoConfig) => Promise<Answer>,
    idempotencyKey?: string,
  ): Promise<Answer> {
    let clear = true;
    const onRetry = (_: number, error: Error) => {
      clear &&= (error as ProviderError).status === 429;
    };
    const options = {
      timeout: timeoutMs,
      maxRetries: 2,
      initialDelay: 250,
      maxDelay: 2000,
      idempotencyKey,
      onRetry,
    };
    try {
      return await work(new MercadoPagoConfig({ accessToken, options }));
    } catch (error) {
      const { status = 0 } = error as ProviderError;
      if (clear && status >= 400 && status < 500 && !AMBIGUOUS.has(status))
        throw new GatewayRefused(status, codesOf(error as ProviderError), error);
      throw new GatewayUncertain(error);
    }
  }

  return {
    async createCardPayment(request) {
      const body = cardPaymentBody(request);
      const key = request.attempt.idempotency_key;
      const answer = await call((config) => new Payment(config).create({ body }), key);
      try {
        return toSnapshot(answer);
      } catch (error) {
        throw new GatewayUncertain(error);
      }
    },
    async getPayment(id) {
      try {
        return toSnapshot(await call((config) => new Payment(config).get({ id })));
      } catch (error) {
        if (error instanceof GatewayRefused && error.status === 404) return null;
        throw error;
      }
    },
    async searchByReference(orderId) {
      const options = {
        external_reference: orderId,
        sort: "date_created",
        criteria: "asc",
        limit: 50,
      } as const;
      const found = await call((config) => new Payment(config).search({ options }));
      return (found.results ?? []).map(toSnapshot);
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
