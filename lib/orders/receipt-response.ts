import "server-only";
import { fileResponse } from "@/lib/core/file-response";
import { getSettings } from "@/lib/settings/queries";
import { receiptFile } from "./receipt";
import { receiptPdf } from "./receipt-pdf";
import type { OrderDetail } from "./rows";

/** The receipt as a PDF response; null when the order does not exist. */
export async function receiptResponse(order: OrderDetail | null): Promise<Response | null> {
  return order && fileResponse(await receiptPdf(order, await getSettings(), Date.now()), receiptFile(order));
}
