import type { ListSpec } from "@/lib/core/list-state";

export const TICKET_LIST = {
  path: "/admin/mostrador/tiquetes",
  pageSize: 25,
  sorts: ["-creado"],
} as const satisfies ListSpec;
