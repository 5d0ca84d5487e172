import { STAGE_OF_ONE } from "@/lib/orders/staff/labels";
import type { OrderStage } from "@/lib/orders/staff/types";
import type { Tone } from "@/lib/orders/status";
import { OrderStatusBadge } from "../order-status-badge";

const TONES = {
  sin_pagar: "neutral",
  por_confirmar: "progress",
  por_preparar: "progress",
  por_enviar: "progress",
  en_camino: "neutral",
  entregado: "success",
  cancelado: "neutral",
} satisfies Record<OrderStage, Tone>;

/** Work stage of an order. */
export function StageBadge({ stage }: { stage: OrderStage }) {
  return (
    <OrderStatusBadge label={STAGE_OF_ONE[stage]} tone={TONES[stage]} className="text-xs whitespace-nowrap" />
  );
}
