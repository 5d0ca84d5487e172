import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import { notificationsAlert, orderAlert } from "./alerts";

const order = { id: "1b2c3d4e-0000-4000-8000-000000000000", total: 120_000, customerName: "Ana <b>" };

test.each([
  ["alert.chargeback", "El banco del cliente abrió una disputa"],
  ["alert.mediation", "abrió un reclamo por el pago"],
  ["alert.mismatch", "no coincide con su total"],
  ["alert.refund", "Mercado Pago no lo ha devuelto"],
] as const)("%s names the order, its customer and its money, and leads to it", (kind, what) => {
  const { text, html } = layOut(orderAlert(kind, order, SITE), SENDER);
  expect(text).toContain(what);
  for (const part of ["1b2c3d4e", "Ana <b>", "$120.000", `${SITE}/admin/pedidos/${order.id}`])
    expect(text).toContain(part);
  expect(html).not.toContain("Ana <b>");
});

test("notificationsAlert counts the payments and leads to their list", () => {
  expect(layOut(notificationsAlert(1, SITE), SENDER).text).toContain("nos avisó de un pago y llevamos");
  const { text } = layOut(notificationsAlert(7, SITE), SENDER);
  expect(text).toContain("nos avisó de 7 pagos");
  expect(text).toContain(`${SITE}/admin/pagos`);
});
