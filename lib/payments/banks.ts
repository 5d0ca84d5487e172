import "server-only";
import { log } from "@/lib/core/log";
import { readBankList, storeBankList } from "./ledger";
import { banksGateway } from "./provider";
import type { Bank } from "./types";

const POLL_MS = 200;
/** The stored banks, without a call to the provider. */
export const getStoredBanks = async (): Promise<Bank[]> => (await readBankList(false)).banks;

/**
 * Banks that a payment can come from. The list is stored for an hour; then one caller at a time fetches it, for two seconds
 * at most. While the provider does not answer, or has none, the last good list. Empty: payments from a bank are not offered.
 */
export async function getBanks(): Promise<Bank[]> {
  let list = await readBankList(true);
  if (list.refresh) return (await fetchList()) ?? list.banks;
  while (list.banks.length === 0 && list.fetching) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    list = await readBankList(false);
  }
  return list.banks;
}

/** Whether payments from a bank are offered; calls the provider only when nothing is stored. */
export async function isBankPaymentOffered(): Promise<boolean> {
  const banks = await getStoredBanks();
  return banks.length > 0 || (await getBanks()).length > 0;
}

/** The provider's list, stored; null when there is none. */
async function fetchList(): Promise<Bank[] | null> {
  try {
    const banks = await banksGateway().listBanks();
    if (banks.length === 0) throw new Error("the provider's list of banks is empty");
    await storeBankList(banks).catch((error: unknown) => log("error", "banks.not_stored", { cause: error }));
    return banks;
  } catch (error) {
    log("warn", "banks.not_fetched", { cause: error });
    return null;
  }
}
