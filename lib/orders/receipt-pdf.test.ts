import { expect, test } from "vitest";
import { receiptPdf } from "./receipt-pdf";
import type { OrderDetail, OrderItem } from "./types";

const seller = {
  name: "T",
  legalName: "",
  taxId: "",
  phone: "",
  email: "",
  address: "",
  city: "",
  region: "",
};
const item = (n: number): OrderItem => ({
  id: `i${n}`,
  type: "product",
  itemId: `p${n}`,
  name: `Control número ${n} con un nombre que ocupa más de una línea del papel`,
  slug: "",
  image: "",
  unitPrice: 1000,
  quantity: 1,
  lineTotal: 1000,
  refunded: 0,
});
const order = (lines: number) =>
  ({
    id: "1b2c3d4e-0000-4000-8000-000000000000",
    paymentStatus: "paid",
    paymentMethod: "card",
    shippingStatus: "pending",
    customerName: "Ana",
    customerPhone: "300",
    customerEmail: "",
    shippingAddress: "",
    createdAt: "2026-03-10T15:00:00Z",
    paidAt: null,
    deliveredAt: null,
    total: 1000,
    payments: [],
    items: Array.from({ length: lines }, (_, n) => item(n)),
  }) as unknown as OrderDetail;

const sheets = async (lines: number) => {
  const pdf = (await receiptPdf(order(lines), seller, 0)).toString("latin1");
  return [pdf.slice(0, 5), pdf.match(/\/Type \/Page\n/g)?.length];
};

test("a short order is one sheet; a long one goes on", async () => {
  expect(await sheets(2)).toEqual(["%PDF-", 1]);
  expect(await sheets(50)).toEqual(["%PDF-", 4]);
});
