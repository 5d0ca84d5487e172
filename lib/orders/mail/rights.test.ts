import { expect, test } from "vitest";
import { plainBlock } from "@/lib/mail/plain";
import { SITE } from "@/tests/factories/mails";
import type { OrderDetail, OrderItemType } from "../types";
import { hasType, orderLink, rightsBlocks } from "./rights";

const bought = (paymentMethod: OrderDetail["paymentMethod"], ...types: OrderItemType[]) =>
  ({ token: "llave", paymentMethod, items: types.map((type) => ({ type })) }) as OrderDetail;
const rights = (order: OrderDetail) => rightsBlocks(order, SITE).map(plainBlock).join("\n");

test("hasType finds any of the types", () => {
  expect(hasType(bought("card", "course"), "product", "course")).toBe(true);
  expect(hasType(bought("card", "course"), "product")).toBe(false);
});

test("orderLink is the order's own page", () => {
  expect(orderLink(SITE, { token: "llave" })).toBe(`${SITE}/pedido/llave`);
});

test("rightsBlocks counts the term from delivery and purchase when both are bought", () => {
  const text = rights(bought("contra_entrega", "product", "service"));
  expect(text).toContain("desde la entrega del producto, o desde la compra si es un servicio o un curso");
  expect(text).toMatch(/Garantía: un año .* desde la entrega; 6 meses en PlayStation/);
  expect(text).not.toContain("Reversión");
  expect(rights(bought("card", "course"))).toContain("Reversión");
});
