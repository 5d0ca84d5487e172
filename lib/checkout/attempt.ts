import type { PaymentMethod } from "@/lib/orders/types";
import type { ShippingValues } from "./shipping";

/** One try at placing an order. The same key never places two; `token` is known once it was placed. */
export type Attempt = { key: string; mark: string; replaces?: string; token?: string };

type Wanted = {
  method: PaymentMethod;
  items: readonly { type: string; id: string; quantity: number }[];
  shipping: ShippingValues;
};

/** What makes two tries the same order. */
export function attemptMark({ method, items, shipping }: Wanted): string {
  const { name, phone, address, email } = shipping;
  return JSON.stringify([
    method,
    items.map(({ type, id, quantity }) => [type, id, quantity]),
    name,
    phone,
    address,
    email,
  ]);
}

/**
 * The same order keeps its key, so a lost answer or a second tap places nothing twice; a changed one gets a
 * new key and gives up the earlier.
 */
export function nextAttempt(previous: Attempt | null, mark: string, newKey: string): Attempt {
  if (!previous) return { key: newKey, mark };
  if (previous.mark === mark) return previous;
  return { key: newKey, mark, replaces: previous.key };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The try that the browser kept; null when there is none or it makes no sense. */
export function parseAttempt(text: string | null): Attempt | null {
  try {
    const { key, mark, replaces, token } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    if (!isText(key) || !isText(mark)) return null;
    return { key, mark, ...(isText(replaces) && { replaces }), ...(isText(token) && { token }) };
  } catch {
    return null;
  }
}
