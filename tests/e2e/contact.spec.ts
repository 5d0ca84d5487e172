import { type BrowserContext, expect, type Page } from "@playwright/test";
import { enter, test } from "../support/fixtures.ts";
import { pressEnter } from "./support/keyboard.ts";

const NUMBER = /PQR-\d{4}-\d{6,}/;

/** A keyword of this message only, to filter lists by it. */
const unique = (name: string) => `${name}${Date.now().toString(36)}`;

const form = (page: Page) => page.getByRole("region", { name: "Escríbenos" });

/** The chats of WhatsApp that the page opens; nothing is opened outside. */
async function chatsOf(context: BrowserContext): Promise<string[]> {
  const chats: string[] = [];
  await context.route("https://wa.me/**", (route) => {
    chats.push(decodeURIComponent(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: "chat" });
  });
  return chats;
}

test("a visitor writes by keyboard; staff see it arrive, answer, and the visitor reads it", {
  tag: "@main",
}, async ({ page, browser }) => {
  const keyword = unique("mando");
  // Its timer starts with the first field.
  await page.goto("/contacto");
  await page.getByLabel("Nombre*").focus();
  const team = await browser.newContext();
  const chats = await chatsOf(team);
  const staffPage = await team.newPage();
  await enter(staffPage, "employee@example.com");
  await staffPage.goto(`/admin/mensajes?q=${keyword}`);
  await expect(staffPage.getByText("No hay mensajes")).toBeVisible();

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
  // At human speed: the form itself waits until it is open long enough.
  await pressEnter(button);
  await expect(page.getByRole("heading", { name: "Recibimos tu mensaje" })).toBeFocused();
  const number = NUMBER.exec(await form(page).innerText())?.[0] ?? "";
  const chat = await page.getByRole("link", { name: "Seguir por WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toContain(`${number}:\n\nEl ${keyword} sigue igual`);

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
