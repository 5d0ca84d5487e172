import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("an action of a release that is gone does nothing and is told apart from a failure", async ({
  request,
}) => {
  for (const path of ["/", "/carrito", "/pagar", "/contacto"]) {
    const answer = await request.post(path, {
      headers: { "next-action": "7f".padEnd(42, "0"), "content-type": "text/plain;charset=UTF-8" },
      data: "[]",
    });
    expect([answer.status(), answer.headers()["x-nextjs-action-not-found"]], path).toEqual([409, "1"]);
  }
});
