import { defineRoute } from "@/lib/auth/define-route";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { exportSubscribers } from "@/lib/contact/staff/mutations";
import { newsletterCsv } from "@/lib/contact/staff/newsletter-csv";
import { fileResponse } from "@/lib/core/file-response";

/** The confirmed addresses as CSV; each export is written to the audit log. */
export const GET = defineRoute({
  name: "contact.export-subscribers",
  access: ADMIN_ROLES,
  sameOrigin: true,
  run: async () => fileResponse(newsletterCsv(await exportSubscribers()), "suscriptores.csv"),
});
