import type { ListSpec } from "@/lib/core/list-state";
import { GROUPINGS, STOCK_LISTS } from "./types";

export const SALES_LIST = {
  path: "/admin/negocio",
  pageSize: 50,
  sorts: ["-neto"],
  filters: { desde: "day", hasta: "day", por: GROUPINGS },
} as const satisfies ListSpec;

export const STOCK_LIST = {
  path: "/admin/negocio/inventario",
  pageSize: 50,
  sorts: ["-valor"],
  filters: { ver: STOCK_LISTS },
} as const satisfies ListSpec;
