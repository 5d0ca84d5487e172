import { formatWeekday } from "@/lib/core/dates";
import { colombianClock } from "@/lib/core/days";
import { isMetropolitan, parseAddress } from "@/lib/places/address";
import { arrivalOf, arrivalText, OTHER_CITIES } from "./arrival";
import { isCash } from "./methods";
import type { Order } from "./rows";
import { awaitsParcel, hasShipment, isInShop } from "./status";

type Parcel = Pick<
  Order,
  | "status"
  | "paymentMethod"
  | "paymentStatus"
  | "shippingStatus"
  | "items"
  | "shippingAddress"
  | "paidAt"
  | "createdAt"
  | "estimatedDelivery"
>;

/**
 * When a parcel under way arrives, as a sentence: the day that staff wrote, else the promise counted from the payment, of a
 * cash order from when it was placed, as the checkout promised. Null without a parcel, once it was delivered, and when the
 * promised days are over.
 */
export function parcelPromise(order: Parcel, closesAt: string, now: number): string | null {
  if (!hasShipment(order) || !awaitsParcel(order)) return null;
  // Whatever day was written before: it left for its door today.
  if (order.shippingStatus === "out_for_delivery") return "Llega hoy.";
  if (order.estimatedDelivery) return `Llega el ${formatWeekday(order.estimatedDelivery)}.`;
  const since = isCash(order) ? order.createdAt : order.paidAt;
  if (!since || !order.shippingAddress) return null;
  if (!isMetropolitan(parseAddress(order.shippingAddress))) return isInShop(order) ? OTHER_CITIES : null;
  const arrival = arrivalOf(closesAt, Date.parse(since));
  return arrival.to < colombianClock(now).day ? null : `Llega ${arrivalText(arrival)}.`;
}
