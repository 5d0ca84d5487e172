import { pdfResponse } from "@/lib/core/pdf/document";
import { answerPaper } from "@/lib/repairs/papers/answer";
import { exitFile, hasExitPaper } from "@/lib/repairs/papers/exit";
import { exitPdf } from "@/lib/repairs/papers/exit-pdf";
import { getShop } from "@/lib/repairs/papers/queries";

/** What goes out with a device, for staff; there is none before the work is done or refused. */
export async function GET(_request: Request, { params }: RouteContext<"/api/repairs/[id]/constancia">) {
  const { id } = await params;
  return answerPaper(id, async (paper) =>
    hasExitPaper(paper) ? pdfResponse(await exitPdf(paper, await getShop()), exitFile(paper)) : null,
  );
}
