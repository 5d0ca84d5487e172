import "server-only";
import { env } from "@/lib/core/env";

/** The whole public address of an order, for a message or a mail. */
export function orderUrl(token: string): string {
  return new URL(`/pedido/${token}`, env().SITE_URL).href;
}
