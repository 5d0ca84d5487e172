import { type BrowserContext, expect } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import {
  DEMO_PASSWORD,
  enter,
  freshEmail,
  newestMail,
  signIn,
  signInByForm,
  siteLink,
  test,
} from "../support/fixtures.ts";
import { holdScripts } from "./support/hold.ts";
import { newCustomer } from "./support/people.ts";

test("register, confirm by mail, sign in, sign out, recover the password", async ({ page }) => {
  const email = freshEmail("nueva");
  await page.goto("/auth");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Crear cuenta|Regístrate/i })
    .click();
  await page.getByLabel("Nombre de usuario (opcional)").fill("Vale Nueva");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("Salto-Doble-77");
  await page.getByRole("checkbox").check();
  await page.getByRole("main").getByRole("button", { name: "Crear Cuenta", exact: true }).click();
  await expect(page.getByText("¡Cuenta creada!")).toBeVisible();
  await expect(page.getByText("Revisa tu email para confirmar tu cuenta.")).toBeVisible();
  // The toast goes, this stays.
  await expect(page.getByRole("heading", { level: 1, name: "Revisa tu correo" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(`Te enviamos un correo a ${email}`)).toBeVisible();
  await expect(main.getByText(/spam/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Reenviar correo de confirmación" })).toBeVisible();

  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("Salto-Doble-77");
  await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("button", { name: /Reenviar/ })).toBeVisible();

  await page.goto(siteLink(await newestMail(email, /confirma/i)));
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByText("Tu correo quedó confirmado y ya iniciaste sesión.")).toBeVisible();
  await page.getByRole("button", { name: "Tu cuenta: Vale Nueva" }).click();
  await expect(page.getByRole("menu")).toContainText(email);
  await page.getByRole("menuitem", { name: "Cerrar Sesión" }).click();
  await expect(page.getByText("Sesión cerrada")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).first()).toBeVisible();

  await page.goto("/auth");
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await page.getByLabel("Email").fill(email);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Enviar/ })
    .click();
  await expect(page.getByText("¡Email enviado!")).toBeVisible();
  await page.goto(siteLink(await newestMail(email, /contraseña/i)));
  await page.getByLabel("Nueva contraseña", { exact: true }).fill("Otra-Partida-88");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Guardar|Cambiar/ })
    .click();
  await page.waitForURL("**/dashboard");

  await page.context().clearCookies();
  await signInByForm(page, email, "Otra-Partida-88");
});

test("a wrong password is told in Spanish and the e-mail stays", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("cliente@example.com");
  await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta");
  await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(
    page.getByText("El correo o la contraseña no coinciden. Revísalos e intenta de nuevo."),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("cliente@example.com");
});

test("a form pressed before its page's scripts run is sent once they do, with what was typed", async ({
  page,
}) => {
  const { email } = await newCustomer("pronto");
  const release = await holdScripts(page);
  await page.goto("/auth?next=/dashboard/perfil", { waitUntil: "commit" });
  const submit = page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("no-es-esta-9");
  await submit.click();
  await submit.click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  release();
  await expect(
    page.getByText("El correo o la contraseña no coinciden. Revísalos e intenta de nuevo."),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
  await submit.click();
  await page.waitForURL("**/dashboard/perfil");
});

test("a common password is refused with its reason", async ({ page }) => {
  await page.goto("/auth?modo=registro");
  await page.getByLabel("Email").fill(freshEmail("comun"));
  await page.getByLabel("Contraseña", { exact: true }).fill("password");
  await page.getByRole("checkbox").check();
  await page.getByRole("main").getByRole("button", { name: "Crear Cuenta", exact: true }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/está entre las 10\.000 más usadas/)).toBeVisible();
});

test("sign in with Google comes back signed in", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: /valentina\.rios@example\.com/ }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Valentina");
});

test("an old confirmation link says what to do", async ({ page }) => {
  await page.goto("/auth/confirm?token_hash=viejo&type=signup");
  await expect(page.getByText("Este enlace ya no sirve", { exact: false })).toBeVisible();
});

for (const path of ["/dashboard", "/dashboard/usuarios", "/servicios-tecnicos", "/admin/servicios-tecnicos"])
  test(`${path} asks to sign in and comes back`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL("**/auth?**");
    await page.getByLabel("Email").fill("superadmin@example.com");
    await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
    await page.waitForURL((url) => url.pathname === path);
  });

test("a customer is sent home from the staff's pages; staff get in, with their label", async ({ page }) => {
  await signInByForm(page, "cliente@example.com");
  await expect(page.getByText("Cliente").first()).toBeVisible();
  for (const path of ["/dashboard/usuarios", "/admin/servicios-tecnicos"]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === "/");
    await expect(
      page.getByText("Tu cuenta no puede abrir esa página, así que te trajimos aquí."),
    ).toBeVisible();
  }
  await page.goto("/contacto");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Tu cuenta no puede abrir esa página"), "said once").toHaveCount(0);
  await page.goto("/auth");
  await page.waitForURL("**/dashboard");
  for (const [email, label] of [
    ["employee@example.com", "Manager"],
    ["admin@example.com", "Admin"],
  ] as const) {
    await page.context().clearCookies();
    await signInByForm(page, email);
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    await page.goto("/dashboard/usuarios");
    await expect(page).toHaveURL(/\/dashboard\/usuarios$/);
  }
});

test("who works in the shop is told which pages are not theirs", async ({ page }) => {
  // From no page: one that is not ready yet would take the notice for itself while it is left.
  await enter(page, "employee@example.com");
  for (const path of ["/admin/configuracion", "/admin/auditoria", "/admin/estado"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page.getByText("Tu cuenta no puede abrir esa página, así que te trajimos aquí."),
    ).toBeVisible();
  }
});

test("a session that ends while somebody writes: told, nothing is lost, and it goes on after signing in again", async ({
  page,
  context,
}) => {
  const { email } = await newCustomer("sesion");
  await signIn(page, email);
  await page.goto("/dashboard/perfil");
  const name = page.getByLabel("Nombre de usuario");
  const save = page.getByRole("button", { name: "Guardar cambios" });
  await name.fill("Escrito antes de salir");
  await context.clearCookies();
  await save.click();
  await expect(page.getByText("Tu sesión terminó.")).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Entrar en otra pestaña" }).click(),
  ]);
  await expect(other).toHaveURL(/\/auth\?next=%2Fdashboard%2Fperfil$/);
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await other.waitForURL((url) => url.pathname === "/dashboard/perfil");
  await other.close();
  await expect(name).toHaveValue("Escrito antes de salir");
  await save.click();
  await expect(page.getByText("Tu sesión terminó.")).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue("Escrito antes de salir");
});

/** As it stands once the session was ended elsewhere and its token ran out: the cookie is still there. */
async function runOut(context: BrowserContext): Promise<void> {
  const session = (await context.cookies()).find(({ name }) => name.startsWith("sb-"));
  if (!session) throw new Error("Nobody is signed in.");
  const kept = JSON.parse(
    Buffer.from(session.value.replace(/^base64-/, ""), "base64url").toString(),
  ) as object;
  const stale = JSON.stringify({ ...kept, expires_at: 1, refresh_token: "gone" });
  await context.addCookies([{ ...session, value: `base64-${Buffer.from(stale).toString("base64url")}` }]);
}

for (const [how, end] of [
  ["ran out", runOut],
  ["is gone, and only the page's hint is left", (c: BrowserContext) => c.clearCookies({ name: /^sb-/ })],
] as const)
  test(`a session that ${how} leaves what was typed where it is`, async ({ page, context }) => {
    await signIn(page, (await newCustomer("vencida")).email);
    await page.goto("/dashboard/perfil");
    const name = page.getByLabel("Nombre de usuario");
    await name.fill("Escrito antes de salir");
    await end(context);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Tu sesión terminó.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/perfil$/);
    await expect(name).toHaveValue("Escrito antes de salir");
  });

test.describe("a session that ends under an open page", () => {
  // What the page asks by itself meanwhile is refused.
  test.use({ expectedStatus: [401] });

  test("what is done by one click tells of it too, with the way back to this page", async ({
    page,
    context,
  }) => {
    await signIn(page, "superadmin@example.com");
    await page.goto("/admin/hero");
    const toggle = page.getByRole("switch", { name: /^Slide activo/ }).first();
    await expect(toggle).toBeVisible();
    await context.clearCookies();
    await toggle.click();
    await expect(page.getByText("Tu sesión terminó.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Entrar en otra pestaña" })).toHaveAttribute(
      "href",
      "/auth?next=%2Fadmin%2Fhero",
    );
  });

  test("links in sight of somebody signed out ask for nothing elsewhere; a pressed one leads to the sign-in", async ({
    page,
    context,
    request,
  }) => {
    const options = { headers: { rsc: "1", "next-url": "/dashboard" }, maxRedirects: 0 };
    const unseen = await request.get("/admin/pedidos", options);
    expect([unseen.status(), await unseen.text()]).toEqual([200, ""]);
    expect(unseen.headers()["cache-control"]).toBe("no-store");
    expect((await request.get("/admin/pedidos", { maxRedirects: 0 })).status()).toBe(307);
    await signIn(page, "superadmin@example.com");
    await page.goto("/admin/hero");
    await context.clearCookies();
    await page
      .getByRole("link", { name: /^Pedidos/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fpedidos$/);
  });
});

test("the refresh token is out of reach of scripts", async ({ page }) => {
  await signInByForm(page, "cliente2@example.com");
  expect(await page.evaluate(() => document.cookie)).not.toContain("auth-token");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("refresh_token");
});

test("who turns back at Google is told so, wherever Auth writes it down", async ({ page }) => {
  const notice = page.getByText("Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo.");
  await page.goto("/auth?aviso=cancelado");
  await expect(notice).toBeVisible();
  await page.goto("/contacto");
  await page.goto("/auth#error=access_denied&error_description=user");
  await expect(notice).toBeVisible();
});

test("a session that was ended elsewhere leads to the sign-in, and signing in goes on from there", async ({
  page,
}) => {
  const { id, email } = await newCustomer("otra");
  await signIn(page, email);
  await expect(page.getByRole("button", { name: /^Tu cuenta/ })).toBeVisible();
  // What a new password does from another browser; the token of this one is valid for an hour.
  await query("delete from auth.sessions where user_id = $1", [id]);
  await page.goto("/dashboard/pedidos");
  await page.waitForURL((url) => url.pathname === "/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/dashboard/pedidos");
  await expect(page.getByRole("button", { name: /^Tu cuenta/ })).toBeVisible();
});
