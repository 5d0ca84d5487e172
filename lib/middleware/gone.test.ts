import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { gonePage, gonePath } from "./gone";

const visit = (path: string) => gonePage(new NextRequest(`https://tienda.example${path}`));

test("an address of something deleted leads to the one page of its kind", () => {
  expect(gonePath("producto", "control-ps5")).toBe("/retirado/producto/control-ps5");
  for (const path of ["/retirado/producto/control-ps5", "/retirado/producto"])
    expect(visit(path)?.headers.get("x-middleware-rewrite"), path).toBe(
      "https://tienda.example/retirado/producto",
    );
});

test("a slug that somebody made up stays one part of the address", () => {
  expect(gonePath("curso", "../admin?x=1")).toBe("/retirado/curso/..%2Fadmin%3Fx%3D1");
});

test("what was deleted answers 410 with the page of its kind", () => {
  const answer = visit("/retirado/curso/microsoldadura?de=google");
  expect(answer?.status).toBe(410);
  expect(answer?.headers.get("x-middleware-rewrite")).toBe("https://tienda.example/retirado/curso");
});

test("no other address has such a page", () => {
  for (const path of [
    "/retirado",
    "/retirado/nada/x",
    "/retirado/servicio/x",
    "/retirado/curso/a/b",
    "/retirado/toString",
    "/curso/a",
    "/carrito",
  ])
    expect(visit(path), path).toBeUndefined();
});
