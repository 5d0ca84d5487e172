import { defineRoute } from "@/lib/auth/define-route";
import { log } from "@/lib/core/log";
import { reconcile } from "@/lib/payments/reconcile";

/** Called every minute by a scheduler: settles what requests and webhooks left open. */
export const POST = defineRoute({
  name: "payments.reconcile-payments",
  access: "scheduler",
  run: async () => {
    const report = await reconcile();
    if (!report) return { busy: true };
    if (Object.values(report).some((count) => count > 0)) log("info", "payments.reconciled", report);
    return report;
  },
});
