import type { NextRequest } from "next/server";
import { pdfResponse } from "@/lib/core/pdf/document";
import { withoutControl } from "@/lib/core/text";
import { getOrderDetailByToken } from "@/lib/orders/queries";
import { receiptFile } from "@/lib/orders/receipt";
import { receiptPdf } from "@/lib/orders/receipt-pdf";
import { getSettings } from "@/lib/settings/queries";

/** The receipt of an order for whoever holds its link. */
export async function GET(request: NextRequest) {
  const token = withoutControl(request.nextUrl.searchParams.get("token") ?? "");
  const [order, settings] = await Promise.all([getOrderDetailByToken(token), getSettings()]);
  if (!order) return new Response("No encontramos ese pedido.", { status: 404 });
  return pdfResponse(await receiptPdf(order, settings, Date.now()), receiptFile(order));
}
