import { expect, test } from "vitest";
import { toFound } from "./found";

const id = "0a1b2c3d-0000-4000-8000-0000004e5f6a";
const none = { orders: [], repairs: [], messages: [], people: [], products: [], courses: [], posts: [] };

test("each kind leads to its own screen, by the number that staff read", () => {
  const found = toFound({
    orders: [{ id, customer_name: "Ana", total_price: 120_000 }],
    repairs: [{ id, contact_name: "", device_brand: "Sony", device_model: "PS5", descripcion: "No prende" }],
    messages: [{ id, number: "PQR-2026-000012", name: "Luz", preview: "¿Reparan la Switch?" }],
    people: [{ id, username: "caro", email: "caro@example.com" }],
    products: [{ id, name: "Control & base", price: 90_000, stock: 2 }],
    courses: [{ id, title: "Soldadura", price: 149_000 }],
    posts: [{ id, title: "Limpia tu PS5", stage: "borrador" }],
  });
  expect(found.map(({ title, detail, href }) => [title, detail, href])).toEqual([
    ["0a1b2c3d Ana", "$120.000", `/admin/pedidos/${id}`],
    ["4e5f6a", "Sony PS5", `/admin/servicios-tecnicos/${id}`],
    ["PQR-2026-000012 Luz", "¿Reparan la Switch?", `/admin/mensajes/${id}`],
    ["caro", "caro@example.com", `/dashboard/usuarios/${id}`],
    ["Control & base", "$90.000, 2 und.", `/admin/productos?q=Control%20%26%20base&editar=${id}`],
    ["Soldadura", "$149.000", `/admin/cursos/${id}`],
    ["Limpia tu PS5", "borrador", `/admin/blog/${id}`],
  ]);
});

test("what is missing is told by what there is", () => {
  const repairs = [{ id, contact_name: "Ana", device_brand: "", device_model: "", descripcion: "No prende" }];
  const people = [
    { id, username: null, email: "caro@example.com" },
    { id, username: null, email: null },
  ];
  expect(toFound({ ...none, repairs, people }).map(({ title, detail }) => [title, detail])).toEqual([
    ["4e5f6a Ana", "No prende"],
    ["Usuario 4e5f6a", "caro@example.com"],
    ["Usuario 4e5f6a", ""],
  ]);
});
