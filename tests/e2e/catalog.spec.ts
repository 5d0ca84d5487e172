import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { addToCartButton } from "./support/checkout.ts";
import { holdScripts } from "./support/hold.ts";
import { stockProduct } from "./support/products.ts";
import { arrived, facet, openStore, unfold } from "./support/store.ts";

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
  await openStore(page);
  await page.getByLabel("Buscar en el sitio").fill(text);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/tienda\/lista\?.*q=/);
}

test("a search forgives spelling, upper case and missing accents; without matches it offers a way out", async ({
  page,
}) => {
  await search(page, "DUALSENCE blnco");
  await expect(page.getByRole("link", { name: /DualSense.*blanco/i }).first()).toBeVisible();
  await expect(page.getByText(/Mostrando resultados para/)).toBeVisible();
  await search(page, "zzzzqqqq");
  await expect(page.getByText("No encontramos nada para «zzzzqqqq»")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ver todos los productos" }).click();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(cards(page).first()).toBeVisible();
});

test("category, price, order and page live in the address and a shared link shows the same list", {
  tag: "@main",
}, async ({ page }) => {
  await page.goto("/tienda/repuestos");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: menor a mayor");
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
  expect(new URL(address).searchParams.get("categoria")).toBe("repuestos");
  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names);
});

test("an order chosen before the page's scripts run counts once they do", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/tienda/repuestos", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: menor a mayor");
  release();
  await page.waitForURL(/orden=/);
  await expect.poll(async () => isSorted(await prices(page))).toBe(true);
});

const summary = (page: Page) => page.locator("#resultados").filter({ visible: true });
const facetCount = async (page: Page, group: string, option: string) =>
  Number(await facet(page, group, option).locator("span").last().innerText());
const countOf = (text: string | null) =>
  Number(/(\d[\d.]*)(?!.*\d)/.exec(text ?? "")?.[1]?.replaceAll(".", ""));
/** A page load would forget it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

test("filters combine in place, each count comes true, and back and forward keep list and scroll", {
  tag: "@main",
}, async ({ page }) => {
  await openStore(page);
  await mark(page);
  const all = countOf(await summary(page).textContent());
  const ofConsole = await facetCount(page, "Plataforma", "PlayStation 5");
  await facet(page, "Plataforma", "PlayStation 5").click();
  await expect(page).toHaveURL(/\/tienda\/lista\?plataforma=ps5$/);
  await expect(facet(page, "Plataforma", "PlayStation 5")).toHaveAttribute("aria-current", "true");
  await expect.poll(async () => countOf(await summary(page).textContent())).toBe(ofConsole);
  expect(ofConsole).toBeLessThan(all);
  await arrived(page);
  await unfold(page, "Tipo de producto");
  const parts = await facetCount(page, "Tipo de producto", "Repuestos");
  await facet(page, "Tipo de producto", "Repuestos").click();
  await expect.poll(async () => countOf(await summary(page).textContent())).toBe(parts);
  await expect(page).toHaveURL(/plataforma=ps5&tipo=repuesto$/);
  await expect(page.getByRole("status").filter({ hasText: `${parts} productos` })).toBeAttached();

  const first = await cards(page).allInnerTexts();
  await page.getByRole("link", { name: "Página siguiente" }).click();
  await expect(page).toHaveURL(/tipo=repuesto&pagina=2$/);
  await expect.poll(async () => (await cards(page).allInnerTexts())[0]).not.toBe(first[0]);
  const second = await cards(page).allInnerTexts();
  const last = cards(page).last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await page.waitForURL("**/producto/**");
  await page.goBack();
  await expect(page).toHaveURL(/tipo=repuesto&pagina=2$/);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(second);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(100);
  await page.goBack();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(first);
  await page.goBack();
  await expect.poll(async () => countOf(await summary(page).textContent())).toBe(ofConsole);
  await page.goForward();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(first);
  await page.getByRole("link", { name: "Quitar filtro PlayStation 5" }).click();
  await expect(page).toHaveURL(/\/tienda\/lista\?tipo=repuesto$/);
  expect(await isSameDocument(page)).toBe(true);
  // The address alone gives the same list.
  await expect.poll(async () => countOf(await summary(page).textContent())).toBeGreaterThan(parts);
  const shown = await cards(page).allInnerTexts();
  await page.reload();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
});

test("an empty list says which filter to give up; a console's category holds all for it, and leads back to the store", async ({
  page,
}) => {
  await page.goto("/tienda/lista?plataforma=retro&tipo=juego&existencias=si");
  await page.getByRole("link", { name: /^Cualquier tipo/ }).click();
  await expect(page).toHaveURL(/\/tienda\/lista\?plataforma=retro&existencias=si$/);
  await expect(cards(page).first()).toBeVisible();
  await openStore(page, "/tienda/ps5");
  await expect(page).toHaveTitle(/^Todo para PS5/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Todo para PS5");
  await expect(cards(page).first()).toHaveText(/^PlayStation 5/);
  const consoles = page
    .getByRole("navigation", { name: "Para PlayStation 5" })
    .getByRole("link", { name: /^Consolas/ });
  const count = countOf(await consoles.textContent());
  await consoles.click();
  await expect(page).toHaveURL(/\/tienda\/lista\?categoria=ps5&tipo=consola$/);
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole("link", { name: "Ver toda la tienda" }).click();
  await expect(page).toHaveURL(/\/tienda$/);
});

test.describe("the filters on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the sheet stays open while choosing, counts at once, and is one step back", async ({ page }) => {
    await openStore(page);
    await mark(page);
    expect((await list(page).boundingBox())?.y).toBeLessThan(270);
    await page.getByRole("button", { name: /^Filtrar/ }).click();
    const sheet = page.getByRole("region", { name: "Filtros" });
    // In WebKit, a basis of 0 % of a sheet that is as high as its content leaves the filters no height.
    await expect(sheet.locator(".filter-groups")).toHaveCSS("flex-basis", "auto");
    await facet(page, "Plataforma", "Nintendo Switch").click();
    await expect(facet(page, "Plataforma", "Nintendo Switch")).toHaveAttribute("aria-current", "true");
    await arrived(page);
    await unfold(page, "Tipo de producto");
    const total = await facetCount(page, "Tipo de producto", "Controles");
    await facet(page, "Tipo de producto", "Controles").click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: `Ver ${total} resultados` }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Filtrar 2 filtros activos" })).toBeVisible();
    await expect(summary(page)).toHaveText(`${total} productos`);
    await expect(page).toHaveURL(/plataforma=switch&tipo=control$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda$/);
    await expect(page.getByRole("button", { name: "Filtrar", exact: true })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are links and the order is a form", { tag: "@main" }, async ({ page }) => {
    await page.goto("/tienda");
    await facet(page, "Plataforma", "PlayStation 4").click();
    await unfold(page, "Tipo de producto");
    await facet(page, "Tipo de producto", "Juegos").click();
    await expect(page).toHaveURL(/plataforma=ps4&tipo=juego$/);
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: menor a mayor");
    await page.getByRole("button", { name: "Ordenar" }).click();
    await expect(page).toHaveURL(/orden=price-low/);
    await expect(page).toHaveURL(/tipo=juego/);
    await expect.poll(async () => isSorted(await prices(page))).toBe(true);
  });
});

test("a card asks for its second picture, with a delay, once the mouse is on it", {
  tag: "@pictures",
}, async ({ page }) => {
  const [{ name = "", other = "" } = {}] = await query<{ name: string; other: string }>(
    "select name, images[2] as other from public.products where slug = 'control-xbox-blanco-robot'",
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  const isAsked = () => asked.some((address) => address.includes(other));
  await page.goto("/tienda/lista?tipo=control");
  const card = page.locator(".product-card").filter({ has: page.getByRole("link", { name, exact: true }) });
  await card.scrollIntoViewIfNeeded();
  const delayed = card.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener(
          "transitionrun",
          (event) => resolve((event as TransitionEvent).propertyName),
          { once: true },
        ),
      ),
  );
  expect(isAsked()).toBe(false);
  await card.hover();
  expect(await delayed).toBe("--other-picture");
  await expect(card.locator(".other-picture")).toHaveCSS("display", "block");
  await expect.poll(isAsked).toBe(true);
});

test("the cart drawer counts, changes quantities and empties; the cart survives a reload", {
  tag: "@main",
}, async ({ page }) => {
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

test("service tabs navigate", async ({ page }) => {
  await page.goto("/servicios");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Controles/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/servicios\/controles$/);
});

test("a service's card leads to a request that shows the service and its price in each step", async ({
  page,
}) => {
  await page.goto("/servicios");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /^Solicitar diagnóstico gratis/ }).click();
  const chosen = page.getByText(`${name} · desde $`);
  await expect(chosen).toBeVisible();
  await page.getByText("PlayStation", { exact: true }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { name: "¿Qué le pasa?" })).toBeVisible();
  await expect(chosen).toBeVisible();
});
