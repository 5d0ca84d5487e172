import { expect, test } from "vitest";
import { personName } from "@/lib/users/person-name";
import { SHOWN } from "./found";

const id = "0a1b2c3d-0000-4000-8000-0000004e5f6a";

test("each kind leads to its own screen, by the number that staff read", () => {
  const device = { device_brand: "Sony", device_model: "PS5", descripcion: "No prende" };
  const found = [
    SHOWN.order({ id, customerName: "Ana", total: 120_000 }),
    SHOWN.repair({ id, contact_name: "", ...device }),
    SHOWN.message({ id, number: "PQR-2026-000012", name: "Luz", preview: "¿Reparan la Switch?" }),
    SHOWN.person({ id, name: "caro", email: "caro@example.com" }),
    SHOWN.product({ id, name: "Control & base", price: 90_000, stock: 2 }),
    SHOWN.course({ id, title: "Soldadura", price: 149_000 }),
    SHOWN.post({ id, title: "Limpia tu PS5", stage: "borrador" }),
  ];
  expect(found.map(({ title, detail, href }) => [title, detail, href])).toEqual([
    ["0a1b2c3d Ana", "$120.000", `/admin/pedidos/${id}`],
    ["4e5f6a", "Sony PS5", `/admin/servicios-tecnicos/${id}`],
    ["PQR-2026-000012 Luz", "¿Reparan la Switch?", `/admin/mensajes/${id}`],
    ["caro", "caro@example.com", `/dashboard/usuarios/${id}`],
    ["Control & base", "$90.000, 2 und.", `/admin/productos?q=Control%20%26%20base&editar=${id}`],
    ["Soldadura", "$149.000", `/admin/cursos/${id}`],
    ["Limpia tu PS5", "Borrador", `/admin/blog/${id}`],
  ]);
});

test("what is missing is told by what there is", () => {
  const device = { device_brand: "", device_model: "", descripcion: "No prende" };
  expect(SHOWN.repair({ id, contact_name: "Ana", ...device })).toMatchObject({
    title: "4e5f6a Ana",
    detail: "No prende",
  });
  const name = personName({ id, username: null });
  expect(SHOWN.person({ id, name, email: "caro@example.com" })).toMatchObject({
    title: "Usuario 4e5f6a",
    detail: "caro@example.com",
  });
  expect(SHOWN.person({ id, name, email: null })).toMatchObject({ title: "Usuario 4e5f6a", detail: "" });
});
