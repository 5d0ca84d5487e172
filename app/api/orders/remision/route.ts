import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { env } from "@/lib/core/env";
import { pdfResponse } from "@/lib/core/pdf/document";
import { packingSlipOf, packingSlipsFile } from "@/lib/orders/staff/packing-slip";
import { packingSlipsPdf } from "@/lib/orders/staff/packing-slip-pdf";
import { getOrdersToPack } from "@/lib/orders/staff/queries";
import { packingSlipsSchema } from "@/lib/orders/staff/schema";
import { getSettings } from "@/lib/settings/queries";

function none(): Response {
  const headers = { "cache-control": "no-store" };
  return new Response("No encontramos pedidos con productos por despachar.", { status: 404, headers });
}

/** The packing slips of the orders in ?ids=, for staff; for everybody else there are none. */
export async function GET(request: Request) {
  const user = await getSessionUser();
  if (!user || !isStaff(user.role)) return none();
  const ids = packingSlipsSchema.safeParse(new URL(request.url).searchParams.get("ids") ?? "");
  if (!ids.success) return none();
  const [orders, settings] = await Promise.all([getOrdersToPack(ids.data), getSettings()]);
  const slips = orders.flatMap((order) => {
    const slip = packingSlipOf(order);
    return slip ? [{ ...slip, url: `${env().SITE_URL}/admin/pedidos/${order.id}` }] : [];
  });
  if (slips.length === 0) return none();
  return pdfResponse(await packingSlipsPdf(slips, settings), packingSlipsFile(orders));
}
