import { colombianClock } from "@/lib/core/days";
import type { StoreSettings } from "@/lib/settings/types";
import { isCash } from "./methods";
import { dayText, type PickupHours, pickupFrom, sinceText } from "./pickup-time";
import type { Order } from "./rows";
import { awaitsPickup } from "./status";

/** Digits of the code that fetches an order. */
export const PICKUP_CODE_LENGTH = 6;

/** "482913" → "482 913", as it is read aloud. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/**
 * What an open pick-up waits for, as a sentence: from when it can be fetched, counted from the payment or, for a cash
 * order, from when it was placed. Null when it is ready, when that moment is over, and for other orders.
 */
export function pickupPromise(
  order: Parameters<typeof awaitsPickup>[0] & Pick<Order, "paymentMethod" | "paidAt" | "createdAt">,
  shop: PickupHours,
  now: number,
): string | null {
  if (!awaitsPickup(order) || order.shippingStatus === "ready") return null;
  const since = isCash(order) ? order.createdAt : order.paidAt;
  if (!since) return null;
  const { day, time } = pickupFrom(shop, Date.parse(since));
  const clock = colombianClock(now);
  if (`${day} ${time}` <= `${clock.day} ${clock.time}`) return null;
  return `Recógelo ${dayText(day, now)} ${sinceText(time)}`;
}

/** Where an order is fetched: "Calle 37 Sur # 43A-10, Envigado". */
export const shopPlace = ({ address, city }: Pick<StoreSettings, "address" | "city">): string =>
  [address, city].filter(Boolean).join(", ");
