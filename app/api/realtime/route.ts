import { defineRoute } from "@/lib/auth/define-route";
import { getRealtimeAccess } from "@/lib/auth/queries";

/** Connection data for Realtime. */
export const GET = defineRoute({
  name: "auth.get-realtime-access",
  access: "open",
  sameOrigin: true,
  run: getRealtimeAccess,
});
