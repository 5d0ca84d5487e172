import type { ListSpec } from "@/lib/core/list-state";

export const SESSION_LIST = {
  path: "/admin/caja",
  pageSize: 20,
  sorts: ["-apertura"],
  filters: { desde: "day", hasta: "day" },
} as const satisfies ListSpec;
