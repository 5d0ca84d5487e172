import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { typedParam } from "@/lib/core/typed-param";
import { findForSale } from "@/lib/pos/queries";
import { findForSaleSchema } from "@/lib/pos/schema";

/** Of the address in a repair's QR code, with room for a long domain. */
const LONGEST = 200;

/** Search of the till: a scanned code, or words. */
export const GET = defineRoute({
  name: "pos.find-for-sale",
  access: STAFF_ROLES,
  schema: findForSaleSchema,
  run: async ({ q }) => {
    const query = typedParam(q).slice(0, LONGEST);
    return query.length < 2 ? { exact: [], found: [] } : findForSale(query);
  },
});
