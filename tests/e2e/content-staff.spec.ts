import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { pressEnter } from "./support/keyboard.ts";

test.setTimeout(120_000);

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const at = async (title: string) => {
  const [row] = await query<{ place: number; is_active: boolean; button_url: string }>(
    "select display_order as place, is_active, button_url from public.hero_slides where title = $1",
    [title],
  );
  return row;
};

async function press(page: Page, name: string, shows: string) {
  const dialog = page.getByRole("dialog", { name: shows });
  // A page that has just loaded may not listen yet.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("button", { name, exact: true }).press("Enter");
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  return dialog;
}

test.afterAll(async () => {
  await query("delete from public.hero_slides where title like 'Slide de prueba %'");
});

test("a slide is written, looked at, moved and switched by keyboard; only the superadmin deletes it", async ({
  page,
  browser,
}) => {
  const title = `Slide de prueba ${Date.now().toString(36)}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/hero");
  const dialog = await press(page, "Nuevo slide", "Nuevo slide");
  await pressEnter(dialog.getByLabel("Título", { exact: true }));
  await expect(dialog.getByText("La URL de la imagen es requerida")).toBeVisible();
  await expect(dialog.getByText("Escribe el título.")).toBeVisible();
  await expect(dialog.getByLabel("Título", { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  for (const [label, text] of [
    ["Antetítulo", "Solo para mirar"],
    ["Descripción", "Una descripción corta."],
    ["Texto del botón", "Ver la tienda"],
    ["Enlace del botón", "javascript:alert(1)"],
    ["Orden", "99"],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  const picture = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: "#234" } })
    .png()
    .toBuffer();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "fondo.png", mimeType: "image/png", buffer: picture });
  await expect(dialog.getByAltText("Vista previa: Imagen")).toBeVisible();
  await dialog.getByLabel("Mostrar en la portada").uncheck();
  await pressEnter(dialog.getByRole("button", { name: "Crear slide" }));
  await expect(dialog.getByText(/^Escribe una página de la tienda/)).toBeVisible();
  await dialog.getByLabel("Enlace del botón").fill("/tienda");

  await dialog.getByRole("tab", { name: "Editar" }).press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: title, includeHidden: true })).toBeVisible();
  await expect(dialog.getByText("La imagen se oscurece sola")).toBeVisible();
  await expect(dialog.getByRole("tabpanel", { name: "Vista previa" }).locator("img")).toBeVisible();
  await pressEnter(dialog.getByRole("button", { name: "Crear slide" }));
  await expect(toast(page, "Slide creado exitosamente")).toBeVisible();
  await expect(card(page, title).getByText("No se muestra")).toBeVisible();
  const created = await at(title);
  expect(created).toMatchObject({ is_active: false, button_url: "/tienda" });

  await pressEnter(page.getByRole("button", { name: `Subir: ${title}` }));
  await expect(toast(page, "Orden actualizado")).toBeVisible();
  await expect(card(page, title).getByRole("status")).toContainText(
    `quedó en el lugar ${created!.place - 1}`,
  );
  await expect(page.getByRole("button", { name: `Subir: ${title}` })).toBeFocused();
  expect((await at(title))?.place).toBe(created!.place - 1);
  await expect(
    page
      .getByRole("list", { name: "Slides del hero" })
      .getByRole("button", { name: /^Subir/ })
      .first(),
  ).toBeDisabled();

  const active = page.getByRole("switch", { name: `Slide activo: ${title}` });
  await active.press("Space");
  await expect(toast(page, "Slide activado")).toBeVisible();
  await active.press("Space");
  await expect(toast(page, "Slide desactivado")).toBeVisible();
  await expect(page.getByRole("button", { name: `Eliminar: ${title}` })).toHaveCount(0);

  // Two people at once: the second is told.
  const editing = await press(page, `Editar: ${title}`, "Editar slide");
  await query("update public.hero_slides set subtitle = 'Lo de otra persona' where title = $1", [title]);
  await editing.getByLabel("Descripción").fill("La mía.");
  await pressEnter(editing.getByRole("button", { name: "Guardar cambios" }));
  await expect(editing.getByRole("row", { name: /Descripción/ })).toContainText("La mía.");
  await expect(editing.getByRole("row", { name: /Antetítulo/ })).toHaveCount(0);
  // A third save in between: what this person never touched is still not theirs to write.
  await query("update public.hero_slides set subtitle = 'Lo de una tercera' where title = $1", [title]);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await pressEnter(editing.getByRole("button", { name: "Guardar lo mío" }));
  await answered;
  await expect(editing.getByRole("row", { name: /Descripción/ })).toContainText("La mía.");
  await expect(editing.getByRole("row", { name: /Antetítulo/ })).toHaveCount(0);
  await pressEnter(editing.getByRole("button", { name: "Guardar lo mío" }));
  await expect(toast(page, "Slide actualizado")).toBeVisible();
  expect(
    await query("select subtitle, description from public.hero_slides where title = $1", [title]),
  ).toEqual([{ subtitle: "Lo de una tercera", description: "La mía." }]);

  const boss = await (await browser.newContext()).newPage();
  await enter(boss, "superadmin@example.com");
  await boss.goto("/admin/hero");
  const asking = await press(boss, `Eliminar: ${title}`, "¿Eliminar slide?");
  await pressEnter(asking.getByRole("button", { name: "Eliminar" }));
  await expect(toast(boss, "Slide eliminado")).toBeVisible();
  expect(await at(title)).toBeUndefined();
  await boss.context().close();
});
