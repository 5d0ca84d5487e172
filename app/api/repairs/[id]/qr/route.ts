import QRCode from "qrcode";
import { answerPaper } from "@/lib/repairs/papers/answer";

/** The code of the public link as a picture, for staff to print or to show on their screen. */
export async function GET(_request: Request, { params }: RouteContext<"/api/repairs/[id]/qr">) {
  const { id } = await params;
  return answerPaper(id, async ({ link }) =>
    link
      ? new Response(await QRCode.toString(link, { type: "svg", margin: 4, errorCorrectionLevel: "M" }), {
          headers: { "content-type": "image/svg+xml", "cache-control": "private, no-store" },
        })
      : null,
  );
}
