import { defineRoute } from "@/lib/auth/define-route";
import { fileResponse } from "@/lib/core/file-response";
import { getOwnData } from "@/lib/users/queries";

/** Export of all data about the signed-in user. */
export const GET = defineRoute({
  name: "users.export",
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 3600 },
  run: async () =>
    fileResponse(
      JSON.stringify(await getOwnData(), null, 2),
      `mis-datos-${new Date().toISOString().slice(0, 10)}.json`,
    ),
});
