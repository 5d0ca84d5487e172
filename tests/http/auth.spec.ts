import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("an old confirmation link, and who turns back at Google, are told what to do", async ({ request }) => {
  for (const [path, words] of [
    ["/auth/confirm?token_hash=viejo&type=signup", "Este enlace ya no sirve: venció o ya se usó."],
    ["/auth?aviso=cancelado", "Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo."],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(words);
  }
});

test("a page that asks for a session leads to the sign-in and back; ahead of time it is nothing", async ({
  request,
  requestAs,
}) => {
  for (const path of [
    "/dashboard",
    "/dashboard/usuarios",
    "/servicios-tecnicos",
    "/admin/servicios-tecnicos",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([
      307,
      expect.stringContaining(`/auth?next=${encodeURIComponent(path)}`),
    ]);
  }
  // What the router fetches for a link in sight of somebody signed out.
  const headers = { rsc: "1", "next-url": "/dashboard" };
  const ahead = await request.get("/admin/pedidos", { headers, maxRedirects: 0 });
  expect([ahead.status(), await ahead.text()]).toEqual([200, ""]);
  expect(ahead.headers()["cache-control"]).toBe("no-store");

  const signedIn = await (await requestAs("cliente@example.com")).get("/auth", { maxRedirects: 0 });
  expect([signedIn.status(), signedIn.headers().location]).toEqual([
    307,
    expect.stringContaining("/dashboard"),
  ]);
});
