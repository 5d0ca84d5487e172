import { expect, test } from "vitest";
import { gonePageOf, gonePath } from "./gone";

test("an address of something deleted leads to the one page of its kind", () => {
  expect(gonePath("producto", "control-ps5")).toBe("/retirado/producto/control-ps5");
  expect(gonePageOf("/retirado/producto/control-ps5")).toBe("/retirado/producto");
  expect(gonePageOf("/retirado/blog")).toBe("/retirado/blog");
});

test("a slug that somebody made up stays one part of the address", () => {
  expect(gonePath("curso", "../admin?x=1")).toBe("/retirado/curso/..%2Fadmin%3Fx%3D1");
});

test("no other address has such a page", () => {
  for (const path of [
    "/retirado",
    "/retirado/servicio/x",
    "/retirado/curso/a/b",
    "/retirado/toString",
    "/curso/a",
  ])
    expect(gonePageOf(path), path).toBeUndefined();
});
