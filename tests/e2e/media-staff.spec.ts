import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { pressEnter } from "./support/keyboard.ts";
import { stockProduct } from "./support/products.ts";

test.use({ expectedStatus: [422] });

const picture = (background: string) =>
  sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .png()
    .toBuffer();

const newProduct = () => stockProduct("Control con fotos", 50_000, 1);

/** The same with two pictures of the store. */
async function picturedProduct() {
  const product = await newProduct();
  await query(
    `update public.products set images = array(
      select image from public.products where slug in ('control-dualsense-blanco', 'joy-con-azul-rojo-neon') order by slug)
     where id = $1`,
    [product.id],
  );
  return product;
}

test.afterEach(async () => {
  await query("delete from public.products where name like 'Control con foto lenta %'");
});

async function openPictures(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/productos?editar=${id}`);
  const pictures = page.getByRole("region", { name: "Imágenes del producto" });
  const tab = page.getByRole("tab", { name: "Imágenes" });
  await hydrated(tab);
  await tab.click();
  await expect(pictures).toBeVisible();
  return pictures;
}

const order = (id: string) =>
  query<{ alt_text: string; is_primary: boolean }>(
    "select alt_text, is_primary from public.product_images where product_id = $1 order by display_order",
    [id],
  );

test("pictures are uploaded several at once, described, ordered by keyboard, and the main one shows in the shop", {
  tag: "@main",
}, async ({ page }) => {
  const { id, slug } = await newProduct();
  const sent: string[] = [];
  await page.route("**/api/media", async (route) => {
    sent.push("asked");
    const response = await route.fetch();
    sent.push("answered");
    await route.fulfill({ response });
  });
  await enter(page, "employee@example.com");
  const pictures = await openPictures(page, id);
  await pressEnter(pictures.getByRole("button", { name: "Agregar imagen" }));
  const dialog = page.getByRole("dialog", { name: "Agregar imagen" });
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: "roja.png", mimeType: "image/png", buffer: await picture("#c00") },
    { name: "azul.png", mimeType: "image/png", buffer: await picture("#00c") },
    { name: "falsa.png", mimeType: "image/png", buffer: Buffer.from("<svg><script/></svg>") },
  ]);
  await expect(dialog.getByText("Ese archivo no es una foto.", { exact: false })).toBeVisible();
  await expect(pictures.getByRole("listitem")).toHaveCount(2);
  // One after the other, so that they keep the order in which they were chosen.
  expect(sent).toEqual(["asked", "answered", "asked", "answered", "asked", "answered"]);
  const [main] = await query<{ image: string }>("select image from public.products where id = $1", [id]);
  const { dominant } = await sharp(await (await page.request.get(main?.image ?? "")).body()).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  await pressEnter(dialog.getByRole("button", { name: "Agregar por URL" }));
  await expect(dialog.getByText("La URL de la imagen es requerida")).toBeVisible();
  await dialog.getByLabel("URL de la imagen").fill("http://127.0.0.1/secreta.png");
  await pressEnter(dialog.getByLabel("URL de la imagen"));
  await expect(dialog.getByText(/no es pública/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Listo" })).toBeEnabled();
  await pressEnter(dialog.getByRole("button", { name: "Listo" }));
  await expect(pictures.getByRole("button", { name: "Agregar imagen" })).toBeFocused();
  await expectAccessible(page, 1280);

  await pressEnter(pictures.getByRole("button", { name: "Editar imagen 1" }));
  const edit = page.getByRole("dialog", { name: "Editar imagen" });
  await edit.getByLabel("Texto alternativo").fill("La primera");
  await pressEnter(edit.getByLabel("Texto alternativo"));
  await expect(edit).toBeHidden();
  await pressEnter(pictures.getByRole("button", { name: "Bajar imagen 1" }));
  await expect(pictures.getByRole("status")).toHaveText("Imagen en la posición 2 de 2.");
  await expect
    .poll(() => order(id))
    .toMatchObject([{ alt_text: "" }, { alt_text: "La primera", is_primary: true }]);
  await pressEnter(page.getByRole("button", { name: "Deshacer" }));
  await expect.poll(() => order(id)).toMatchObject([{ alt_text: "La primera" }, { alt_text: "" }]);
  await pressEnter(pictures.getByRole("button", { name: "Bajar imagen 1" }));
  await expect.poll(() => order(id)).toMatchObject([{ alt_text: "" }, { alt_text: "La primera" }]);

  const handle = pictures.getByRole("button", { name: /^Mover imagen 2/ });
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => order(id)).toMatchObject([{ alt_text: "La primera" }, { alt_text: "" }]);

  await pressEnter(pictures.getByRole("button", { name: "Usar imagen 2 como principal" }));
  await expect.poll(() => order(id)).toMatchObject([{ is_primary: false }, { is_primary: true }]);
  await expect(pictures.getByRole("button", { name: /^Eliminar/ })).toHaveCount(0);
  await pressEnter(pictures.getByRole("button", { name: "Agregar imagen" }));
  // A partly typed address would keep it open.
  await dialog.getByLabel("URL de la imagen").fill("");
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([{ name: "verde.png", mimeType: "image/png", buffer: await picture("#0c0") }]);
  // Once it has arrived nothing is left to do in it.
  await expect(dialog).toBeHidden();
  await expect(pictures.getByRole("listitem")).toHaveCount(3);
  const [shown] = await query<{ image: string }>("select image from public.products where id = $1", [id]);
  await page.goto(`/producto/${slug}`);
  await expect(page.locator(`main img[src="${shown?.image}"]`).first()).toBeVisible();
});

test("a late response does not undo a later move", async ({ page }) => {
  const { id } = await picturedProduct();
  await query(
    "update public.product_images set alt_text = case display_order when 0 then 'Frente' else 'Espalda' end where product_id = $1",
    [id],
  );
  await enter(page, "employee@example.com");
  const pictures = await openPictures(page, id);
  const shown = pictures.getByRole("listitem");
  await expect(shown).toHaveCount(2);
  const sent: (() => void)[] = [];
  await page.route("**/admin/productos?*", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((resolve) => sent.push(resolve));
    await route.continue();
  });
  const names = () => shown.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const down = pictures.getByRole("button", { name: "Bajar imagen 1" });
  const before = await names();
  await down.press("Enter");
  await expect.poll(names).toEqual(before.toReversed());
  await down.press("Enter");
  await expect.poll(names).toEqual(before);
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByText("Orden guardado").first()).toBeVisible();
  expect(await names()).toEqual(before);
  sent[1]?.();
  await expect.poll(async () => (await order(id)).map(({ alt_text }) => alt_text)).toEqual(before);
});

test("the superadmin deletes a picture after confirming it, and the next one takes its place", async ({
  page,
}) => {
  const { id } = await picturedProduct();
  await enter(page, "superadmin@example.com");
  const pictures = await openPictures(page, id);
  await pressEnter(pictures.getByRole("button", { name: "Eliminar imagen 1" }));
  const question = page.getByRole("dialog", { name: "¿Eliminar imagen?" });
  await pressEnter(question.getByRole("button", { name: "Eliminar" }));
  await expect(page.getByText("Imagen eliminada").first()).toBeVisible();
  await expect(pictures.getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => order(id)).toMatchObject([{ is_primary: true }]);
});

test("a form waits for a picture that is being uploaded", async ({ page }) => {
  const name = `Control con foto lenta ${Date.now().toString(36)}`;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/media", async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, "employee@example.com");
  await page.goto("/admin/productos?nuevo=1");
  const dialog = page.getByRole("dialog", { name: "Agregar producto" });
  await dialog.getByLabel("Nombre *").fill(name);
  await dialog.getByLabel("Precio (COP) *").fill("50000");
  const files = dialog.locator('input[type="file"]');
  await hydrated(files);
  await files.setInputFiles({ name: "roja.png", mimeType: "image/png", buffer: await picture("#c00") });
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: "Agregar producto" }).click();
  await expect(dialog.getByText(/^La imagen todavía se está enviando/)).toBeVisible();
  arrive();
  await expect(dialog.getByAltText("Vista previa: Imagen principal")).toBeVisible();
  await dialog.getByRole("button", { name: "Agregar producto" }).click();
  await expect(page.getByText("¡Producto agregado!", { exact: true }).first()).toBeVisible();
  const [saved] = await query<{ image: string }>("select image from public.products where name = $1", [name]);
  expect(saved?.image).toMatch(/^\/media\//);
});
