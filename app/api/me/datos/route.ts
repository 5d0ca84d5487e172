import { defineRoute } from "@/lib/auth/define-route";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { SELDOM } from "@/lib/core/limits";
import { getOwnData } from "@/lib/users/queries";

/** Export of all data about the signed-in user. */
export const GET = defineRoute({
  name: "users.export-data",
  access: "signed-in",
  rateLimit: SELDOM,
  run: async () => fileResponse(JSON.stringify(await getOwnData(), null, 2), datedName("mis-datos", "json")),
});
