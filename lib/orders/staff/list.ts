import type { ListSpec, ListState } from "@/lib/core/list-state";
import { ORDER_STAGES } from "./types";

export const PAGE_SIZE = 25;

/** Names of the sorts in the address, and what the database calls them. */
export const ORDER_SORTS = { creado: "created", total: "total", cliente: "name" } as const;

const KNOWN: Record<string, readonly string[]> = {
  etapa: ORDER_STAGES,
  medio: ["card", "contra_entrega"],
  pago: ["unpaid", "pending", "paid", "rejected", "partially_refunded", "refunded", "charged_back"],
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
};

export const ORDER_LIST: ListSpec = {
  sorts: ["-creado", "total", "cliente"],
  filters: Object.keys(KNOWN),
};

/** Drops filters whose value says nothing, so that a mistyped address shows the whole list. */
export function knownFilters(state: ListState): ListState {
  const filters = Object.entries(state.filters).filter(([name, value]) => KNOWN[name]?.includes(value));
  return { ...state, filters: Object.fromEntries(filters) };
}
