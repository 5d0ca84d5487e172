import { type Attempt, parseAttempt } from "@/lib/checkout/attempt";
import {
  type ProposedShipping,
  parseStoredShipping,
  proposalMark,
  type ShippingValues,
  startingShipping,
} from "@/lib/checkout/shipping";

const ATTEMPT = "aventura:checkout";
const SHIPPING = "aventura:shipping";
/** The proposal that was on screen when the form was filled in. */
const PROPOSAL = "aventura:proposal";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that refuses storage still buys; it only remembers nothing. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export const readAttempt = (): Attempt | null => parseAttempt(read(ATTEMPT));
/** Whether what changed in the browser's memory is the try. */
export const isAttempt = (key: string | null): boolean => key === ATTEMPT;
export const saveAttempt = (attempt: Attempt | null): void => write(ATTEMPT, attempt);

/** What the shipping form starts with. */
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

/** Ends this browser's checkout when it is the one of this order; answers whether it was. */
export function endCheckout(token: string): boolean {
  if (readAttempt()?.token !== token) return false;
  saveAttempt(null);
  return true;
}

/** A random uuid, also where the page is not a secure context and randomUUID is missing. */
export function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const hex = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}
