import { expect, test } from "vitest";
import { csvLines } from "@/lib/core/csv";
import { CSV_START, csvRow } from "./csv";

const ORDER: Parameters<typeof csvRow>[0] = {
  id: "02c176aa-0000-4000-8000-000000000000",
  createdAt: "2026-11-20T15:30:00Z",
  stage: "por_enviar",
  paymentMethod: "card",
  paymentStatus: "paid",
  shippingStatus: "processing",
  totalPrice: 137_500,
  customerName: '=HYPERLINK("http://malo.co")',
  customerPhone: "3001112233",
  customerEmail: "ana@ejemplo.co",
  shippingAddress: "Calle 1 # 2-3; apto 4, Envigado, Antioquia",
  city: "Envigado",
  carrier: null,
  trackingNumber: null,
  lines: [
    { name: "Control", quantity: 2 },
    { name: "Diadema", quantity: 1 },
  ],
  isOnlyCodes: false,
};

test("an order is one row under its headings; what a customer typed is no formula", () => {
  const cells = csvLines([csvRow(ORDER)]).trimEnd();
  expect(csvRow(ORDER)).toHaveLength(CSV_START.split(";").length);
  expect(cells).toMatch(/^02c176aa;/);
  expect(cells).toContain(`"'=HYPERLINK(""http://malo.co"")"`);
  expect(cells).toContain(
    '"Calle 1 # 2-3; apto 4, Envigado, Antioquia";Envigado;"2 × Control; 1 × Diadema";137500;',
  );
});

test("an order of digital codes has a code to send, no parcel on its way", () => {
  const stageOf = (order: typeof ORDER) => {
    const cells = csvRow(order);
    return [cells[2], cells[12]];
  };
  expect(stageOf(ORDER)).toEqual(["Por enviar", "Procesando"]);
  expect(stageOf({ ...ORDER, isOnlyCodes: true, stage: "por_preparar" })).toEqual(["Código por enviar", ""]);
});
