import { parseAuditFilter } from "@/lib/audit/filter";
import { exportAudit } from "@/lib/audit/queries";
import { defineRoute } from "@/lib/auth/define-route";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";

/** The filtered audit log as a CSV file. */
export const GET = defineRoute({
  name: "audit.export-log",
  access: ADMIN_ROLES,
  rateLimit: COSTLY,
  run: async (query) =>
    fileResponse(await exportAudit(parseAuditFilter(query).filter), datedName("auditoria", "csv")),
});
