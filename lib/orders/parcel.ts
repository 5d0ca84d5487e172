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
  | "delivery"
  | "items"
  | "shippingAddress"
  | "paidAt"
  | "createdAt"
  | "estimatedDelivery"
>;

/**
 * Arrival of an open parcel, as a sentence: the day that staff entered, else the promised days, counted from the
 * payment or, for a cash order, from when it was placed. Null without a parcel, after delivery, and when the promised
 * days are over.
 */
export function parcelPromise(order: Parcel, closesAt: string, now: number): string | null {
  if (!hasShipment(order) || !awaitsParcel(order)) return null;
  // Whatever day was entered: the parcel is out for delivery today.
  if (order.shippingStatus === "out_for_delivery") return "Llega hoy.";
  if (order.estimatedDelivery) return `Llega el ${formatWeekday(order.estimatedDelivery)}.`;
  const since = isCash(order) ? order.createdAt : order.paidAt;
  if (!since || !order.shippingAddress) return null;
  if (!isMetropolitan(parseAddress(order.shippingAddress))) return isInShop(order) ? OTHER_CITIES : null;
  const arrival = arrivalOf(closesAt, Date.parse(since));
  return arrival.to < colombianClock(now).day ? null : `Llega ${arrivalText(arrival)}.`;
}
