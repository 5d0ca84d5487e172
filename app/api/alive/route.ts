import { defineRoute } from "@/lib/auth/define-route";
import { isDraining } from "@/lib/core/draining";
import { RELEASE } from "@/lib/core/env-release";
import { sinceEdit } from "@/lib/core/last-edit";
import { isWarmingUp } from "@/lib/core/warm-up";

/** Many browsers ask at once after a change: the proxy asks once a second for each release. */
const FOR_A_SECOND = {
  "cache-control": "public, max-age=0, must-revalidate",
  "cdn-cache-control": "max-age=1",
};

/**
 * For the load balancer: 200 while this instance takes requests, 503 until it has warmed up and once it was told to stop.
 * Does not ask the backend: cached pages are served without it, and a backend that is down concerns all instances equally.
 * For open pages: which release answers their requests (components/live/release.ts), and whether something was edited
 * before they listened (lib/supabase/realtime.ts).
 */
export const GET = defineRoute({
  name: "core.check-alive",
  access: "open",
  run: async () =>
    isWarmingUp() || isDraining()
      ? Response.json(
          { ok: false, release: RELEASE },
          { status: 503, headers: { "cache-control": "no-store" } },
        )
      : Response.json({ ok: true, release: RELEASE, sinceEditMs: sinceEdit() }, { headers: FOR_A_SECOND }),
});
