import { defineRoute } from "@/lib/auth/define-route";
import { getRealtimeAccess } from "@/lib/auth/queries";

/** Connection data for Realtime. */
export const GET = defineRoute({
  name: "auth.realtime",
  access: "open",
  sameOrigin: true,
  run: getRealtimeAccess,
});
