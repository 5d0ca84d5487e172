import "server-only";
import { env } from "@/lib/core/env";
import type { PaymentGateway } from "./gateway";
import { mercadoPagoGateway } from "./mercadopago";

let known: PaymentGateway | undefined;

/** The provider of this environment. */
export function gateway(): PaymentGateway {
  const { MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_API_URL } = env();
  known ??= mercadoPagoGateway({ accessToken: MERCADOPAGO_ACCESS_TOKEN, apiUrl: MERCADOPAGO_API_URL });
  return known;
}

/** Our webhook, when the provider can reach it: it refuses addresses of this machine. */
export function notificationUrl(): string | undefined {
  const site = new URL(env().SITE_URL);
  if (site.protocol !== "https:" || site.hostname === "localhost") return undefined;
  return `${site.origin}/api/payments/webhook?source_news=webhooks`;
}
