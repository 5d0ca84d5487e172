import "server-only";
import { env } from "@/lib/core/env";
import { type BreakingGateway, withBreaker } from "./breaker";
import type { PaymentGateway } from "./gateway";
import { mercadoPagoGateway } from "./mercadopago";
import { traced } from "./traced";

/** Timeout of all calls while a customer waits. */
const REQUEST_TIMEOUT_MS = 12_000;
/** Timeout of the list of banks; public.bank_list has the same. */
const BANKS_TIMEOUT_MS = 2_000;
const UNCLEAR_IN_A_ROW = 3;

type Timing = { timeoutMs: number; tries: number; deadline: number };

function open(timing: Timing): PaymentGateway {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_API_URL: apiUrl } = env();
  return traced(mercadoPagoGateway({ accessToken, apiUrl, ...timing }));
}

/** The provider's gateway for requests of a customer: twelve seconds for all calls. */
export function requestGateway(): PaymentGateway {
  return open({ timeoutMs: 5_000, tries: 2, deadline: Date.now() + REQUEST_TIMEOUT_MS });
}

/** The gateway for one quick question: three seconds, no retry. */
export function probeGateway(): PaymentGateway {
  return open({ timeoutMs: 3_000, tries: 1, deadline: Date.now() + 3_000 });
}

/** The gateway for the list of banks, for which a person waits: two seconds, no retry. */
export function banksGateway(): PaymentGateway {
  return open({ timeoutMs: BANKS_TIMEOUT_MS, tries: 1, deadline: Date.now() + BANKS_TIMEOUT_MS });
}

/** The gateway for background jobs: longer timeouts, with a circuit breaker. */
export function backgroundGateway(deadline: number): BreakingGateway {
  return withBreaker(open({ timeoutMs: 10_000, tries: 3, deadline }), UNCLEAR_IN_A_ROW);
}

/** Our webhook URL; undefined for loopback addresses, which the provider rejects. */
export function notificationUrl(): string | undefined {
  const site = new URL(env().SITE_URL);
  if (site.protocol !== "https:" || site.hostname === "localhost") return undefined;
  return `${site.origin}/api/payments/webhook?source_news=webhooks`;
}
