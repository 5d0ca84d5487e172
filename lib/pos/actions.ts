"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { sell } from "./mutations";
import { sellSchema } from "./schema";

export const sellAction = defineAction({
  name: "pos.sell",
  schema: sellSchema,
  access: STAFF_ROLES,
  run: sell,
});
