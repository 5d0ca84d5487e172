import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { EXPORT_FAILED } from "@/lib/catalog/import/labels";
import { exportProducts } from "@/lib/catalog/import/queries";
import { PRODUCT_LIST, toProductFilter } from "@/lib/catalog/staff/list";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { COSTLY } from "@/lib/core/limits";
import { parseListState } from "@/lib/core/list-state";

/** The filtered product list as CSV. */
export const GET = defineRoute({
  name: "catalog.export-products",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  failed: EXPORT_FAILED,
  run: async (query) => {
    const file = await exportProducts(toProductFilter(parseListState(query, PRODUCT_LIST)));
    return fileResponse(file, datedName("productos", "csv"));
  },
});
