import type { ListSpec } from "@/lib/core/list-state";
import { METHOD_LABELS, PAYMENT_LABELS } from "../labels";
import type { OrderPaymentStatus, PaymentMethod } from "../types";
import { ORDER_STAGES } from "./types";

export const ORDER_LIST = {
  path: "/admin/pedidos",
  pageSize: 25,
  sorts: ["-creado", "total", "cliente"],
  filters: {
    etapa: ORDER_STAGES,
    medio: Object.keys(METHOD_LABELS) as PaymentMethod[],
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

/** What the database calls the sorts of the address. */
export const ORDER_SORTS: Record<string, string> = { creado: "created", total: "total", cliente: "name" };
