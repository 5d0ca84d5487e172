import { expect, test } from "vitest";
import { SENDER as seller } from "@/tests/factories/mails";
import { pdfSheets, pdfText } from "@/tests/support/pdf-text";
import { type AddressedSlip, packingSlipsPdf } from "./packing-slip-pdf";

const slip: AddressedSlip = {
  number: "a1b2c3d4",
  date: "10 de marzo de 2026",
  units: 3,
  isFetched: false,
  shipment: "TCC, guía 700",
  collect: "$180.000",
  recipient: { name: "Ana María Gómez", phone: "3001234567", address: "Calle 1 # 2-3, apto 401, Medellín" },
  lines: [{ quantity: 2, name: "Control DualSense blanco" }],
  hold: "El cliente pidió la reversión del pago (REV-2026-000001).",
  url: "https://example.com/admin/pedidos/a1b2c3d4-0000-4000-8000-000000000000",
};

test("one sheet has the recipient, the items, the amount to collect and what blocks the shipment", async () => {
  const pdf = await packingSlipsPdf([slip], seller);
  const text = pdfText(pdf);
  for (const fact of [
    "Remisión de despacho a1b2c3d4",
    "Ana María Gómez",
    "Calle 1 # 2-3, apto 401, Medellín",
    "Celular 3001234567",
    "Contra entrega: cobrar $180.000",
    "Control DualSense blanco",
    // Too long for one line: the whole text is inside its frame.
    "NO DESPACHAR. El cliente pidió la reversión del pago (REV-2026-000001).",
  ])
    expect(text).toContain(fact);
  expect(pdfSheets(pdf)).toBe(1);
});

test("a long list continues on another sheet, and each parcel starts a new one", async () => {
  const lines = Array.from({ length: 30 }, (_, n) => ({ quantity: 1, name: `Repuesto ${n + 1}` }));
  const plain = { ...slip, hold: "", collect: "" };
  const pdf = await packingSlipsPdf([{ ...slip, lines, units: 30 }, plain], seller);
  const text = pdfText(pdf);
  expect(pdfSheets(pdf)).toBe(3);
  expect(text).toContain("Repuesto 30");
  expect(text.match(/NO DESPACHAR|cobrar/g)).toEqual(["NO DESPACHAR", "cobrar"]);
});

test("a pick-up has no address, and is handed over and paid in the shop", async () => {
  const recipient = { ...slip.recipient, address: "" };
  const text = pdfText(
    await packingSlipsPdf([{ ...slip, isFetched: true, recipient, shipment: "" }], seller),
  );
  for (const fact of ["Recoge en la tienda", "Paga al recoger: cobrar $180.000", "NO ENTREGAR."])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/Contra entrega|NO DESPACHAR/);
});
