import { ROLES } from "@/lib/auth/roles";
import type { ListSpec } from "@/lib/core/list-state";

export const PEOPLE_LIST = {
  path: "/dashboard/usuarios",
  pageSize: 20,
  sorts: ["relevancia", "nombre", "-creado", "-puntos"],
  filters: { rol: ROLES },
} as const satisfies ListSpec;
