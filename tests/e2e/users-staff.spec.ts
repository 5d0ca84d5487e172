import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { holdScripts } from "./support/hold.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openLive } from "./support/live.ts";
import { newCustomer } from "./support/people.ts";

const LIST = "/dashboard/usuarios";
const searchBox = (page: Page) => page.getByRole("searchbox", { name: /Buscar por nombre de usuario/ });

async function namedCustomer(name: string) {
  const person = await newCustomer("usuarios");
  await query("update public.profiles set username = $1 where id = $2", [name, person.id]);
  return person;
}

test("by keyboard: a person is found, opened, and gets a service order", { tag: "@main" }, async ({
  page,
}) => {
  const name = `Ñandú ${Date.now().toString(36)}`;
  const person = await namedCustomer(name);
  await enter(page, "employee@example.com");
  await page.goto(LIST);
  await searchBox(page).focus();
  await page.keyboard.type(name.toLowerCase().replace("ñ", "n"));
  await page.keyboard.press("Enter");
  const row = page.getByRole("link", { name: `${name} ${person.email}` });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await row.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${LIST}/${person.id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("No hay órdenes para este usuario")).toBeVisible();

  const create = page.getByRole("button", { name: "Crear orden" });
  await page.getByLabel("Descripción").focus();
  await page.keyboard.type("   ");
  await expect(create).toBeDisabled();
  await page.keyboard.type("No lee discos");
  await expect(create).toBeEnabled();
  await create.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Orden creada", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Órdenes de servicio" })).toContainText("No lee discos");

  // Staff without the permission see the role, and no control to change it.
  await expect(page.getByRole("button", { name: "Cambiar rol" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Autorizaciones" })).toHaveCount(0);
});

test("a filter chosen before the page's scripts run counts once they do", async ({ page }) => {
  await enter(page, "employee@example.com");
  const release = await holdScripts(page);
  await page.goto(LIST, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Rol" }).selectOption("Cliente");
  release();
  await page.waitForURL(/rol=cliente/);
});

test("the list filters, says when it is empty, and follows a change live", async ({ page }) => {
  const name = `Vivo ${Date.now().toString(36)}`;
  const person = await namedCustomer(name);
  await enter(page, "manager@example.com");
  await openLive(page, `${LIST}?q=${encodeURIComponent(person.email.toUpperCase())}`, "profiles");
  await expect(page.getByRole("cell", { name: /Vivo/ })).toBeVisible();
  await query("update public.profiles set role = 'employee' where id = $1", [person.id]);
  await expect(page.getByRole("cell", { name: "Empleado" })).toBeVisible();
  await page.getByLabel("Rol").selectOption("Cliente");
  await expect(page.getByText("No se encontraron usuarios")).toBeVisible();
  await query("update auth.users set email = null where id = $1", [person.id]);
  await query("update public.profiles set username = null where id = $1", [person.id]);
  await page.goto(`${LIST}?q=usuario-${person.id.slice(-6)}`);
  await expect(page.getByText(`usuario-${person.id.slice(-6)}@sin-correo`)).toBeVisible();
});

test("an admin changes a role after confirming, and the log says so", { tag: "@main" }, async ({ page }) => {
  const name = `Ascenso ${Date.now().toString(36)}`;
  const person = await namedCustomer(name);
  await enter(page, "admin@example.com");
  await page.goto(`${LIST}/${person.id}`);
  const role = page.getByLabel("Rol", { exact: true });
  await expect(role.getByRole("option")).toHaveText(["Cliente", "Empleado", "Manager"]);
  await role.selectOption("Manager");
  await page.getByRole("button", { name: "Cambiar rol" }).click();
  const dialog = page.getByRole("dialog", { name: `¿Cambiar el rol de ${name}?` });
  await expect(dialog).toContainText("Pasa de Cliente a Manager.");
  await pressEnter(dialog.getByRole("button", { name: "Cambiar rol" }));
  await expect(page.getByText("Rol actualizado")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Cambios de su cuenta" }).click();
  const entry = page.getByRole("list", { name: "Registros" }).getByRole("listitem").first();
  await expect(entry).toContainText(`cambió el rol de la cuenta «${name}»`);
  await expect(entry).toContainText("Cliente");
  await expect(entry).toContainText("Manager");

  const [boss] = await query<{ id: string }>(
    "select id from auth.users where email = 'superadmin@example.com'",
  );
  await page.goto(`${LIST}/${boss?.id}`);
  await expect(page.getByText("Solo el superadmin puede cambiar el rol de esta cuenta.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cambiar rol" })).toHaveCount(0);

  await page.goto("/admin/auditoria");
  await page.getByLabel("Qué cosa").selectOption("Usuarios y roles");
  await page.getByLabel("Desde").fill("2001-01-01");
  await page.getByLabel("Hasta").fill("2001-01-02");
  await pressEnter(page.getByRole("button", { name: "Filtrar" }));
  await expect(page.getByText("No hay registros")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
});
