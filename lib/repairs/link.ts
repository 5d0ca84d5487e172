import "server-only";
import { env } from "@/lib/core/env";

/** The whole public address of an order, to copy or to scan. */
export function repairLink(token: string): string {
  return new URL(`/reparacion/${token}`, env().SITE_URL).href;
}
