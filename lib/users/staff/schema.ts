import { z } from "zod";
import { ROLES } from "@/lib/auth/roles";

export const setRoleSchema = z.object({
  userId: z.uuid("No encontramos a esa persona."),
  role: z.enum(ROLES, "Elige un rol de la lista."),
});

export type SetRoleInput = z.output<typeof setRoleSchema>;
