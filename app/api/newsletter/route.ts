import { defineRoute } from "@/lib/auth/define-route";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { exportSubscribers } from "@/lib/contact/staff/mutations";
import { csvLines, csvStart } from "@/lib/core/csv";
import { colombianDay } from "@/lib/core/dates";
import { fileResponse } from "@/lib/core/file-response";

/** The confirmed addresses with their confirmation dates as CSV; each export is written to the audit log. */
export const GET = defineRoute({
  name: "contact.export-subscribers",
  access: ADMIN_ROLES,
  sameOrigin: true,
  run: async () => {
    const addresses = await exportSubscribers();
    const rows = addresses.map(({ email, confirmedAt }) => [email, colombianDay(new Date(confirmedAt))]);
    return fileResponse(csvStart(["correo", "confirmado_el"]) + csvLines(rows), "suscriptores.csv");
  },
});
