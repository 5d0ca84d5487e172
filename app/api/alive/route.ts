import { defineRoute } from "@/lib/auth/define-route";
import { isDraining } from "@/lib/core/draining";
import { env } from "@/lib/core/env";

/**
 * For the load balancer: 200 while this instance takes requests, 503 once it was told to stop. Does not ask the backend:
 * cached pages are served without it, and a backend that is down concerns all instances equally.
 */
export const GET = defineRoute({
  name: "core.check-alive",
  access: "open",
  run: async () => {
    const ok = !isDraining();
    return Response.json(
      { ok, release: env().NEXT_DEPLOYMENT_ID ?? null },
      { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  },
});
