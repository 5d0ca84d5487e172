import "server-only";
import type { PaymentGateway } from "./gateway";
import { patientGateway } from "./provider";

/** Work that ends by itself: at its time, or when the provider answers nothing any more. */
export type Run = { provider: PaymentGateway; goesOn(): boolean };

/** Begins a run of so many milliseconds; its provider answers nothing after them. */
export function startRun(milliseconds: number): Run {
  const deadline = Date.now() + milliseconds;
  const provider = patientGateway(deadline);
  return { provider, goesOn: () => !provider.isOpen() && Date.now() < deadline };
}
