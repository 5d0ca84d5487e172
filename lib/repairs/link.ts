import "server-only";
import { env } from "@/lib/core/env";

/** Absolute public URL of a repair, to copy or as a QR code. */
export function repairLink(token: string): string {
  return new URL(`/reparacion/${token}`, env().SITE_URL).href;
}
