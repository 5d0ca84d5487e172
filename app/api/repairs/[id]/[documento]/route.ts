import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { isStaff } from "@/lib/auth/roles";
import { drawDocument, isForStaffAlone, REPAIR_DOCUMENTS } from "@/lib/repairs/papers/documents";
import { getRepairPaper } from "@/lib/repairs/papers/queries";

/** A document of a repair; 404 for callers without access. */
export const GET = defineRoute({
  name: "repairs.download-document",
  access: "signed-in",
  isHidden: true,
  schema: z.object({ id: z.uuid(), documento: z.enum(REPAIR_DOCUMENTS) }),
  missing: "No encontramos ese documento.",
  run: async ({ id, documento }, { user }) => {
    if (isForStaffAlone(documento) && !isStaff(user.role)) return null;
    const paper = await getRepairPaper(id);
    return paper && drawDocument(documento, paper);
  },
});
