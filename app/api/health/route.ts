import { defineRoute } from "@/lib/auth/define-route";
import { readOr } from "@/lib/core/read-or";
import { isBackendUp, schedulerState } from "@/lib/settings/health";
import { version } from "@/package.json";

/**
 * 200 when the backend responds within two seconds, 503 otherwise. A stopped scheduler is reported but not a 503: it
 * concerns all machines equally.
 */
export const GET = defineRoute({
  name: "settings.check-health",
  access: "open",
  run: async () => {
    const ok = await readOr(false, "health.backend", isBackendUp());
    const scheduler = ok ? await schedulerState() : "unknown";
    return Response.json(
      { ok, backend: ok ? "up" : "down", scheduler, version },
      { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  },
});
