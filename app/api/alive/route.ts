import { defineRoute } from "@/lib/auth/define-route";
import { RELEASE, RELEASE_HEADER } from "@/lib/core/env-release";
import { isDraining } from "@/lib/server/draining";

/**
 * For the load balancer: 503 once this instance was told to stop. Does not ask the backend: cached pages are served without
 * it, and a backend that is down concerns all instances equally. Open pages ask it before they refresh themselves
 * (components/live/refresh-guard.ts); many ask at once after a change, so proxies keep the answer for a second.
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
