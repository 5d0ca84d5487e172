import { describe, expect, test } from "vitest";
import { PAPER, SHOP } from "@/tests/factories/repair-papers";
import { pdfSheets, pdfText } from "../../../tests/support/pdf-text";
import { intakeReceipt, receiptFile } from "./receipt";
import { receiptPdf } from "./receipt-pdf";

const all = (paper = PAPER) => JSON.stringify(intakeReceipt(paper, SHOP));

describe("a receipt has the contents required by law", () => {
  const content = all();

  test.each([
    ["the date", "20 nov 2026, 10:05 a.m."],
    ["who delivers", "Rosa Elena Vélez"],
    ["their address", "Calle 38 Sur # 40-11, Envigado"],
    ["their phone", "3101112233"],
    ["their document", "CC 43.111.222"],
    ["the device", "Sony PS5 Slim"],
    ["its serial", "AJ99887766"],
    ["its accessories", "Cable de poder, Control"],
    ["its condition, in the order of the list", "Enciende, Rayones, Tapa floja"],
    ["the kind of service", "Diagnóstico y reparación"],
    ["the deposits", "$50.000"],
    ["the warranty's term", "6 meses desde la entrega"],
    ["price and date when they are not known", "solo repararemos con tu aceptación expresa"],
    ["when the diagnosis is due", "24 nov 2026, 1:05 p.m."],
    ["the custody of parts and accessories", "de sus partes y de los accesorios anotados"],
    ["the meaning of a missing remark", "se entiende que lo recibes en buen estado"],
    ["abandonment", "un mes desde la fecha prevista para la entrega"],
    [
      "the two months and the ICBF",
      "dos meses. Si no lo retiras, la ley lo entiende abandonado y lo informaremos al ICBF",
    ],
    ["that the shop may not retain the device", "no podemos quedarnos con él ni venderlo"],
    ["the shop's identity", "NIT 900.000.000-0"],
    ["the shop's address", "Calle 37 Sur # 43A-10, Envigado, Antioquia"],
    [
      "how the terms were accepted",
      "aceptó estas condiciones el 20 nov 2026, 10:05 a.m.; lo registró Sara Mostrador.",
    ],
  ])("%s", (_, text) => {
    expect(content).toContain(text);
  });

  test("and is no invoice", () => {
    expect(content.toLowerCase()).not.toContain("factura");
  });
});

test("a known price is on it, and more needs the customer's approval", () => {
  const content = all({ ...PAPER, agreedPrice: 180_000, diagnosisPrice: 20_000 });
  expect(content).toContain("$180.000, IVA incluido");
  expect(content).toContain("$20.000");
  expect(content).toContain("solo lo hacemos si lo aceptas de forma expresa");
  expect(content).not.toContain("Por informar");
});

test("unknown values are blank lines, and terms not accepted before are signed", () => {
  const empty = { name: "", document: "", address: "", phone: "", email: "" };
  const receipt = intakeReceipt(
    { ...PAPER, customer: empty, serial: "", checks: [], condition: "", termsAcceptedAt: null },
    SHOP,
  );
  expect(receipt.groups[0]?.facts.every(([, value]) => /^_+$/.test(value))).toBe(true);
  expect(JSON.stringify(receipt)).toContain("No visible o no registrado");
  expect(receipt.acceptance).toBe("Con su firma, el cliente acepta estas condiciones.");
});

test("the document is one sheet with all contents and the link to follow the repair", async () => {
  const pdf = await receiptPdf(PAPER, SHOP);
  expect(pdfSheets(pdf)).toBe(1);
  const content = pdfText(pdf);
  for (const { title, text } of intakeReceipt(PAPER, SHOP).clauses) {
    expect(content).toContain(`${title}.`);
    expect(content).toContain(text.slice(-40));
  }
  for (const text of [
    "Orden N.º abcdef12",
    "AJ99887766",
    "Firma del cliente",
    "https://tienda.example/reparacion/abc",
  ])
    expect(content).toContain(text);
  expect(receiptFile(PAPER)).toBe("recibo-abcdef12.pdf");
});

test("the longest texts continue on another sheet", async () => {
  const long = await receiptPdf({ ...PAPER, description: "No da imagen. ".repeat(280) }, SHOP);
  expect(pdfSheets(long)).toBeGreaterThan(1);
  expect(pdfText(long)).toContain("Firma del cliente");
});
