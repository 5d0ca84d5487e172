import "server-only";
import { env } from "@/lib/core/env";

/** Absolute public URL of an order. */
export function orderUrl(token: string): string {
  return new URL(`/pedido/${token}`, env().SITE_URL).href;
}
