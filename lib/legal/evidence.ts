import "server-only";
import { headers } from "next/headers";
import { cut } from "@/lib/core/text";
import { clientAddress } from "@/lib/server/client-address";

const LONGEST_AGENT = 200;

/** Client address and user agent, stored as evidence of consent. */
export async function requestEvidence(): Promise<{ ip: string; userAgent: string }> {
  const userAgent = (await headers()).get("user-agent") ?? "";
  return { ip: await clientAddress(), userAgent: cut(userAgent, LONGEST_AGENT) };
}
