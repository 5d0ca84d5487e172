import type { ListSpec } from "@/lib/core/list-state";

export const PURCHASE_LIST = {
  path: "/admin/compras",
  pageSize: 50,
  sorts: ["-fecha", "-total"],
} as const satisfies ListSpec;

export const NEW_PURCHASE = "/admin/compras/nueva";

export const purchasePath = (id: string) => `${PURCHASE_LIST.path}/${id}`;
