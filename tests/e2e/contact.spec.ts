import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, newestMail, siteLink, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";

const NUMBER = /PQR-\d{4}-\d{6,}/;

/** Words that only this message has, so that lists can be narrowed to it. */
const unique = (name: string) => `${name}${Date.now().toString(36)}`;

const form = (page: Page) => page.getByRole("region", { name: "Escríbenos" });
const sent = (page: Page) => page.getByRole("heading", { name: "Recibimos tu mensaje" });

/** Opens the page and waits until its form listens: focus makes it note when it was opened. */
async function openForm(page: Page) {
  let hasNoted = false;
  page.on("request", (request) => {
    hasNoted ||= request.url().endsWith("/api/contacto");
  });
  await page.goto("/contacto");
  await expect(async () => {
    await page.getByLabel("Nombre*").blur();
    await page.getByLabel("Nombre*").focus();
    expect(hasNoted).toBe(true);
  }).toPass();
}

/** Presses until the message is in: the guard refuses whoever is faster than a person. */
async function send(page: Page) {
  await expect(async () => {
    if (!(await sent(page).isVisible()))
      await page.getByRole("button", { name: "Enviar mensaje" }).press("Enter", { timeout: 1000 });
    await expect(sent(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function fill(page: Page, name: string, text: string) {
  await page.getByLabel("Nombre*").fill(name);
  await page.getByLabel("Teléfono*").fill("+57 310 555 0123");
  await page.getByLabel("Mensaje*").fill(text);
  await page.getByLabel(/Autorizo el tratamiento/).check();
}

/** The chats of WhatsApp that the page opens; nothing leaves the machine. */
async function chatsOf(context: BrowserContext): Promise<string[]> {
  const chats: string[] = [];
  await context.route("https://wa.me/**", (route) => {
    chats.push(decodeURIComponent(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: "chat" });
  });
  return chats;
}

test("a visitor writes by keyboard; the team sees it arrive, answers, and the visitor reads it", async ({
  page,
  browser,
}) => {
  const keyword = unique("mando");
  const team = await browser.newContext();
  const chats = await chatsOf(team);
  const staffPage = await team.newPage();
  await enter(staffPage, "employee@example.com");
  await staffPage.goto(`/admin/mensajes?q=${keyword}`);
  await expect(staffPage.getByText("No hay mensajes")).toBeVisible();

  await openForm(page);
  const button = page.getByRole("button", { name: "Enviar mensaje" });
  await pressEnter(button);
  await expect(form(page).getByText("Escribe tu nombre.")).toBeVisible();
  await expect(page.getByLabel("Nombre*")).toBeFocused();
  await expect(form(page).getByText("Autoriza el tratamiento de tus datos")).toBeVisible();
  for (const text of ["Ana Prueba", "310 555 0123", "no es un correo"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // The second service of the list, then the fourth kind.
  for (const steps of [2, 3]) {
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(`El ${keyword} sigue igual`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await pressEnter(button);
  await expect(form(page).getByText("Escribe un correo válido")).toBeVisible();
  await expect(page.getByLabel("Mensaje*")).toHaveValue(`El ${keyword} sigue igual`);
  await page.getByLabel("Email").fill("");
  await send(page);
  await expect(sent(page)).toBeFocused();
  const number = NUMBER.exec(await form(page).innerText())?.[0] ?? "";
  const chat = await page.getByRole("link", { name: "Seguir por WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toContain(`${number}:\n\nEl ${keyword} sigue igual`);
  const [proof] = await query(
    "select kind, service, consent_version <> '' as has_version, consent_ip <> '' as has_ip from public.contact_messages where number = $1",
    [number],
  );
  expect(proof).toEqual({ kind: "reclamo", service: "control", has_version: true, has_ip: true });

  const row = staffPage.getByRole("link", { name: new RegExp(number) });
  await expect(row).toContainText("Sin leer");
  await pressEnter(row);
  const refused = staffPage.getByText("Una petición, queja o reclamo se responde antes de cerrarse.").first();
  await expect(async () => {
    if (!(await refused.isVisible()))
      await staffPage
        .getByRole("combobox", { name: "Estado", exact: true })
        .selectOption("Cerrado", { timeout: 1000 });
    await expect(refused).toBeVisible({ timeout: 3000 });
  }).toPass();
  await pressEnter(staffPage.getByRole("button", { name: "Asignarme" }));
  await expect(staffPage.getByRole("combobox", { name: "Asignado a" }).locator("option:checked")).toHaveText(
    "Sara Mostrador",
  );
  await staffPage.getByRole("radio", { name: "Nota interna" }).press("Space");
  await staffPage.getByRole("textbox", { name: "Nota interna" }).fill("Ojo con este caso");
  await pressEnter(staffPage.getByRole("button", { name: "Guardar nota" }));
  const talk = staffPage.getByRole("list", { name: "Conversación" });
  await expect(talk.getByText("Ojo con este caso")).toBeVisible();
  await staffPage.getByRole("radio", { name: "WhatsApp" }).press("Space");
  await pressEnter(staffPage.getByRole("button", { name: "Recibimos tu caso" }));
  const opened = team.waitForEvent("page");
  await pressEnter(staffPage.getByRole("link", { name: "Abrir WhatsApp" }));
  await (await opened).close();
  // An opened chat is no answer yet.
  await expect(
    staffPage.getByRole("combobox", { name: "Estado", exact: true }).locator("option:checked"),
  ).not.toHaveText("Respondido");
  await pressEnter(staffPage.getByRole("button", { name: "Ya la envié por WhatsApp: registrar" }));
  await expect(talk.getByText(/Hola, Ana\. .*Lamentamos lo que pasó/)).toBeVisible();
  await expect(
    staffPage.getByRole("combobox", { name: "Estado", exact: true }).locator("option:checked"),
  ).toHaveText("Respondido");
  await expect.poll(() => chats.join()).toContain(`https://wa.me/573105550123?text=Hola, Ana.`);
  await expect(staffPage.getByText("Respondido a tiempo")).toBeVisible();

  await pressEnter(page.getByRole("link", { name: "Ver el estado" }));
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  await expect(page.getByText("Lamentamos lo que pasó")).toBeVisible();
  await expect(page.getByText("Ojo con este caso")).toHaveCount(0);
  await team.close();
});

test("what fills in the hidden field is put aside", async ({ page, browser }) => {
  const keyword = unique("ofertas");
  await openForm(page);
  await fill(page, "Robot Vendedor", `Compre ${keyword} ya mismo`);
  await page.locator("#sitio").evaluate((field: HTMLInputElement) => {
    field.value = "https://ofertas.example";
  });
  await send(page);
  const staffPage = await (await browser.newContext()).newPage();
  await enter(staffPage, "manager@example.com");
  await staffPage.goto(`/admin/mensajes?q=${keyword}`);
  await expect(staffPage.getByText("No hay mensajes")).toBeVisible();
  await staffPage.goto(`/admin/mensajes?q=${keyword}&estado=spam`);
  await staffPage.getByRole("link", { name: /Robot Vendedor/ }).click();
  await clickUntil(
    staffPage.getByRole("button", { name: "No es spam" }),
    staffPage.getByRole("button", { name: "Es spam", exact: true }),
  );
  await staffPage.goto("/admin/mensajes/suscriptores");
  await expect(staffPage.getByRole("link", { name: "Exportar confirmados" })).toHaveCount(0);
  expect((await staffPage.request.get("/api/newsletter")).status()).toBe(403);
  await staffPage.context().close();
});

test("admins take the confirmed addresses out; a person leaves the list when they ask", async ({ page }) => {
  const [confirmed, pending] = [`${unique("si")}@example.com`, `${unique("no")}@example.com`];
  await query(
    "insert into public.newsletter_subscribers (email, state, consent_version, confirmed_at) values ($1, 'confirmado', 'v', now()), ($2, 'pendiente', 'v', null)",
    [confirmed, pending],
  );
  await enter(page, "admin@example.com");
  await page.goto(`/admin/mensajes/suscriptores?q=${confirmed}`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exportar confirmados" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(confirmed);
  expect(csv).not.toContain(pending);
  await clickUntil(page.getByRole("button", { name: `Dar de baja ${confirmed}` }), page.getByRole("dialog"));
  await pressEnter(page.getByRole("dialog").getByRole("button", { name: "Dar de baja" }));
  await expect(page.getByText("Dado de baja", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Dar de baja ${confirmed}` })).toHaveCount(0);
});

test.describe("360 px", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the form, what follows it and its page are accessible; a wrong link is a 404", async ({ page }) => {
    await openForm(page);
    await expectAccessible(page, 360);
    const email = freshEmail("copia");
    await fill(page, "Una persona con un nombre larguísimo de verdad", unique("palabra".repeat(30)));
    await page.getByLabel("Email").fill(email);
    await send(page);
    await expect(form(page).getByText(email)).toBeVisible();
    await expectAccessible(page, 360);
    await page.goto(siteLink(await newestMail(email, NUMBER)));
    await expect(page.getByRole("heading", { name: NUMBER })).toBeVisible();
    await expectAccessible(page, 360);
    const lost = await page.request.get(`/pqr/${"0".repeat(48)}`);
    expect(lost.status()).toBe(404);
    expect(await lost.text()).toContain("No encontramos ese mensaje");
  });
});
