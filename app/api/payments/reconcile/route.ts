import { defineRoute } from "@/lib/auth/define-route";
import { log } from "@/lib/core/log";
import { recordRun } from "@/lib/operations/record-run";
import { reconcile } from "@/lib/payments/reconcile";

/** Called every minute by a scheduler: settles payments that requests and webhooks left open. */
export const POST = defineRoute({
  name: "payments.reconcile-payments",
  access: "scheduler",
  run: async () => {
    const report = await recordRun("reconcile", reconcile);
    if (!report) return { busy: true };
    const { asked, ...done } = report;
    if (Object.values(done).some((count) => count > 0))
      log("info", "payments.reconciled", { ...done, asked });
    return report;
  },
});
