import "server-only";
import { log } from "@/lib/core/log";
import { GatewayRefused } from "../gateway";
import { probeGateway } from "../provider";

export type ProviderState = "up" | "refused" | "silent";

/** Requests a payment that does not exist, to check that the provider responds and accepts the credentials. */
export async function probeProvider(): Promise<ProviderState> {
  try {
    await probeGateway().getPayment("1");
    return "up";
  } catch (cause) {
    log("warn", "operations.provider_probe", { cause });
    return cause instanceof GatewayRefused ? "refused" : "silent";
  }
}
