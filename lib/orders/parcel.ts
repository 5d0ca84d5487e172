import { formatWeekday } from "@/lib/core/dates";
import { colombianClock } from "@/lib/core/days";
import { WITH_CARRIER } from "@/lib/settings/other-cities";
import type { StoreSettings } from "@/lib/settings/types";
import { arrivalIn } from "./arrival";
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
  | "municipality"
  | "paidAt"
  | "createdAt"
  | "estimatedDelivery"
>;

/**
 * Arrival of an open parcel, as a sentence: the day that staff entered, else the promised days, counted from the
 * payment or, for a cash order, from when it was placed. Null without a parcel, after delivery, and when the promised
 * days are over. For an address without a municipality there are no days.
 */
export function parcelPromise(
  order: Parcel,
  times: Pick<StoreSettings, "closesAt" | "deliveryDays">,
  now: number,
): string | null {
  if (!hasShipment(order) || !awaitsParcel(order)) return null;
  // Whatever day was entered: the parcel is out for delivery today.
  if (order.shippingStatus === "out_for_delivery") return "Llega hoy.";
  if (order.estimatedDelivery) return `Llega el ${formatWeekday(order.estimatedDelivery)}.`;
  const since = isCash(order) ? order.createdAt : order.paidAt;
  if (!since || !order.shippingAddress) return null;
  const arrival = order.municipality && arrivalIn(order.municipality, times, Date.parse(since));
  if (!arrival) return isInShop(order) ? WITH_CARRIER : null;
  return arrival.to < colombianClock(now).day ? null : `Llega ${arrival.text}.`;
}
