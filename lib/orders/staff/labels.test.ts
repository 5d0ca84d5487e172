import { expect, test } from "vitest";
import { attemptLabel, eventChanges, eventTitle, stageLabel } from "./labels";
import type { OrderEvent } from "./types";

test("attemptLabel tells staff how a try to pay ended, and shows a state that it does not know as it is", () => {
  expect(attemptLabel({ status: "approved", statusDetail: "accredited" })).toBe("Aprobado");
  expect(attemptLabel({ status: "cancelled", statusDetail: "undone" })).toBe("Anotado por error");
  expect(attemptLabel({ status: "raro", statusDetail: "" })).toBe("raro");
});

test.each([
  ["payment_paid", "Pago recibido"],
  ["payment_rejected", "Pago: Rechazado"],
  ["shipping_shipped", "Envío: Enviado"],
  ["status_fulfilled", "Completado"],
  ["mail", "Correo enviado al cliente"],
  ["algo", "Cambio"],
])("eventTitle of %s", (kind, title) => expect(eventTitle({ kind })).toBe(title));

test("an order of digital codes alone is sent: neither its stage nor its history speaks of shipping", () => {
  const changes: OrderEvent["changes"] = {
    status: ["confirmed", "fulfilled"],
    shipping_status: ["pending", "delivered"],
  };
  expect(eventChanges({ changes }, true)).toEqual(["Pedido: Confirmado → Completado"]);
  expect(eventChanges({ changes })).toContain("Envío: Pendiente → Entregado");
  expect(stageLabel({ stage: "por_preparar", isOnlyCodes: true })).toBe("Código por enviar");
  expect(stageLabel({ stage: "entregado", isOnlyCodes: true })).toBe("Código enviado");
  expect(stageLabel({ stage: "por_preparar", isOnlyCodes: false })).toBe("Por preparar");
});
