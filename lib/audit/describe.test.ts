import { expect, test } from "vitest";
import { actionText, actorName, auditFacts, subjectHref } from "./describe";
import type { AuditEntry } from "./types";

const ID = "3b241101-e2bb-4255-8caf-4136c566a962";

function entry(action: string, subject: Partial<AuditEntry["subject"]> = {}, entity?: string) {
  const of = entity ?? action.split(".")[0] ?? "";
  return { action, entity: of, entityId: ID, subject: { kind: of, id: ID, name: null, ...subject } };
}

test.each([
  [entry("products.updated", { name: "Control" }), "cambió el producto «Control»"],
  [entry("order.ship", { kind: "orders" }, "orders"), "despachó el pedido #3b241101"],
  [entry("cotizaciones.created", { kind: "ordenes_servicio" }), "creó la cotización de la orden #66a962"],
  [entry("store_settings.updated"), "cambió la configuración"],
  [entry("role_rights.updated", { id: "employee" }), "cambió los permisos del rol Empleado"],
  [entry("machines.exploded", { id: null }), `machines.exploded: machines ${ID}`],
])("an entry has the action and its object (%#)", (one, text) => expect(actionText(one)).toBe(text));

test.each([
  [entry("orders.updated"), `/admin/pedidos/${ID}`],
  [entry("products.updated", { name: "Cable & más" }), "/admin/productos?q=Cable%20%26%20m%C3%A1s"],
  [entry("products.deleted"), undefined],
  [entry("courses.deleted", { name: null }), undefined],
  [entry("account.deleted", { kind: "profiles", id: null }, "profiles"), undefined],
])("the changed row is linked while it exists (%#)", (one, href) => expect(subjectHref(one)).toBe(href));

test.each([
  [
    { changed: { price: [50_000, 60_000], made_up: ["a", "b"], state_since: ["x", "y"] } },
    [
      { label: "Precio", before: "$50.000", value: "$60.000" },
      { label: "made up", before: "a", value: "b" },
    ],
  ],
  [{ from: "cliente", to: "manager" }, [{ label: "Valor", before: "Cliente", value: "Manager" }]],
  [
    { before: { name: "Control", price: 9000, internal_id: "x" } },
    [
      { label: "Nombre", value: "Control" },
      { label: "Precio", value: "$9.000" },
    ],
  ],
  [{ amount: 5000 }, [{ label: "Valor", value: "$5.000" }]],
  [{}, []],
  ["raro", []],
])("facts of %j", (details, facts) => expect(auditFacts({ entity: "products", details })).toEqual(facts));

test("without an account the actor is a guest, a deleted user, or the system", () => {
  expect(actorName({ actor: { id: ID, name: "Ana", role: null }, action: "order.cancelled" })).toBe("Ana");
  expect(actorName({ actor: null, action: "withdrawal.requested" })).toBe("Cliente sin cuenta");
  expect(actorName({ actor: null, action: "account.deleted" })).toBe("Una persona");
  expect(actorName({ actor: null, action: "payment.mismatch" })).toBe("Sistema");
});
