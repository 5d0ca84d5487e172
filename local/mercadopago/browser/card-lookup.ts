import { BrickError, type CoreClient, type Issuer, type MethodAnswer, type PayerCost } from "./core.ts";

export interface LookupLimits {
  minInstallments: number;
  maxInstallments: number;
  isTypeAllowed: (type: string) => boolean;
}

export interface CardFacts {
  method: MethodAnswer | null;
  issuers: Issuer[];
  costs: PayerCost[];
}

export const NO_CARD: CardFacts = { method: null, issuers: [], costs: [] };

const refuse = (cause: string, message: string) => new BrickError("non_critical", cause, message);

/** Looks up a card by its first digits, within the purchase's restrictions. */
export async function lookUpCard(
  client: CoreClient,
  bin: string,
  amount: number,
  limits: LookupLimits,
): Promise<CardFacts> {
  if (bin === "") return NO_CARD;
  const [method] = (await client.getPaymentMethods({ bin })).results;
  if (!method) throw refuse("no_payment_method_for_provided_bin", "No payment method for the card's number");
  if (!limits.isTypeAllowed(method.payment_type_id)) {
    throw refuse("payment_method_not_in_allowed_types", `${method.payment_type_id} is not allowed`);
  }
  const [issuers, [plan]] = await Promise.all([
    client.getIssuers({ paymentMethodId: method.id, bin }),
    client.getInstallments({ amount: String(amount), bin }),
  ]);
  if (issuers.length === 0) throw refuse("no_issuers_found_for_card", "No issuers found for the card");
  const costs = (plan?.payer_costs ?? []).filter(
    ({ installments }) => installments >= limits.minInstallments && installments <= limits.maxInstallments,
  );
  if (costs.length === 0 && method.payment_type_id === "credit_card") {
    throw refuse("no_installments_in_selected_range", "No installments in the selected range");
  }
  return { method, issuers, costs };
}
