import { defineRoute } from "@/lib/auth/define-route";
import { getRealtimeAccess } from "@/lib/auth/queries";

/** What the browser needs to hear changes. */
export const GET = defineRoute({
  name: "auth.realtime",
  access: "open",
  sameOrigin: true,
  run: getRealtimeAccess,
});
