import { expect, test } from "vitest";
import { attemptLabel, eventTitle } from "./labels";

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
