import { defineRoute } from "@/lib/auth/define-route";
import { RELEASE, RELEASE_HEADER } from "@/lib/core/env-release";
import { isDraining } from "@/lib/server/draining";

/**
 * For the load balancer: 503 once this instance is stopping. Does not ask the backend: cached pages are served without
 * it, and a backend that is down concerns all instances equally. Open pages request it before they refresh themselves
 * (components/live/refresh-guard.ts), many at once after a change, so proxies cache the response for a second.
 */
export const GET = defineRoute({
  name: "core.check-alive",
  access: "open",
  run: async () =>
    Response.json(
      { ok: !isDraining(), release: RELEASE },
      {
        status: isDraining() ? 503 : 200,
        headers: {
          [RELEASE_HEADER]: RELEASE,
          "cache-control": isDraining() ? "no-store" : "public, max-age=0, s-maxage=1",
        },
      },
    ),
});
