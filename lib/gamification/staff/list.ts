import type { ListSpec } from "@/lib/core/list-state";
import { POST_STATES } from "./labels";

export const SOCIAL_POST_LIST = {
  path: "/admin/resenas/publicaciones",
  pageSize: 20,
  sorts: ["espera"],
  filters: { estado: Object.keys(POST_STATES) as (keyof typeof POST_STATES)[] },
} as const satisfies ListSpec;
