import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { freshEmail, newestMail, siteLink, test } from "../support/fixtures.ts";

const { SITE_URL = "", SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY = "" } = E2E_CONFIG.env;

const isConfirmed = async (email: string) =>
  (
    await query<{ at: Date | null }>("select email_confirmed_at as at from auth.users where email = $1", [
      email,
    ])
  )[0]?.at !== null;

test("a mail gateway that opens every link ten times confirms nobody and spends nothing; a person's press does", async ({
  playwright,
  request,
}) => {
  const email = freshEmail("pasarela");
  const password = "Salto-Doble-77";
  const auth = createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY).auth;
  expect((await auth.signUp({ email, password })).error).toBeNull();
  const press = async (link: string) => {
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe("/auth/confirm");
    return request.post("/auth/abrir", {
      form: Object.fromEntries(searchParams),
      headers: { origin: new URL(SITE_URL).origin },
      maxRedirects: 0,
    });
  };
  const openAsGateway = async (link: string) => {
    const gateway = await playwright.request.newContext();
    for (let n = 0; n < 10; n++) {
      for (const answer of [await gateway.get(link), await gateway.head(link)]) {
        expect(answer.status()).toBe(200);
        expect(answer.headers()["set-cookie"]).toBeUndefined();
      }
    }
    await gateway.dispose();
  };

  const confirmation = siteLink(await newestMail(email, /confirma/i));
  await openAsGateway(confirmation);
  expect(await isConfirmed(email)).toBe(false);
  const pressed = await press(confirmation);
  expect([pressed.status(), await isConfirmed(email)]).toEqual([303, true]);

  expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  const recovery = siteLink(await newestMail(email, /contraseña/i));
  await openAsGateway(recovery);
  expect((await press(recovery)).headers().location).toContain("/auth?modo=nueva-contrasena");
  // A second press of the same person leads on; elsewhere the link is used.
  expect((await press(recovery)).headers().location).toContain("/auth?modo=nueva-contrasena");
  const elsewhere = await playwright.request.newContext();
  const used = await elsewhere.post(`${SITE_URL}/auth/abrir`, {
    form: Object.fromEntries(new URL(recovery).searchParams),
    headers: { origin: new URL(SITE_URL).origin },
    maxRedirects: 0,
  });
  expect(used.headers().location).toContain("aviso=recuperacion");
  await elsewhere.dispose();
});

test("another site's form opens no link", async ({ request }) => {
  const answer = await request.post("/auth/abrir", {
    form: { type: "signup", token_hash: "x" },
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(answer.status()).toBe(403);
});

test("a confirmation link that is incomplete, and who turns back at Google, are told what to do", async ({
  request,
}) => {
  for (const [path, words] of [
    ["/auth/confirm?type=signup", "Este enlace ya no sirve: venció o ya se usó."],
    ["/auth/confirm?token_hash=viejo&type=otro", "Este enlace ya no sirve: venció o ya se usó."],
    ["/auth?aviso=cancelado", "Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo."],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(words);
  }
});

test("a page that asks for a session is nothing ahead of time, and the sign-in is none to who has one", async ({
  request,
  requestAs,
}) => {
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
