import { pdfResponse } from "@/lib/core/pdf/document";
import { getOrderDetail } from "@/lib/orders/queries";
import { receiptFile } from "@/lib/orders/receipt";
import { receiptPdf } from "@/lib/orders/receipt-pdf";
import { getSettings } from "@/lib/settings/queries";

/** The receipt of an order, for its owner and staff; for everybody else there is no such order. */
export async function GET(_request: Request, { params }: RouteContext<"/api/orders/[id]/comprobante">) {
  const { id } = await params;
  const [order, settings] = await Promise.all([getOrderDetail(id), getSettings()]);
  if (!order) return new Response("No encontramos ese pedido.", { status: 404 });
  return pdfResponse(await receiptPdf(order, settings, Date.now()), receiptFile(order));
}
