import { defineRoute } from "@/lib/auth/define-route";
import { recordRun } from "@/lib/operations/record-run";
import { enforceRetention } from "@/lib/users/retention";

/** Called every minute by a scheduler: deletes or anonymises data past its retention period. */
export const POST = defineRoute({
  name: "users.enforce-retention",
  access: "scheduler",
  run: async () => (await recordRun("retention", enforceRetention)) ?? {},
});
