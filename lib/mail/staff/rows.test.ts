import { expect, test } from "vitest";
import { failedMails } from "./rows";

const row = { id: 7, about: "abc", recipient: "ana@example.com", reason: "EENVELOPE 550", failed_at: "f" };

const toFailedMail = (item: object) => failedMails.parse({ total: 1, items: [item] }).items[0];

test("a lost mail leads to what it was about, where there is a page of it", () => {
  expect(toFailedMail({ ...row, kind: "order.shipped" })).toEqual({
    id: 7,
    kind: "order.shipped",
    recipient: "ana@example.com",
    reason: "EENVELOPE 550",
    failedAt: "f",
    path: "/admin/pedidos/abc",
  });
  expect(toFailedMail({ ...row, kind: "repair.quote" })?.path).toBe("/admin/servicios-tecnicos/abc");
  expect(toFailedMail({ ...row, kind: "contact.answer" })?.path).toBe("/admin/mensajes/abc");
  expect(toFailedMail({ ...row, kind: "newsletter.confirm" })?.path).toBeNull();
});
