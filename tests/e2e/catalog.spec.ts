import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { addToCartButton } from "./support/checkout.ts";
import { stockProduct } from "./support/products.ts";

const list = (page: Page) => page.getByRole("list", { name: "Productos", exact: true });
const cards = (page: Page) => list(page).getByRole("heading");

async function prices(page: Page): Promise<number[]> {
  const texts = await list(page)
    .getByText(/^\$\s?[\d.]+$/)
    .allInnerTexts();
  return texts.map((text) => Number(text.replace(/\D/g, "")));
}

const isSorted = (numbers: number[]) =>
  numbers.length > 0 && numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));

async function search(page: Page, text: string) {
  await page.goto("/tienda");
  await page.getByLabel("Buscar productos").fill(text);
  await page.getByRole("search").getByRole("button").click();
  await page.waitForURL(/\/tienda\?.*q=/);
}

test("a misspelt word, upper case and missing accents find the product", async ({ page }) => {
  await search(page, "DUALSENCE blnco");
  await expect(page.getByRole("link", { name: /DualSense.*blanco/i }).first()).toBeVisible();
  await expect(page.getByText(/Mostrando resultados para/)).toBeVisible();

  const [{ name = "" } = {}] = await query<{ name: string }>(
    "select name from public.products where name ~ 'termica|térmica' order by created_at desc limit 1",
  );
  await search(page, "PASTA TERMICA");
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
});

test("a search without matches says so and offers a way out", async ({ page }) => {
  await search(page, "zzzzqqqq");
  await expect(page.getByText("No encontramos nada para «zzzzqqqq»")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ver todos los productos" }).click();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(cards(page).first()).toBeVisible();
});

test("category, price, order and page live in the address and a shared link shows the same list", async ({
  page,
}) => {
  await page.goto("/tienda/repuestos");
  await page.getByRole("link", { name: "Precio: menor a mayor" }).first().click();
  await page.waitForURL(/orden=/);
  await expect.poll(async () => isSorted(await prices(page))).toBe(true);
  await page.getByRole("link", { name: "Hasta $50.000" }).first().click();
  await page.waitForURL(/precio=/);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThan(50_000);
  const firstPage = await cards(page).allInnerTexts();
  await page.getByRole("link", { name: "Página siguiente" }).click();
  await page.waitForURL(/pagina=2/);
  // While the list is on its way there is no card at all.
  await expect
    .poll(async () => (await cards(page).allInnerTexts())[0] ?? firstPage[0])
    .not.toBe(firstPage[0]);
  const names = await cards(page).allInnerTexts();
  const shown = await prices(page);
  expect(names.length).toBeGreaterThan(0);
  expect(isSorted(shown)).toBe(true);
  expect(Math.max(...shown)).toBeLessThan(50_000);

  const address = page.url();
  expect(new URL(address).pathname).toBe("/tienda/repuestos");
  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names);
});

test("an upper-case category goes to its lower-case address", async ({ page }) => {
  await page.goto("/tienda/PS5");
  await expect(page).toHaveURL(/\/tienda\/ps5$/);
});

test("a product by its uuid moves for good to its slug", async ({ page }) => {
  const [{ id = "", slug = "" } = {}] = await query<{ id: string; slug: string }>(
    "select id, slug from public.products where created_at < now() - interval '1 hour' order by created_at desc limit 1",
  );
  const answer = await page.request.get(`/producto/${id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain(`/producto/${slug}`);
});

test("gallery, quantity and share work on the product page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [{ slug = "", stock = 0 } = {}] = await query<{ slug: string; stock: number }>(
    "select slug, stock from public.products where cardinality(images) > 2 and stock between 3 and 12 and created_at < now() - interval '1 hour' order by created_at desc limit 1",
  );
  await page.goto(`/producto/${slug}`);
  const pictures = page.getByRole("group", { name: "Imágenes del producto" });
  const second = pictures.getByRole("radio", { name: /^Ver imagen 2 de/ });
  // The small ones are decoration: the one large picture is all that a screen reader hears of.
  const large = pictures.getByRole("img");
  const first = await large.getAttribute("src");
  await second.focus();
  await page.keyboard.press("Space");
  await expect(large).not.toHaveAttribute("src", first ?? "");

  const quantity = page.getByRole("status", { name: "Cantidad elegida" });
  const more = page.getByRole("button", { name: "Agregar una unidad" });
  await expect(quantity).toHaveText("1");
  await expect(page.getByRole("button", { name: "Quitar una unidad" })).toBeDisabled();
  for (let n = 2; n <= stock; n++) await more.click();
  await expect(quantity).toHaveText(String(stock));
  await expect(more).toBeDisabled();
  await page.getByRole("button", { name: /^Compartir/ }).click();
  await expect(page.getByText("Enlace copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/producto/${slug}`);
});

test("a sold-out product says so and cannot be added", async ({ page }) => {
  const product = await stockProduct("Agotado de prueba", 50_000, 0);
  await page.goto(`/producto/${product.slug}`);
  await expect(page.getByRole("button", { name: "Agotado" }).first()).toBeDisabled();
});

test("an open list follows a change without a reload", async ({ page }) => {
  const product = await stockProduct("Nombre viejo", 70_000, 5);
  await page.goto(`/producto/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nombre viejo");
  // The subscription opens after the page is idle: change until it is heard.
  await expect(async () => {
    await query("update public.products set name = $1 where id = $2", [
      `Nombre nuevo ${Date.now()}`,
      product.id,
    ]);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Nombre nuevo", { timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
});

test("the cart drawer counts, changes quantities and empties; the cart survives a reload", async ({
  page,
}) => {
  const product = await stockProduct("Cajón de prueba", 60_000, 3);
  await page.goto(`/producto/${product.slug}`);
  await addToCartButton(page, product).click();
  await page.reload();
  await page.getByRole("button", { name: /Carrito de compras: 1/ }).click();
  const drawer = page.getByRole("dialog", { name: "Carrito de Compras" });
  await expect(drawer).toContainText(product.name);
  await drawer.getByRole("button", { name: `Agregar una unidad de ${product.name}` }).click();
  await expect(drawer).toContainText("$120.000");
  await drawer.getByRole("button", { name: "Vaciar Carrito" }).click();
  await expect(drawer).toContainText("Tu carrito está vacío");
});

test("service tabs navigate and an unknown service goes back to the list", async ({ page }) => {
  await page.goto("/servicios");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Controles/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/servicios\/controles$/);
  await page.goto("/servicios/no-existe");
  await expect(page).toHaveURL(/\/servicios$/);
});

test.describe("addresses that do not exist", () => {
  test.use({ expectedStatus: [404] });

  test("unknown product, course and page answer 404 with the words of the house", async ({ page }) => {
    for (const [path, words] of [
      ["/producto/no-existe", "Producto no encontrado"],
      ["/curso/no-existe", "Curso no encontrado"],
      ["/nada/de/nada", "404"],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText(words).first()).toBeVisible();
    }
  });
});
