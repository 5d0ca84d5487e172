import type { DeliveryKind, ShippingStatus } from "./types";

/** Steps of the shipping tracker in order. */
export const TRACKER_STEPS = [
  { status: "pending", label: "Recibido" },
  { status: "processing", label: "Procesando" },
  { status: "shipped", label: "Enviado" },
  { status: "in_transit", label: "En tránsito" },
  { status: "out_for_delivery", label: "En reparto" },
  { status: "delivered", label: "Entregado" },
] as const satisfies readonly { status: ShippingStatus; label: string }[];

/** Steps of an order that is fetched in the shop. */
const PICKUP_STEPS = [
  { status: "processing", label: "Preparando" },
  { status: "ready", label: "Listo" },
  { status: "delivered", label: "Recogido" },
] as const satisfies readonly { status: ShippingStatus; label: string }[];

export const stepsOf = (delivery: DeliveryKind): readonly { status: ShippingStatus; label: string }[] =>
  delivery === "tienda" ? PICKUP_STEPS : TRACKER_STEPS;

/** Index of the current step; -1 when the shipment is cancelled or unknown. */
export function trackerStep(status: ShippingStatus, delivery: DeliveryKind = "envio"): number {
  const wanted = delivery === "tienda" && status === "pending" ? "processing" : status;
  return stepsOf(delivery).findIndex((step) => step.status === wanted);
}
