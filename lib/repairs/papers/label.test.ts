import { expect, test } from "vitest";
import { PAPER, SHOP } from "@/tests/factories/repair-papers";
import { pdfSheets, pdfText } from "../../../tests/support/pdf-text";
import { deviceLabel } from "./label";
import { labelPdf } from "./label-pdf";

test("its QR code opens the order's staff page", () => {
  expect(deviceLabel(PAPER, SHOP).code).toBe(`https://tienda.example/admin/servicios-tecnicos/${PAPER.id}`);
  expect(JSON.stringify(deviceLabel(PAPER, SHOP))).not.toContain("reparacion/abc");
});

test.each([
  ["short texts", PAPER],
  [
    "the longest texts",
    {
      ...PAPER,
      customer: { ...PAPER.customer, name: "Maximiliano Echavarría ".repeat(6) },
      device: { kind: "otro" as const, brand: "Marca ".repeat(10), model: "Modelo ".repeat(11) },
      serial: "S".repeat(80),
    },
  ],
])("one page, 62 mm wide, with %s", async (_, paper) => {
  const pdf = await labelPdf(paper, SHOP);
  expect(pdfSheets(pdf)).toBe(1);
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 175\.7\d* 113\.3\d*\]/);
  expect(pdfText(pdf)).toContain("cdef12");
  expect(pdfText(pdf)).toContain("20 de noviembre de 2026");
});
