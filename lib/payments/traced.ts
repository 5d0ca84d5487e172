import "server-only";
import { inSpan } from "@/lib/telemetry/telemetry";
import type { PaymentGateway } from "./gateway";

/** A gateway whose calls are spans. */
export function traced(inner: PaymentGateway): PaymentGateway {
  const within =
    <Args extends unknown[], Answer>(name: string, ask: (...args: Args) => Promise<Answer>) =>
    (...args: Args) =>
      inSpan(`mercadopago ${name}`, {}, () => ask(...args));
  return {
    createCardPayment: within("create", inner.createCardPayment),
    createBankPayment: within("create from a bank", inner.createBankPayment),
    listBanks: within("banks", inner.listBanks),
    getPayment: within("get", inner.getPayment),
    searchByReference: within("search", inner.searchByReference),
    searchChanged: within("sweep", inner.searchChanged),
    refund: within("refund", inner.refund),
    cancel: within("cancel", inner.cancel),
  };
}
