import { expect, test } from "vitest";
import { textOf } from "@/tests/factories/mails";
import { context, order } from "@/tests/factories/order-mails";
import { orderCancelled, orderExpired } from "./cancellations";

const over = { ...order, status: "cancelled", paymentStatus: "unpaid", paidAt: null } as const;

test("orderCancelled has the reason, and what happens to the money", () => {
  const text = textOf(orderCancelled(over, context({}, { reason: "No llegamos a esa zona" })));
  expect(text).toContain("Este es el motivo:\n\n> No llegamos a esa zona");
  expect(text).toContain("No se hizo ningún cobro.");
  expect(textOf(orderCancelled(over, context()))).not.toContain("motivo");
  expect(textOf(orderCancelled({ ...over, paymentStatus: "paid" }, context()))).toContain(
    "Recibimos $120.000 por este pedido: te los devolvemos",
  );
});

test("orderCancelled is not sent for an active order, or when the money was refunded", () => {
  expect(orderCancelled(order, context())).toBeNull();
  expect(orderCancelled({ ...over, paymentStatus: "refunded" }, context())).toBeNull();
});

test("orderExpired is sent for an unconfirmed cash order, and not for a card order", () => {
  const expired = { ...over, status: "expired", paymentMethod: "contra_entrega" } as const;
  expect(textOf(orderExpired(expired, context()))).toContain(
    "No alcanzamos a confirmar contigo el pedido 1b2c3d4e",
  );
  expect(orderExpired({ ...expired, paymentMethod: "card" }, context())).toBeNull();
  expect(orderExpired({ ...expired, status: "confirmed" }, context())).toBeNull();
});
