import type { ListSpec } from "@/lib/core/list-state";
import { PAYMENT_LABELS } from "../labels";
import { PAYMENT_METHODS } from "../methods";
import type { OrderPaymentStatus } from "../types";
import { ORDER_STAGES } from "./types";

export const ORDER_LIST = {
  path: "/admin/pedidos",
  pageSize: 25,
  sorts: ["-creado", "total", "cliente"],
  filters: {
    etapa: ORDER_STAGES,
    medio: PAYMENT_METHODS,
    pago: Object.keys(PAYMENT_LABELS) as OrderPaymentStatus[],
    solo: [
      "retractos",
      "reversiones",
      "reembolsos",
      "por_cobrar",
      "atrasados",
      "contracargos",
      "reclamos",
      "descuadres",
      "devoluciones",
    ],
  },
} as const satisfies ListSpec;

/** SQL names of the sort options. */
export const ORDER_SORTS: Record<string, string> = { creado: "created", total: "total", cliente: "name" };
