"use server";

import { defineAction } from "@/lib/auth/define-action";
import { COSTLY } from "@/lib/core/limits";
import { setRole } from "./mutations";
import { setRoleSchema } from "./schema";

export const setRoleAction = defineAction({
  name: "users.set-role",
  schema: setRoleSchema,
  access: ["admin", "superadmin"],
  rateLimit: COSTLY,
  run: setRole,
});
