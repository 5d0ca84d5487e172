import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, leave, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openDialog } from "./support/questions.ts";

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

/** Opens an editor and waits until it is hydrated: an earlier click on a tab would be lost. */
async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/blog/${id}`);
  await clickUntil(
    page.getByRole("tab", { name: "Vista previa" }),
    page.getByRole("tabpanel", { name: "Vista previa" }),
  );
  await page.getByRole("tab", { name: "Editar" }).click();
}

/** The response to a visitor; a page that was just written may take a moment. */
async function expectAnswer(request: APIRequestContext, path: string, status: number, text = "") {
  await expect
    .poll(async () => {
      const answer = await request.get(path);
      return [answer.status(), (await answer.text()).includes(text)];
    })
    .toEqual([status, true]);
}

test.afterAll(async () => {
  await query("delete from public.posts where title like 'Artículo a mano %'");
});

test("an employee writes a post with a table, previews it and publishes it; only the superadmin deletes it", {
  tag: "@main",
}, async ({ page, request }) => {
  const title = newTitle();
  await enter(page, "employee@example.com");
  await page.goto("/admin/blog");
  await expect(page.getByText("Escribe, programa y publica artículos.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Eliminar/ })).toHaveCount(0);

  const dialog = await openDialog(page, button(page, "Nuevo artículo"), "Nuevo artículo");
  await pressEnter(dialog.getByLabel("Título *"));
  await expect(dialog.getByText("Escribe el título.")).toBeVisible();
  await expect(dialog.getByLabel("Título *")).toBeFocused();
  await page.keyboard.type(title);
  await dialog.getByLabel("Categoría").selectOption("Tutoriales");
  await pressEnter(dialog.getByLabel("Título *"));
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  const slug = await page.getByLabel("Dirección *").inputValue();
  expect(slug).toMatch(/^articulo-a-mano-/);

  // Nothing incomplete is published, and missing fields are marked.
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
  await expectAnswer(request, `/blog/${slug}`, 404);
  await button(page, "Publicar").click();
  await expect(toast(page, "Artículo publicado")).toBeVisible();
  await expect(page.getByText(/^Reemplaza a «|^Ahora no hay ninguno destacado/)).toBeVisible();
  await expectAnswer(request, `/blog/${slug}`, 200, "<td>Prueba a 480p</td>");
  await expectAnswer(request, "/blog", 200, title);

  // A new title keeps the address; after a new address the old one still works.
  await page.getByLabel("Título *").fill(`${title} corregido`);
  await expect(page.getByLabel("Dirección *")).toHaveValue(slug);
  await page.getByLabel("Dirección *").fill(`${slug}-corregido`);
  await expect(page.getByText(`La de antes, /blog/${slug}, seguirá llevando aquí.`)).toBeVisible();
  // While the last save is in progress, Enter saves nothing.
  await expect(button(page, "Guardar cambios")).toBeEnabled();
  await pressEnter(page.getByLabel("Dirección *"));
  await expect(page.getByText("Todo está guardado.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `${title} corregido` })).toBeVisible();
  await expectAnswer(request, `/blog/${slug}`, 200, `${title} corregido</h1>`);
  expect((await request.get(`/blog/${slug}`)).url()).toContain(`/blog/${slug}-corregido`);

  await button(page, "Despublicar").click();
  await expect(toast(page, "Artículo despublicado")).toBeVisible();
  await expectAnswer(request, `/blog/${slug}-corregido`, 404);

  await leave(page);
  await enter(page, "superadmin@example.com");
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  const remove = page.getByRole("button", { name: `Eliminar: ${title} corregido` });
  const asking = await openDialog(page, remove, "¿Eliminar artículo?");
  await expect(asking).toContainText("Esta acción no se puede deshacer.");
  await asking.getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(page, "Artículo eliminado")).toBeVisible();
  await expect(page.getByText("Ningún artículo coincide")).toBeVisible();
});

test("a post waits for its time and is found by its stage", async ({ page, request }) => {
  const post = await newDraft();
  await enter(page, "employee@example.com");
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
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);

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

test("a superadmin sees every button of a row on a small screen", async ({ page }) => {
  await enter(page, "superadmin@example.com");
  await page.goto("/admin/blog");
  const frame = page.getByRole("region", { name: "Artículos" });
  await expect(frame.getByRole("button", { name: /^Eliminar/ }).first()).toBeInViewport({ ratio: 1 });
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
