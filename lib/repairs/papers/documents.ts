import "server-only";
import QRCode from "qrcode";
import { fileResponse } from "@/lib/core/file-response";
import { exitFile, hasExitPaper } from "./exit";
import { exitPdf } from "./exit-pdf";
import { labelFile } from "./label";
import { labelPdf } from "./label-pdf";
import { getShop } from "./queries";
import { receiptFile } from "./receipt";
import { receiptPdf } from "./receipt-pdf";
import type { RepairPaper } from "./types";

/** How each document of a repair is drawn; null where the repair has none. */
const DOCUMENTS = {
  /** For a device that was left with the shop. */
  recibo: async (paper: RepairPaper) =>
    fileResponse(await receiptPdf(paper, await getShop()), receiptFile(paper)),
  /** What is stuck to the device. */
  etiqueta: async (paper: RepairPaper) =>
    fileResponse(await labelPdf(paper, await getShop()), labelFile(paper)),
  /** What goes out with a device; there is none before the work is done or refused. */
  constancia: async (paper: RepairPaper) =>
    hasExitPaper(paper) ? fileResponse(await exitPdf(paper, await getShop()), exitFile(paper)) : null,
  /** The code of the public link as a picture, to print or to show on a screen. */
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

/** The owner of a repair gets its receipt. */
export const isForStaffAlone = (document: RepairDocument) => document !== "recibo";

export function drawDocument(document: RepairDocument, paper: RepairPaper): Promise<Response | null> {
  return DOCUMENTS[document](paper);
}
