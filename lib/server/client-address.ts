import "server-only";
import { headers } from "next/headers";
import { VISITOR_HEADER } from "./visitor-address";

/** The visitor's IP address from the header that instrumentation.ts sets. */
export async function clientAddress(): Promise<string> {
  return (await headers()).get(VISITOR_HEADER) || "127.0.0.1";
}
