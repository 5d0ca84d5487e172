import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { getWaiting } from "@/lib/overview/queries";

/** The counters of the menu, for pages that are already open. */
export const GET = defineRoute({
  name: "overview.get-waiting",
  access: STAFF_ROLES,
  run: () => getWaiting(),
});
