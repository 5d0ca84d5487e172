import type { ListSpec } from "@/lib/core/list-state";
import { REVIEW_STATES } from "./labels";

export const REVIEW_LIST = {
  path: "/admin/resenas",
  pageSize: 20,
  sorts: ["espera"],
  filters: {
    estado: Object.keys(REVIEW_STATES) as (keyof typeof REVIEW_STATES)[],
    estrellas: ["1", "2", "3", "4", "5"],
  },
} as const satisfies ListSpec;
