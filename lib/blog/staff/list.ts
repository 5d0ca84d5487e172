import type { ListSpec } from "@/lib/core/list-state";
import { POST_CATEGORIES } from "../labels";
import { POST_STAGES } from "./types";

/** The database function supports one order only. */
export const POST_LIST = {
  path: "/admin/blog",
  pageSize: 25,
  sorts: ["fecha"],
  filters: { categoria: POST_CATEGORIES, estado: POST_STAGES },
} as const satisfies ListSpec;

export function postEditorPath(id: string): `/admin/blog/${string}` {
  return `${POST_LIST.path}/${id}`;
}
