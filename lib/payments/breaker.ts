import { GatewayUncertain, type PaymentGateway } from "./gateway";

export type BreakingGateway = PaymentGateway & {
  /** The provider gave no clear answer so often in a row that it is asked no more. */
  isOpen(): boolean;
};

/** Asks a provider that does not answer only so often; afterwards every call fails at once. */
export function withBreaker(inner: PaymentGateway, most: number): BreakingGateway {
  let inARow = 0;
  const guard =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (inARow >= most) throw new GatewayUncertain(new Error("the provider is not asked any more"));
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
    createCardPayment: guard(inner.createCardPayment),
    getPayment: guard(inner.getPayment),
    searchByReference: guard(inner.searchByReference),
    searchChanged: guard(inner.searchChanged),
    refund: guard(inner.refund),
    cancel: guard(inner.cancel),
  };
}
