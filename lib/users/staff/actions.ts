"use server";

import { defineAction } from "@/lib/auth/define-action";
import { setRole } from "./mutations";
import { setRoleSchema } from "./schema";

export const setRoleAction = defineAction({
  name: "users.setRole",
  schema: setRoleSchema,
  access: ["admin", "superadmin"],
  rateLimit: { limit: 60, windowSeconds: 600 },
  run: (input) => setRole(input),
});
