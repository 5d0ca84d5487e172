import { pdfResponse } from "@/lib/core/pdf/document";
import { answerPaper } from "@/lib/repairs/papers/answer";
import { labelFile } from "@/lib/repairs/papers/label";
import { labelPdf } from "@/lib/repairs/papers/label-pdf";
import { getShop } from "@/lib/repairs/papers/queries";

/** What is stuck to the device, for staff. */
export async function GET(_request: Request, { params }: RouteContext<"/api/repairs/[id]/etiqueta">) {
  const { id } = await params;
  return answerPaper(id, async (paper) =>
    pdfResponse(await labelPdf(paper, await getShop()), labelFile(paper)),
  );
}
