import { expect, test } from "vitest";
import type { Json } from "@/lib/supabase/database.types";
import { actionText, actorName, auditFacts, subjectHref } from "./describe";
import type { AuditEntry } from "./types";

const ID = "3b241101-e2bb-4255-8caf-4136c566a962";

function entry(action: string, subject: Partial<AuditEntry["subject"]> = {}, entity?: string) {
  const of = entity ?? action.split(".")[0] ?? "";
  return { action, entity: of, entityId: ID, subject: { kind: of, id: ID, name: null, ...subject } };
}

test("an entry says what was done to what", () => {
  expect(actionText(entry("products.updated", { name: "Control" }))).toBe("cambió el producto «Control»");
  expect(actionText(entry("order.ship", { kind: "orders" }, "orders"))).toBe("despachó el pedido #3b241101");
  expect(actionText(entry("cotizaciones.created", { kind: "ordenes_servicio" }))).toBe(
    "creó la cotización de la orden #66a962",
  );
  expect(actionText(entry("role.changed", { kind: "profiles", name: "Ana" }, "profiles"))).toBe(
    "cambió el rol de la cuenta «Ana»",
  );
  expect(actionText(entry("store_settings.updated"))).toBe("cambió la configuración");
});

test("what nobody has a word for is still shown", () => {
  expect(actionText(entry("machines.exploded", { id: null }))).toBe(`machines.exploded: machines ${ID}`);
});

test("the thing is a click away while it exists", () => {
  expect(subjectHref(entry("orders.updated"))).toBe(`/admin/pedidos/${ID}`);
  expect(subjectHref(entry("products.updated", { name: "Cable & más" }))).toBe(
    "/admin/productos?q=Cable%20%26%20m%C3%A1s",
  );
  expect(subjectHref(entry("products.deleted"))).toBeUndefined();
  expect(subjectHref(entry("courses.deleted", { name: null }))).toBeUndefined();
  expect(subjectHref(entry("account.deleted", { kind: "profiles", id: null }, "profiles"))).toBeUndefined();
  expect(subjectHref(entry("store_settings.updated"))).toBe("/admin/configuracion");
  expect(subjectHref(entry("social_posts.reviewed"))).toBe("/admin/resenas/publicaciones");
  expect(subjectHref(entry("newsletter_subscribers.deleted"))).toBe("/admin/mensajes/suscriptores");
});

const ofProduct = (details: Json) => ({ entity: "products", details });

test("changes are read from what to what", () => {
  expect(
    auditFacts(
      ofProduct({ changed: { price: [50_000, 60_000], made_up: ["a", "b"], state_since: ["x", "y"] } }),
    ),
  ).toEqual([
    { label: "Precio", before: "$50.000", value: "$60.000" },
    { label: "made up", before: "a", value: "b" },
  ]);
  expect(auditFacts(ofProduct({ from: "cliente", to: "manager" }))).toEqual([
    { label: "Valor", before: "Cliente", value: "Manager" },
  ]);
});

test("a deleted row keeps what people know of it; other facts stand as they are", () => {
  expect(auditFacts(ofProduct({ before: { name: "Control", price: 9000, internal_id: "x" } }))).toEqual([
    { label: "Nombre", value: "Control" },
    { label: "Precio", value: "$9.000" },
  ]);
  expect(auditFacts(ofProduct({ amount: 5000, channel: "card" }))).toEqual([
    { label: "Valor", value: "$5.000" },
    { label: "Medio", value: "card" },
  ]);
  expect(auditFacts(ofProduct({}))).toEqual([]);
  expect(auditFacts(ofProduct("raro"))).toEqual([]);
});

test("how many were counted or changed is told", () => {
  expect(auditFacts(ofProduct({ before: 5, counted: 3 }))).toEqual([
    { label: "Contadas", value: "3" },
    { label: "Antes", value: "5" },
  ]);
  expect(auditFacts(ofProduct({ changed: 12 }))).toEqual([{ label: "Cambiados", value: "12" }]);
});

test("without an account it was a guest, somebody who left, or the system", () => {
  expect(actorName({ actor: { id: ID, name: "Ana", role: null }, action: "order.cancelled" })).toBe("Ana");
  expect(actorName({ actor: null, action: "order.cancelled" })).toBe("Cliente sin cuenta");
  expect(actorName({ actor: null, action: "account.deleted" })).toBe("Una persona");
  expect(actorName({ actor: null, action: "payment.mismatch" })).toBe("Sistema");
  expect(actionText(entry("withdrawal.requested", { kind: "orders" }, "orders"))).toBe(
    "pidió el retracto del pedido #3b241101",
  );
});
