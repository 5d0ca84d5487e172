import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { closePdf, isClosed } from "@/lib/cash/close-pdf";
import { getCashSheet } from "@/lib/cash/queries";
import { fileResponse } from "@/lib/core/file-response";
import { getSettings } from "@/lib/settings/queries";

/** The numbered close of a session as PDF; 404 while it is open. */
export const GET = defineRoute({
  name: "cash.download-close",
  access: STAFF_ROLES,
  missing: "No encontramos ese cierre.",
  run: async ({ id = "" }) => {
    const session = await getCashSheet(id);
    if (!session || !isClosed(session)) return null;
    const { legalName, name } = await getSettings();
    return fileResponse(await closePdf(session, legalName || name), `${session.number}.pdf`);
  },
});
