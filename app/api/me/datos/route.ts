import { defineRoute } from "@/lib/auth/define-route";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { getOwnData } from "@/lib/users/queries";

/** Export of all data about the signed-in user. */
export const GET = defineRoute({
  name: "users.export",
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 3600 },
  run: async () => fileResponse(JSON.stringify(await getOwnData(), null, 2), datedName("mis-datos", "json")),
});
