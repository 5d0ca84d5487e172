import { expect, test } from "vitest";
import { pdfSheets, pdfText } from "@/tests/support/pdf-text";
import { type AddressedSlip, packingSlipsPdf } from "./packing-slip-pdf";

const seller = {
  name: "Aventura Gamer",
  legalName: "Aventura Gamer S.A.S.",
  taxId: "900.123.456-8",
  address: "Calle 37 Sur # 43A-10",
  city: "Envigado",
  region: "Antioquia",
  phone: "+57 604 000 0000",
  email: "",
};
const slip: AddressedSlip = {
  number: "a1b2c3d4",
  date: "10 de marzo de 2026",
  units: 3,
  shipment: "TCC, guía 700",
  collect: "$180.000",
  recipient: {
    name: "Ana María Gómez de la Espriella",
    phone: "3001234567",
    address: "Calle 1 # 2-3, apto 401, Medellín",
  },
  lines: [
    { quantity: 2, name: "Control DualSense blanco" },
    { quantity: 1, name: "Cable HDMI 2.1 certificado de 2 metros" },
  ],
  hold: "El cliente pidió la reversión del pago (REV-2026-000001).",
  url: "https://example.com/admin/pedidos/a1b2c3d4-0000-4000-8000-000000000000",
};

test("says on paper whom it goes to, what is in it, what to collect and why it stays", async () => {
  const pdf = await packingSlipsPdf([slip], seller);
  const text = pdfText(pdf);
  for (const fact of [
    "Remisión de despacho a1b2c3d4",
    "Pedido del 10 de marzo de 2026",
    "Calle 37 Sur # 43A-10, Envigado · +57 604 000 0000",
    "Ana María Gómez de la Espriella",
    "Calle 1 # 2-3, apto 401, Medellín",
    "Celular 3001234567",
    "Transportadora: TCC, guía 700",
    "Contra entrega: cobrar $180.000",
    "2 ×",
    "Control DualSense blanco",
    "3 unidades",
    "Empacó",
    "Recibí a satisfacción",
  ])
    expect(text).toContain(fact);
  // Too long for one line: it is all there, in its frame.
  expect(text).toMatch(/NO DESPACHAR\. El cliente pidió la reversión del pago \(REV-2026-000001\)\./);
  expect(pdfSheets(pdf)).toBe(1);
});

test("goes on another sheet when a parcel has more lines than one holds, and each parcel begins its own", async () => {
  const lines = Array.from({ length: 30 }, (_, n) => ({ quantity: 1, name: `Repuesto ${n + 1}` }));
  const pdf = await packingSlipsPdf(
    [
      { ...slip, lines, units: 30 },
      { ...slip, hold: "", collect: "" },
    ],
    seller,
  );
  const text = pdfText(pdf);
  expect(pdfSheets(pdf)).toBe(3);
  expect(text).toContain("Repuesto 30");
  expect(text.match(/NO DESPACHAR|cobrar/g)).toEqual(["NO DESPACHAR", "cobrar"]);
});
