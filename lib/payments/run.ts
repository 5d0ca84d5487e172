import "server-only";
import type { PaymentGateway } from "./gateway";
import { backgroundGateway } from "./provider";

/** A job run that ends at its deadline, or when the provider stops responding. */
export type Run = {
  provider: PaymentGateway;
  goesOn(): boolean;
  /** Number of calls to the provider, and whether its last response was unclear. */
  providerCalls(): { asked: number; isFailing: boolean };
};

/** Starts a run with a limit in milliseconds; its gateway fails after the deadline. */
export function startRun(milliseconds: number): Run {
  const deadline = Date.now() + milliseconds;
  const provider = backgroundGateway(deadline);
  return {
    provider,
    goesOn: () => !provider.isOpen() && Date.now() < deadline,
    providerCalls: () => ({ asked: provider.asked(), isFailing: provider.isFailing() }),
  };
}
