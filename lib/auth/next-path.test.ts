import { expect, test } from "vitest";
import { safeNext } from "./next-path";

const SITE = "https://tienda.co";

test.each([
  ["/dashboard/usuarios", "/dashboard/usuarios"],
  ["/tienda?q=ps5&orden=price-low#lista", "/tienda?q=ps5&orden=price-low#lista"],
  ["https://tienda.co/carrito", "/carrito"],
  ["https://tienda.co", "/"],
  ["/producto/a%20b", "/producto/a%20b"],
])("a path of this site is accepted: %s", (value, expected) => {
  expect(safeNext(value, SITE)).toBe(expected);
});

test.each([
  "https://otra.co/x",
  "https://tienda.co.otra.co/x",
  "https://tienda.co@otra.co/x",
  "//otra.co",
  "/\\otra.co",
  "/./\\otra.co",
  "/.//otra.co",
  "/\t/otra.co",
  "javascript:alert(1)",
  "dashboard",
  "/auth",
  "/auth/confirm?type=recovery",
  "/api/session",
  "",
  undefined,
  ["/a", "/b"],
  `/${"a".repeat(3000)}`,
])("anything else goes to the panel: %s", (value) => {
  expect(safeNext(value, SITE)).toBe("/dashboard");
});

test("the fallback can be another page", () => {
  expect(safeNext("//otra.co", SITE, "/")).toBe("/");
});
