import { defineRoute } from "@/lib/auth/define-route";
import { isBackendUp, schedulerState } from "@/lib/settings/health";
import { version } from "@/package.json";

/**
 * 200 while the backend answers within two seconds, 503 otherwise. A scheduler that stopped is reported and takes no
 * machine out of service: it is the same for all of them.
 */
export const GET = defineRoute({
  name: "health",
  access: "open",
  run: async () => {
    const ok = await isBackendUp().catch(() => false);
    const scheduler = ok ? await schedulerState() : "unknown";
    return Response.json(
      { ok, backend: ok ? "up" : "down", scheduler, version },
      { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  },
});
