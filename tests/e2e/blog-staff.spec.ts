import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, signIn, test } from "../support/fixtures.ts";
import { conflictIn } from "./support/conflict.ts";
import { pressEnter } from "./support/keyboard.ts";
import { stays } from "./support/questions.ts";

test.setTimeout(120_000);

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const body = (page: Page) => page.getByLabel("Texto", { exact: true });
const newTitle = () => `Artículo a mano ${Date.now().toString(36)}`;

const TEXT = `## Qué revisar

Antes de traerla, mira los [servicios](/servicios).

| Señal | Qué hacer |
| --- | --- |
| Sin imagen | Prueba a 480p |`;

type Stored = { id: string; slug: string; title: string; state: string };

async function newDraft(title = newTitle()): Promise<Stored> {
  const slug = title.toLowerCase().replace("í", "i").replaceAll(" ", "-");
  const [row] = await query<Stored>(
    "insert into public.posts (slug, title, category, excerpt, body) values ($1, $2, 'noticias', 'Un resumen.', 'Un texto.') returning id, slug, title, state",
    [slug, title],
  );
  if (!row) throw new Error("The draft was not stored.");
  return row;
}

/** Opens an editor and waits until it listens: a click on a tab before that would go unheard. */
async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/blog/${id}`);
  await expect(async () => {
    await page.getByRole("tab", { name: "Vista previa" }).click();
    await expect(page.getByRole("tabpanel", { name: "Vista previa" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole("tab", { name: "Editar" }).click();
}

/** What a visitor's browser is answered; a page that was just written may take a moment. */
async function expectAnswer(page: Page, path: string, status: number) {
  await expect(async () => {
    expect((await page.goto(path))?.status()).toBe(status);
  }).toPass();
}

test.afterAll(async () => {
  await query("delete from public.posts where title like 'Artículo a mano %'");
});

test("an employee writes a post with a table, looks at it and publishes it; only the superadmin deletes it", async ({
  page,
  browser,
}) => {
  const title = newTitle();
  await enter(page, "employee@example.com");
  await page.goto("/admin/blog");
  await expect(page.getByText("Escribe, programa y publica artículos.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Eliminar/ })).toHaveCount(0);

  const dialog = page.getByRole("dialog", { name: "Nuevo artículo" });
  await expect(async () => {
    if (!(await dialog.isVisible())) await button(page, "Nuevo artículo").press("Enter");
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await pressEnter(dialog.getByLabel("Título *"));
  await expect(dialog.getByText("Escribe el título.")).toBeVisible();
  await expect(dialog.getByLabel("Título *")).toBeFocused();
  await page.keyboard.type(title);
  await dialog.getByLabel("Categoría").selectOption("Tutoriales");
  await pressEnter(dialog.getByLabel("Título *"));
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  const slug = await page.getByLabel("Dirección *").inputValue();
  expect(slug).toMatch(/^articulo-a-mano-/);

  // Nothing is published before it is whole, and what is missing is pointed at.
  await button(page, "Publicar").click();
  await expect(page.getByText("Escribe el resumen antes de publicar.")).toBeVisible();
  await expect(page.getByLabel("Resumen", { exact: true })).toBeFocused();
  await page.keyboard.type("Qué mirar cuando la consola no da imagen.");
  await body(page).fill(TEXT);
  await expect(page.getByText(/^\d+ palabras, 1 min de lectura$/)).toBeVisible();
  await expect(page.getByText(/Tiene 41 caracteres: escribe entre 110 y 155\./)).toBeVisible();
  await page.getByRole("tab", { name: "Vista previa" }).click();
  const preview = page.getByRole("tabpanel", { name: "Vista previa" });
  await expect(preview.getByRole("heading", { level: 2, name: "Qué revisar" })).toBeVisible();
  await expect(preview.getByRole("cell", { name: "Prueba a 480p" })).toBeVisible();
  await expectAccessible(page, 1280);

  await button(page, "Guardar borrador").click();
  await expect(toast(page, "Artículo guardado")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expectAnswer(visitor, `/blog/${slug}`, 404);
  await button(page, "Publicar").click();
  await expect(toast(page, "Artículo publicado")).toBeVisible();
  await expect(page.getByText(/^Reemplaza a «|^Ahora no hay ninguno destacado/)).toBeVisible();
  await expectAnswer(visitor, `/blog/${slug}`, 200);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole("cell", { name: "Prueba a 480p" })).toBeVisible();
  await expect(async () => {
    await visitor.goto("/blog");
    await expect(visitor.getByRole("link", { name: title }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

  // A new title leaves the address; a new address leaves the old one working.
  await page.getByLabel("Título *").fill(`${title} corregido`);
  await expect(page.getByLabel("Dirección *")).toHaveValue(slug);
  await page.getByLabel("Dirección *").fill(`${slug}-corregido`);
  await expect(page.getByText(`La de antes, /blog/${slug}, seguirá llevando aquí.`)).toBeVisible();
  // While the last save is still on its way, Enter saves nothing.
  await expect(button(page, "Guardar cambios")).toBeEnabled();
  await pressEnter(page.getByLabel("Dirección *"));
  await expect(page.getByText("Todo está guardado.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `${title} corregido` })).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/blog/${slug}`);
    expect(new URL(visitor.url()).pathname).toBe(`/blog/${slug}-corregido`);
  }).toPass();
  await expect(visitor.getByRole("heading", { level: 1, name: `${title} corregido` })).toBeVisible();

  await button(page, "Despublicar").click();
  await expect(toast(page, "Artículo despublicado")).toBeVisible();
  await expectAnswer(visitor, `/blog/${slug}-corregido`, 404);
  await visitor.context().close();

  const boss = await (await browser.newContext()).newPage();
  await enter(boss, "superadmin@example.com");
  await boss.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  const asking = boss.getByRole("dialog", { name: "¿Eliminar artículo?" });
  await expect(async () => {
    if (!(await asking.isVisible()))
      await boss.getByRole("button", { name: `Eliminar: ${title} corregido` }).click();
    await expect(asking).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(asking).toContainText("Esta acción no se puede deshacer.");
  await asking.getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(boss, "Artículo eliminado")).toBeVisible();
  await expect(boss.getByText("Ningún artículo coincide")).toBeVisible();
  await boss.context().close();
});

test("two people edit a post: the second is told, sees both versions and chooses", async ({ page }) => {
  const post = await newDraft();
  await signIn(page, "manager@example.com");
  await openEditor(page, post.id);
  await query("update public.posts set excerpt = 'Lo de otra persona.' where id = $1", [post.id]);
  await body(page).fill("Mi texto.");
  await expect(page.getByText("Tienes cambios sin guardar.")).toBeVisible();
  await button(page, "Guardar borrador").click();
  const conflict = conflictIn(page);
  await expect(conflict).toContainText("Cambió Resumen: ya está en el formulario.");
  await expect(conflict.getByRole("radio")).toHaveCount(0);
  await expect(conflict).toContainText("Mi texto.");
  await expect(button(page, "Publicar")).toBeDisabled();
  await conflict.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(page, "Artículo guardado")).toBeVisible();
  await expect(conflict).toHaveCount(0);
  const [row] = await query<{ excerpt: string; body: string }>(
    "select excerpt, body from public.posts where id = $1",
    [post.id],
  );
  expect(row).toEqual({ excerpt: "Lo de otra persona.", body: "Mi texto." });

  // Leaving with something unsaved asks first.
  await body(page).fill("Otra cosa.");
  await stays(page, () => page.getByRole("main").getByRole("link", { name: "Blog" }).click());
  await expect(page).toHaveURL(new RegExp(`/admin/blog/${post.id}$`));
  await expect(body(page)).toHaveValue("Otra cosa.");
});

test("a post waits for its time and is found by its stage", async ({ page, browser }) => {
  const post = await newDraft();
  await signIn(page, "employee@example.com");
  await openEditor(page, post.id);
  const time = page.getByLabel("Fecha y hora");
  await time.fill("2020-01-02T08:30");
  await button(page, "Programar").click();
  await expect(page.getByText("Escoge una fecha y una hora que no hayan pasado.")).toBeVisible();
  await expect(time).toBeFocused();
  await time.fill("2099-01-02T08:30");
  await button(page, "Programar").click();
  await expect(toast(page, "Artículo programado")).toBeVisible();
  await expect(page.getByText(/^Se publica solo el 2 ene 2099, 8:30/)).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expectAnswer(visitor, `/blog/${post.slug}`, 404);
  await visitor.context().close();

  await page.goto("/admin/blog");
  await page
    .getByRole("navigation", { name: "Estados" })
    .getByRole("link", { name: /^Programado/ })
    .click();
  await page.waitForURL(/estado=programado/);
  const row = page.getByRole("row", { name: new RegExp(post.title) });
  await expect(row).toContainText("2 ene 2099");
  await expect(row.getByRole("link", { name: /^Ver:/ })).toHaveCount(0);
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}&categoria=negocios`);
  await expect(page.getByText("Ningún artículo coincide")).toBeVisible();
});

test("a superadmin has every button of a row in sight on a small screen", async ({ page }) => {
  await enter(page, "superadmin@example.com");
  await page.goto("/admin/blog");
  const frame = page.getByRole("region", { name: "Artículos" });
  await expect(frame.getByRole("button", { name: /^Eliminar/ }).first()).toBeInViewport({ ratio: 1 });
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
