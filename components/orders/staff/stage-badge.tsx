import { stageLabel } from "@/lib/orders/staff/labels";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import type { Tone } from "@/lib/orders/status";
import type { OrderStage } from "@/lib/orders/types";
import { OrderStatusBadge } from "../order-status-badge";

const TONES = {
  sin_pagar: "neutral",
  por_confirmar: "progress",
  por_preparar: "progress",
  por_enviar: "progress",
  por_recoger: "progress",
  en_camino: "neutral",
  entregado: "success",
  cancelado: "neutral",
} satisfies Record<OrderStage, Tone>;

/** Work stage of an order. */
export function StageBadge({ order }: { order: Pick<StaffOrder, "stage" | "isOnlyCodes"> }) {
  return (
    <OrderStatusBadge
      label={stageLabel(order)}
      tone={TONES[order.stage]}
      className="px-2 py-0 text-xs leading-5 md:whitespace-nowrap"
    />
  );
}
