import { pdfResponse } from "@/lib/core/pdf/document";
import { answerPaper } from "@/lib/repairs/papers/answer";
import { getShop } from "@/lib/repairs/papers/queries";
import { receiptFile } from "@/lib/repairs/papers/receipt";
import { receiptPdf } from "@/lib/repairs/papers/receipt-pdf";

/** The receipt of a device that was left with the shop, for staff and its owner. */
export async function GET(_request: Request, { params }: RouteContext<"/api/repairs/[id]/recibo">) {
  const { id } = await params;
  return answerPaper(
    id,
    async (paper) => pdfResponse(await receiptPdf(paper, await getShop()), receiptFile(paper)),
    { forOwner: true },
  );
}
