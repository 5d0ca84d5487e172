import { flushCompileCache } from "node:module";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { createPaymentAction, payByBankAction, processPaymentAction } from "@/lib/checkout/actions";
import type { CheckoutInput, PayByBankInput } from "@/lib/checkout/schema";
import { inBrowser } from "./next-headers.ts";

/** A buyer: client address, cart, and the card or the bank that pays. */
export type Buyer = {
  address: string;
  checkout: CheckoutInput;
  card: Record<string, unknown>;
  bank?: Omit<PayByBankInput, "token">;
};
export type Notice = { url: string; headers: Record<string, string>; body: string };

const WORK = {
  /** From the cart to the charged card or the bank's page, as the browser does it. */
  async buy({ address, checkout, card, bank }: Buyer) {
    return inBrowser(address, async () => {
      const started = await createPaymentAction(checkout);
      if (!started.ok || started.data.kind !== "session") return started;
      const { token } = started.data.session;
      return bank
        ? payByBankAction({ token, ...bank })
        : processPaymentAction({ token, card: card as never });
    });
  },
  async notify({ url, headers, body }: Notice) {
    return (await receive(new Request(url, { method: "POST", headers, body }))).status;
  },
};

export type Work = typeof WORK;
export type Call = { id: number; name: keyof Work; input: never };

/** A process that runs the site's server code on demand, so that it can be killed while it works. */
process.on("message", async ({ id, name, input }: Call) => {
  process.send?.({ id, answer: await WORK[name](input) });
});
// The cache of a killed process is not reused.
flushCompileCache();
process.send?.("ready");
