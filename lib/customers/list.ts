import type { ListSpec } from "@/lib/core/list-state";

export const CUSTOMER_LIST = {
  path: "/admin/clientes",
  pageSize: 25,
  sorts: ["-visto", "-gastado", "nombre"],
  filters: { ver: ["repetidos"] },
} as const satisfies ListSpec;
