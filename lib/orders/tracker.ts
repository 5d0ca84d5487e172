import type { ShippingStatus } from "./types";

/** Steps of the shipping tracker in order. */
export const TRACKER_STEPS = [
  { status: "pending", label: "Recibido" },
  { status: "processing", label: "Procesando" },
  { status: "shipped", label: "Enviado" },
  { status: "in_transit", label: "En tránsito" },
  { status: "out_for_delivery", label: "En reparto" },
  { status: "delivered", label: "Entregado" },
] as const satisfies readonly { status: ShippingStatus; label: string }[];

/** Index of the current step; -1 when the shipment is cancelled or unknown. */
export function trackerStep(status: string): number {
  return TRACKER_STEPS.findIndex((step) => step.status === status);
}
