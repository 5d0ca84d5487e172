import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { env } from "@/lib/core/env";
import { fileResponse } from "@/lib/core/file-response";
import { packingSlipOf, packingSlipsFile } from "@/lib/orders/staff/packing-slip";
import { packingSlipsPdf } from "@/lib/orders/staff/packing-slip-pdf";
import { getOrdersToPack } from "@/lib/orders/staff/queries";
import { orderIdsSchema } from "@/lib/orders/staff/schema";
import { getSettings } from "@/lib/settings/queries";

/** The packing slips of the orders in ?ids=. */
export const GET = defineRoute({
  name: "orders.download-packing-slips",
  access: STAFF_ROLES,
  isHidden: true,
  schema: z.object({ ids: orderIdsSchema }),
  missing: "No encontramos pedidos con productos por despachar.",
  run: async ({ ids }) => {
    const [orders, settings] = await Promise.all([getOrdersToPack(ids), getSettings()]);
    const slips = orders.flatMap((order) => {
      const slip = packingSlipOf(order);
      return slip ? [{ ...slip, url: `${env().SITE_URL}/admin/pedidos/${order.id}` }] : [];
    });
    if (slips.length === 0) return null;
    return fileResponse(await packingSlipsPdf(slips, settings), packingSlipsFile(orders));
  },
});
