import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { conflictIn } from "./support/conflict.ts";
import { pressEnter } from "./support/keyboard.ts";
import { stockProduct } from "./support/products.ts";

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
  await query("delete from public.repair_stories where title like 'Historia de prueba %'");
  await query(
    "delete from public.home_picks where product_id in (select id from public.products where name like 'Vitrina %')",
  );
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
  await expect(conflictIn(editing)).toContainText("La mía.");
  await expect(conflictIn(editing)).toContainText("Cambió Antetítulo: ya está en el formulario.");
  // A third save in between: what this person never touched is still not theirs to write.
  await query("update public.hero_slides set subtitle = 'Lo de una tercera' where title = $1", [title]);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await pressEnter(editing.getByRole("button", { name: "Guardar lo mío" }));
  await answered;
  await expect(conflictIn(editing)).toContainText("La mía.");
  await expect(conflictIn(editing)).toContainText("Cambió Antetítulo: ya está en el formulario.");
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

test("staff choose what opens the home page: search, order and removal show at once", async ({ page }) => {
  const { name } = await stockProduct("Vitrina", 77_000, 3);
  const others = await query<{ product_id: string; display_order: number }>(
    "delete from public.home_picks where product_id is not null and display_order > 6 returning product_id, display_order",
  );
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
  for (const { product_id, display_order } of others)
    await query("insert into public.home_picks (product_id, display_order) values ($1, $2)", [
      product_id,
      String(display_order),
    ]);
});

test("a repair told with its two pictures shows on the home page, also without a script, until it is hidden", async ({
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
  for (const [index, label] of ["Foto de antes", "Foto de después"].entries()) {
    const buffer = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: index ? "#2a7" : "#742" },
    })
      .png()
      .toBuffer();
    await dialog
      .getByRole("group", { name: label })
      .locator('input[type="file"]')
      .setInputFiles({ name: `${index}.png`, mimeType: "image/png", buffer });
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
  await expect(async () => {
    // The first presses may come before the page listens; at the end already, another 'End' changes nothing.
    await slider.press("Home");
    await slider.press("End");
    expect(await slider.evaluate((input) => input.parentElement?.style.getPropertyValue("--cut"))).toBe(
      "100%",
    );
  }).toPass();

  const editing = await press(page, `Editar: ${title}`, "Editar historia");
  await editing.getByLabel("Mostrar en la portada").uncheck();
  await pressEnter(editing.getByRole("button", { name: "Guardar cambios" }));
  await expect(toast(page, "Historia actualizada")).toBeVisible();
  await visitor.reload();
  await expect(slider).toHaveCount(0);
});
