import { type Attempt, parseAttempt } from "@/lib/checkout/attempt";
import { NO_BANK, withPerson } from "@/lib/checkout/bank-form";
import {
  NO_DEVICE,
  type ProposedShipping,
  parseStoredShipping,
  proposalMark,
  type ShippingValues,
  startingShipping,
} from "@/lib/checkout/shipping";
import type { BankForm } from "@/lib/payments/bank-form";

const ATTEMPT = "aventura:checkout";
const SHIPPING = "aventura:shipping";
const BANK = "aventura:bank";
/** The profile proposal shown when the form was filled in. */
const PROPOSAL = "aventura:proposal";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage, checkout works but nothing is remembered. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export const readAttempt = (): Attempt | null => parseAttempt(read(ATTEMPT));
/** Whether a storage event concerns the checkout attempt. */
export const isAttempt = (key: string | null): boolean => key === ATTEMPT;
export const saveAttempt = (attempt: Attempt | null): void => write(ATTEMPT, attempt);

/** Initial values of the shipping form. */
export function readShipping(proposed: ProposedShipping): ShippingValues {
  return startingShipping(parseStoredShipping(read(SHIPPING)), read(PROPOSAL) ?? "", proposed);
}

export function saveShipping(values: ShippingValues, proposed: ProposedShipping): void {
  write(SHIPPING, values);
  try {
    localStorage.setItem(PROPOSAL, proposalMark(proposed));
  } catch {
    return;
  }
}

/** The bank of an earlier payment, without the document. */
export function readBank(proposed: BankForm | null): BankForm {
  if (proposed) return proposed;
  try {
    const { person, bankId } = JSON.parse(read(BANK) ?? "{}") as Record<string, unknown>;
    const known = withPerson(NO_BANK, person === "association" ? "association" : "individual");
    return { ...known, bankId: typeof bankId === "string" ? bankId : "" };
  } catch {
    return NO_BANK;
  }
}

export const saveBank = ({ person, bankId }: BankForm): void => write(BANK, { person, bankId });

/** Ends the stored attempt. The contact is kept for the next order; its device and fault are not. */
export function endAttempt(): void {
  saveAttempt(null);
  write(SHIPPING, { ...parseStoredShipping(read(SHIPPING)), ...NO_DEVICE });
}

/** Ends the stored attempt if it is this order's; returns whether it was. */
export function endCheckout(token: string): boolean {
  if (readAttempt()?.token !== token) return false;
  endAttempt();
  return true;
}

/** A random UUID, also in insecure contexts, where randomUUID is missing. */
export function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const hex = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}
