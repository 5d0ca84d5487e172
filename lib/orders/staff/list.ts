import type { ListSpec } from "@/lib/core/list-state";
import { PAYMENT_LABELS, SALES_CHANNELS } from "../labels";
import { PAYMENT_METHODS } from "../methods";
import type { OrderPaymentStatus, SalesChannel } from "../types";
import { ORDER_STAGES } from "../types";
import { TROUBLE_LABELS } from "./labels";

/** The form of an order for a call or a chat. */
export const NEW_ORDER_PATH = "/admin/pedidos/nuevo";

export const ORDER_LIST = {
  path: "/admin/pedidos",
  pageSize: 25,
  sorts: ["-creado", "total", "cliente"],
  filters: {
    etapa: ORDER_STAGES,
    medio: PAYMENT_METHODS,
    pago: Object.keys(PAYMENT_LABELS) as OrderPaymentStatus[],
    desde: "day",
    hasta: "day",
    ciudad: null,
    canal: Object.keys(SALES_CHANNELS) as SalesChannel[],
    solo: Object.keys(TROUBLE_LABELS) as (keyof typeof TROUBLE_LABELS)[],
  },
} as const satisfies ListSpec;
