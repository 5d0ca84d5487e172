import { type BrowserContext, expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import {
  DEMO_PASSWORD,
  enter,
  freshEmail,
  leave,
  newestMail,
  signInByForm,
  siteLink,
  test,
} from "../support/fixtures.ts";
import { holdScripts } from "./support/hold.ts";
import { newCustomer } from "./support/people.ts";

async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await submitOf(page).click();
}

const submitOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" });

const MAIN = { tag: "@main" };

test("register, confirm by mail, sign in, sign out, recover the password", MAIN, async ({ page }) => {
  const email = freshEmail("nueva");
  await page.goto("/auth");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Crear cuenta|Regístrate/i })
    .click();
  await page.getByLabel("Nombre de usuario (opcional)").fill("Vale Nueva");
  await page.getByLabel("Correo electrónico").fill(email);
  const password = page.getByLabel("Contraseña", { exact: true });
  await password.fill("password");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();
  const create = page.getByRole("main").getByRole("button", { name: "Crear Cuenta", exact: true });
  await create.click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/está entre las 10\.000 más usadas/)).toBeVisible();
  await password.fill("Salto-Doble-77");
  await create.click();
  await expect(page.getByText("¡Cuenta creada!")).toBeVisible();
  await expect(page.getByText("Revisa tu email para confirmar tu cuenta.")).toBeVisible();
  // The toast disappears, this stays.
  await expect(page.getByRole("heading", { level: 1, name: "Revisa tu correo" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(`Te enviamos un correo a ${email}`)).toBeVisible();
  await expect(main.getByText(/spam/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Reenviar correo de confirmación" })).toBeVisible();

  await page.goto("/auth");
  await fillSignIn(page, email, "Salto-Doble-77");
  await expect(page.getByRole("button", { name: /Reenviar/ })).toBeVisible();

  await page.goto(siteLink(await newestMail(email, /confirma/i)));
  await page.getByRole("button", { name: "Confirmar mi correo" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByText("Tu correo quedó confirmado y ya iniciaste sesión.")).toBeVisible();
  await page.getByRole("button", { name: "Tu cuenta: Vale Nueva" }).click();
  await expect(page.getByRole("menu")).toContainText(email);
  await page.getByRole("menuitem", { name: "Cerrar Sesión" }).click();
  await expect(page.getByText("Sesión cerrada")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).first()).toBeVisible();

  await page.goto("/auth");
  await page.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
  await page.getByLabel("Correo electrónico").fill(email);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Enviar/ })
    .click();
  await expect(page.getByText("¡Email enviado!")).toBeVisible();
  await page.goto(siteLink(await newestMail(email, /contraseña/i)));
  await page.getByRole("button", { name: "Elegir contraseña nueva" }).click();
  await page.getByLabel("Nueva contraseña", { exact: true }).fill("Otra-Partida-88");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Guardar|Cambiar/ })
    .click();
  await page.waitForURL("**/dashboard");

  await leave(page);
  await signInByForm(page, email, "Otra-Partida-88");
});

test(
  "a page asked for while signed out: a wrong password is reported, what was typed stays, and signing in leads there",
  MAIN,
  async ({ page }) => {
    const { email } = await newCustomer("pronto");
    // Pressed before the page's scripts run, the form is sent once they do.
    const release = await holdScripts(page);
    await page.goto("/dashboard/perfil", { waitUntil: "commit" });
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Fperfil$/);
    await fillSignIn(page, email, "no-es-esta-9");
    await submitOf(page).click();
    await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
    release();
    await expect(
      page.getByText("El correo o la contraseña no coinciden. Revísalos e intenta de nuevo."),
    ).toBeVisible();
    await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
    await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
    await submitOf(page).click();
    await page.waitForURL("**/dashboard/perfil");
  },
);

test("cancelling at Google is reported; confirming returns signed in", MAIN, async ({ page }) => {
  // Auth writes it into the fragment, which no server sees.
  await page.goto("/auth#error=access_denied&error_description=user");
  await expect(
    page.getByText("Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo."),
  ).toBeVisible();
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: /valentina\.rios@example\.com/ }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Valentina");
});

test("a customer is redirected from the staff's pages, with one notice", async ({ page }) => {
  await enter(page, "cliente@example.com");
  const notice = page.getByText("Tu cuenta no puede abrir esa página, así que te trajimos aquí.");
  await page.goto("/dashboard/usuarios");
  await page.waitForURL((url) => url.pathname === "/");
  await expect(notice).toBeVisible();
  await page.goto("/contacto");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test(
  "a session that ends while a user writes: reported, nothing is lost, and the work continues after signing in again",
  MAIN,
  async ({ page, context }) => {
    const { email } = await newCustomer("sesion");
    await enter(page, email);
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
    await fillSignIn(other, email);
    await other.waitForURL((url) => url.pathname === "/dashboard/perfil");
    await other.close();
    await expect(name).toHaveValue("Escrito antes de salir");
    await save.click();
    await expect(page.getByText("Tu sesión terminó.")).toBeHidden();
    await page.reload();
    await expect(name).toHaveValue("Escrito antes de salir");
  },
);

/** The state after the session was ended elsewhere and its token expired: the cookie is still there. */
async function runOut(context: BrowserContext): Promise<void> {
  const session = (await context.cookies()).find(({ name }) => name.startsWith("sb-"));
  if (!session) throw new Error("Nobody is signed in.");
  const kept = JSON.parse(
    Buffer.from(session.value.replace(/^base64-/, ""), "base64url").toString(),
  ) as object;
  const stale = JSON.stringify({ ...kept, expires_at: 1, refresh_token: "gone" });
  await context.addCookies([{ ...session, value: `base64-${Buffer.from(stale).toString("base64url")}` }]);
}

test("an expired session, or one with only the hint cookie left, keeps what was typed", async ({
  page,
  context,
}) => {
  await enter(page, (await newCustomer("vencida")).email);
  const session = await context.cookies();
  await page.goto("/dashboard/perfil");
  const name = page.getByLabel("Nombre de usuario");
  const save = page.getByRole("button", { name: "Guardar cambios" });
  await name.fill("Escrito antes de salir");
  for (const end of [runOut, () => context.clearCookies({ name: /^sb-/ })]) {
    await end(context);
    await save.click();
    await expect(page.getByText("Tu sesión terminó.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/perfil$/);
    await expect(name).toHaveValue("Escrito antes de salir");
    await context.addCookies(session);
    await save.click();
    await expect(page.getByText("Tu sesión terminó.")).toBeHidden();
  }
});

test.describe("a session that ends while a page is open", () => {
  // Background requests of the page are refused meanwhile.
  test.use({ expectedStatus: [401] });

  test("an action by one click reports it too, with the way back to this page", async ({ page, context }) => {
    await enter(page, "superadmin@example.com");
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

  test("a link leads to the sign-in, which returns to its page", async ({ page, context }) => {
    await enter(page, "superadmin@example.com");
    await page.goto("/admin/hero");
    await context.clearCookies();
    await page
      .getByRole("link", { name: /^Pedidos/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fpedidos$/);
  });
});

test("a session that was ended elsewhere leads to the sign-in, and signing in continues from there", async ({
  page,
}) => {
  const { id, email } = await newCustomer("otra");
  await enter(page, email);
  // As a new password from another browser does; the token of this one is valid for an hour.
  await query("delete from auth.sessions where user_id = $1", [id]);
  await page.goto("/dashboard/pedidos");
  await page.waitForURL((url) => url.pathname === "/auth");
  await fillSignIn(page, email);
  await page.waitForURL("**/dashboard/pedidos");
  await expect(page.getByRole("button", { name: /^Tu cuenta/ })).toBeVisible();
});
