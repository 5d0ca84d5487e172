import { expect, type Page } from "@playwright/test";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { pressEnter } from "./support/keyboard.ts";
import { somePhoto } from "./support/photos.ts";
import { stockProduct } from "./support/products.ts";

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
  const button = page.getByRole("button", { name, exact: true });
  await hydrated(button);
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: shows });
  await expect(dialog).toBeVisible();
  return dialog;
}

let picks: Record<string, unknown>[] = [];
test.beforeEach(async () => {
  picks = await query("select * from public.home_picks");
});
test.afterEach(async () => {
  await query("delete from public.hero_slides where title like 'Slide de prueba %'");
  await query("delete from public.repair_stories where title like 'Historia de prueba %'");
  await query("delete from public.home_picks");
  await db.sql`insert into public.home_picks ${db.sql(picks)}`;
});

test("a slide is written, previewed, moved and switched by keyboard; only the superadmin deletes it", {
  tag: "@main",
}, async ({ page }) => {
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
  await dialog.locator('input[type="file"]').setInputFiles(await somePhoto("fondo.jpg"));
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

  await pressEnter(page.getByRole("button", { name: `Subir: ${title}` }));
  await expect(toast(page, "Orden actualizado")).toBeVisible();
  await expect(card(page, title).getByRole("status")).toContainText(
    `quedó en el lugar ${created!.place - 1}`,
  );
  await expect(page.getByRole("button", { name: `Subir: ${title}` })).toBeFocused();
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

  await enter(page, "superadmin@example.com");
  await page.goto("/admin/hero");
  const asking = await press(page, `Eliminar: ${title}`, "¿Eliminar slide?");
  await pressEnter(asking.getByRole("button", { name: "Eliminar" }));
  await expect(toast(page, "Slide eliminado")).toBeVisible();
});

test("staff choose the items of the home page: search, order and removal show at once", async ({ page }) => {
  const { name } = await stockProduct("Vitrina", 77_000, 3);
  await query("delete from public.home_picks where product_id is not null and display_order > 6");
  await enter(page, "employee@example.com");
  await page.goto("/admin/hero/elegidos");
  const chosen = page.getByRole("list", { name: "Productos" });
  const rows = chosen.getByRole("listitem");
  await expect(rows).toHaveCount(6);
  await page.getByLabel("Agregar un producto").fill(name);
  await page.getByRole("button", { name }).or(page.getByRole("option", { name })).first().click();
  await expect(toast(page, `«${name}» está en la portada`)).toBeVisible();
  await expect(rows).toHaveCount(7);
  for (const place of [6, 5, 4, 3, 2, 1]) {
    await chosen.getByRole("button", { name: `Subir: ${name}` }).press("Enter");
    await expect(rows.nth(place - 1)).toContainText(name);
  }
  const visitor = await page.context().newPage();
  const shown = visitor.getByRole("list", { name: "Elegidos por el taller" }).getByRole("listitem");
  await visitor.goto("/");
  await expect(shown.first().getByRole("heading", { name })).toBeVisible();
  await expect(shown).toHaveCount(7);

  await chosen.getByRole("button", { name: `Quitar: ${name}` }).press("Enter");
  await expect(toast(page, `«${name}» ya no está en la portada`)).toBeVisible();
  await visitor.reload();
  await expect(shown).toHaveCount(6);
});

test("a repair story with its two pictures shows on the home page, also without a script, until it is hidden", async ({
  page,
  browser,
}) => {
  const title = `Historia de prueba ${Date.now().toString(36)}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/hero/historias");
  const dialog = await press(page, "Nueva historia", "Nueva historia");
  await pressEnter(dialog.getByLabel("Título"));
  await expect(dialog.getByText("Escribe el título.")).toBeVisible();
  await expect(dialog.getByText("Falta la foto de antes.")).toBeVisible();
  for (const [label, text] of [
    ["Título", title],
    ["Equipo", "Xbox One S"],
    ["Qué tenía", "No prendía."],
    ["Qué hicimos", "Fuente nueva."],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  for (const label of ["Foto de antes", "Foto de después"]) {
    await dialog
      .getByRole("group", { name: label })
      .locator('input[type="file"]')
      .setInputFiles(await somePhoto());
    await expect(dialog.getByAltText(`Vista previa: ${label}`)).toBeVisible();
  }
  await pressEnter(dialog.getByRole("button", { name: "Crear historia" }));
  await expect(toast(page, "Historia creada")).toBeVisible();
  await expect(page.getByRole("button", { name: `Eliminar: ${title}` })).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto("/");
  const story = reader.getByRole("listitem").filter({ hasText: title });
  await expect(story.getByText("No prendía.")).toBeVisible();
  await expect(story.locator("img")).toHaveCount(2);
  await context.close();

  const visitor = await page.context().newPage();
  await visitor.goto("/");
  const slider = visitor.getByRole("slider", { name: `Comparar antes y después: ${title}` });
  await hydrated(slider);
  await slider.press("End");
  await expect
    .poll(() => slider.evaluate((input) => input.parentElement?.style.getPropertyValue("--cut")))
    .toBe("100%");

  const editing = await press(page, `Editar: ${title}`, "Editar historia");
  await editing.getByLabel("Mostrar en la portada").uncheck();
  await pressEnter(editing.getByRole("button", { name: "Guardar cambios" }));
  await expect(toast(page, "Historia actualizada")).toBeVisible();
  await visitor.reload();
  await expect(slider).toHaveCount(0);
});
