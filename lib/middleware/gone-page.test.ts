import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { gonePage } from "./gone-page";

const visit = (path: string) => gonePage(new NextRequest(`https://tienda.example${path}`));

test("what was deleted answers 410 with the page of its kind", () => {
  const answer = visit("/retirado/curso/microsoldadura?de=google");
  expect(answer?.status).toBe(410);
  expect(answer?.headers.get("x-middleware-rewrite")).toBe("https://tienda.example/retirado/curso");
});

test("any other address goes on its way", () => {
  expect(visit("/retirado/nada/x")).toBeUndefined();
  expect(visit("/carrito")).toBeUndefined();
});
