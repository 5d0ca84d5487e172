import { GatewayUncertain, type PaymentGateway } from "./gateway";

export type BreakingGateway = PaymentGateway & {
  /** The circuit is open: too many calls in a row had no clear response. */
  isOpen(): boolean;
  /** The last call had no clear response. */
  isFailing(): boolean;
  /** Calls that were made. */
  asked(): number;
};

/** Circuit breaker around a gateway: after `most` unclear responses in a row, every call fails at once. */
export function withBreaker(inner: PaymentGateway, most: number): BreakingGateway {
  let inARow = 0;
  let asked = 0;
  const guard =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (inARow >= most) throw new GatewayUncertain(new Error("the provider is no longer called"));
      asked += 1;
      try {
        const answer = await ask(...args);
        inARow = 0;
        return answer;
      } catch (error) {
        inARow = error instanceof GatewayUncertain ? inARow + 1 : 0;
        throw error;
      }
    };
  return {
    isOpen: () => inARow >= most,
    isFailing: () => inARow > 0,
    asked: () => asked,
    createCardPayment: guard(inner.createCardPayment),
    createBankPayment: guard(inner.createBankPayment),
    listBanks: guard(inner.listBanks),
    getPayment: guard(inner.getPayment),
    searchByReference: guard(inner.searchByReference),
    searchChanged: guard(inner.searchChanged),
    refund: guard(inner.refund),
    cancel: guard(inner.cancel),
  };
}
