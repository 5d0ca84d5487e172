import { expect, test } from "vitest";
import { textOf } from "@/tests/factories/mails";
import { context, order } from "@/tests/factories/order-mails";
import { orderCancelled, orderExpired } from "./cancellations";

const over = { ...order, status: "cancelled", paymentStatus: "unpaid", paidAt: null } as const;

test("orderCancelled gives the reason, and says what becomes of the money", () => {
  const text = textOf(orderCancelled(over, context({}, { reason: "No llegamos a esa zona" })));
  expect(text).toContain("Este es el motivo:\n\n> No llegamos a esa zona");
  expect(text).toContain("No se hizo ningún cobro.");
  expect(textOf(orderCancelled(over, context()))).not.toContain("motivo");
  expect(textOf(orderCancelled({ ...over, paymentStatus: "paid" }, context()))).toContain(
    "Recibimos $120.000 por este pedido: te los devolvemos",
  );
});

test("orderCancelled has nothing to say of an order that lives, or whose money is back", () => {
  expect(orderCancelled(order, context())).toBeNull();
  expect(orderCancelled({ ...over, paymentStatus: "refunded" }, context())).toBeNull();
});

test("orderExpired tells of one that was never confirmed, and of no card order", () => {
  const expired = { ...over, status: "expired", paymentMethod: "contra_entrega" } as const;
  expect(textOf(orderExpired(expired, context()))).toContain(
    "No alcanzamos a confirmar contigo el pedido 1b2c3d4e",
  );
  expect(orderExpired({ ...expired, paymentMethod: "card" }, context())).toBeNull();
  expect(orderExpired({ ...expired, status: "confirmed" }, context())).toBeNull();
});
