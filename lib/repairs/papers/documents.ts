import "server-only";
import QRCode from "qrcode";
import { fileResponse } from "@/lib/core/file-response";
import { exitFile, hasExitPaper } from "./exit";
import { exitPdf } from "./exit-pdf";
import { labelFile } from "./label";
import { addLabel, labelPdf } from "./label-pdf";
import { getShop } from "./queries";
import { receiptFile } from "./receipt";
import { receiptPdf } from "./receipt-pdf";
import type { RepairPaper } from "./rows";

/** Renderer of each document; null when the repair has none. */
const DOCUMENTS = {
  /** Receipt of the device. */
  recibo: async (paper: RepairPaper) =>
    fileResponse(await receiptPdf(paper, await getShop()), receiptFile(paper)),
  /** Receipt and label in one file, to print both at once. */
  ingreso: async (paper: RepairPaper) => {
    const shop = await getShop();
    return fileResponse(
      await receiptPdf(paper, shop, (doc) => addLabel(doc, paper, shop)),
      receiptFile(paper),
    );
  },
  /** Label for the device. */
  etiqueta: async (paper: RepairPaper) =>
    fileResponse(await labelPdf(paper, await getShop()), labelFile(paper)),
  /** Hand-over document; null before the work is done or rejected. */
  constancia: async (paper: RepairPaper) =>
    hasExitPaper(paper) ? fileResponse(await exitPdf(paper, await getShop()), exitFile(paper)) : null,
  /** QR code of the public link as an image. */
  qr: async ({ link }: RepairPaper) =>
    link
      ? fileResponse(
          await QRCode.toString(link, { type: "svg", margin: 4, errorCorrectionLevel: "M" }),
          "enlace-de-la-reparacion.svg",
        )
      : null,
};

export type RepairDocument = keyof typeof DOCUMENTS;
export const REPAIR_DOCUMENTS = Object.keys(DOCUMENTS) as RepairDocument[];

/** Documents that the owner may download. */
export const isForStaffAlone = (document: RepairDocument) => document !== "recibo";

export function drawDocument(document: RepairDocument, paper: RepairPaper): Promise<Response | null> {
  return DOCUMENTS[document](paper);
}
