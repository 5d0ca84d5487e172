import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";
import type { ShippingValues } from "./shipping";

/** One checkout attempt. `key` is its idempotency key; `token` is set once the order is placed. */
export type Attempt = { key: string; mark: string; replaces?: string; token?: string };

type Wanted = {
  method: PaymentMethod;
  delivery: DeliveryKind;
  items: readonly { type: string; id: string; quantity: number }[];
  shipping: ShippingValues;
};

/** The data that decides whether two attempts are the same order. */
export function attemptMark({ method, delivery, items, shipping }: Wanted): string {
  const { name, phone, email, street, complement, city, department, device, fault } = shipping;
  return JSON.stringify([
    method,
    delivery,
    items.map(({ type, id, quantity }) => [type, id, quantity]),
    name,
    phone,
    email,
    street,
    complement,
    city,
    department,
    device,
    fault,
  ]);
}

/**
 * An unchanged order keeps its key, so a retry after a lost response or a double tap places it once. A changed one gets
 * a new key and replaces the earlier attempt.
 */
export function nextAttempt(previous: Attempt | null, mark: string, newKey: string): Attempt {
  if (!previous) return { key: newKey, mark };
  if (previous.mark === mark) return previous;
  return { key: newKey, mark, replaces: previous.key };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Parses the stored attempt; null when missing or invalid. */
export function parseAttempt(text: string | null): Attempt | null {
  try {
    const { key, mark, replaces, token } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    if (!isText(key) || !isText(mark)) return null;
    return { key, mark, ...(isText(replaces) && { replaces }), ...(isText(token) && { token }) };
  } catch {
    return null;
  }
}
