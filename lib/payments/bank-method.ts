/** The provider's name of payments from a bank. */
export const PSE = "pse";

/** Whether a payment comes from the buyer's bank, by the provider's name of its method. */
export const isFromBank = (providerMethod: string): boolean => providerMethod === PSE;

/** What the provider takes from a bank, in COP. private.bank_amounts has the same rule and decides. */
export const BANK_AMOUNTS = { lowest: 1_600, highest: 340_000_000 };

export const isBankAmount = (total: number): boolean =>
  total >= BANK_AMOUNTS.lowest && total <= BANK_AMOUNTS.highest;
