import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../types";
import { reviewApproved, reviewRejected } from "./review";

const order = (some: Partial<OrderDetail>) =>
  ({
    id: "1b2c3d4e-0000-4000-8000-000000000000",
    token: "llave",
    total: 120_000,
    paymentMethod: "card",
    status: "placed",
    shippingStatus: "pending",
    paymentStatus: "rejected",
    items: [],
    expiresAt: "2026-03-10T15:10:00Z",
    ...some,
  }) as unknown as OrderDetail;
const textOf = (letter: ReturnType<typeof reviewApproved>) => (letter ? layOut(letter, SENDER).text : null);

test("reviewApproved tells what was paid and where the order is", () => {
  const text = textOf(reviewApproved(order({ status: "confirmed", paymentStatus: "paid" }), context()));
  expect(text).toContain("recibimos tu pago de $120.000");
  expect(text).toContain(`Ver mi pedido: ${SITE}/pedido/llave`);
  expect(reviewApproved(order({ paymentStatus: "refunded" }), context())).toBeNull();
});

test("reviewRejected says that nothing was charged, and offers another try while there is one", () => {
  const open = textOf(reviewRejected(order({}), context()));
  expect(open).toContain("no se hizo ningún cobro");
  expect(open).toContain(`Intentar de nuevo: ${SITE}/pedido/llave`);
  const late = textOf(reviewRejected(order({ status: "expired" }), context()));
  expect(late).toContain(`Volver a la tienda: ${SITE}/tienda`);
  expect(late).not.toContain("Intentar de nuevo");
  expect(reviewRejected(order({ paymentStatus: "paid" }), context())).toBeNull();
});
