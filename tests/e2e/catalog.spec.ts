import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { addToCartButton } from "./support/checkout.ts";
import { hold, holdScripts } from "./support/hold.ts";
import { openLive } from "./support/live.ts";
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
  await page.getByRole("main").getByRole("search").getByRole("button").click();
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
  expect(new URL(address).pathname).toBe("/tienda/repuestos");
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

const facet = (page: Page, group: string, option: string) =>
  page.getByRole("navigation", { name: group, exact: true }).getByRole("link", { name: option });
const summary = (page: Page) => page.locator("#resultados").filter({ visible: true });
const facetCount = async (page: Page, group: string, option: string) =>
  Number(await facet(page, group, option).locator("span").last().innerText());
/** The list on the screen is the one of the address. */
const arrived = (page: Page) => expect(page.locator("main [aria-busy=false]")).toBeVisible();
const countOf = (text: string | null) =>
  Number(/(\d[\d.]*)(?!.*\d)/.exec(text ?? "")?.[1]?.replaceAll(".", ""));
/** A page load would forget it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

test("filters combine in place, each count comes true, and back and forward keep list and scroll", async ({
  page,
}) => {
  await page.goto("/tienda", { waitUntil: "networkidle" });
  await mark(page);
  const all = countOf(await summary(page).textContent());
  const ofConsole = await facetCount(page, "Plataforma", "PlayStation 5");
  await facet(page, "Plataforma", "PlayStation 5").click();
  await expect(page).toHaveURL(/\/tienda\?plataforma=ps5$/);
  await expect(facet(page, "Plataforma", "PlayStation 5")).toHaveAttribute("aria-current", "true");
  await expect.poll(async () => countOf(await summary(page).textContent())).toBe(ofConsole);
  expect(ofConsole).toBeLessThan(all);
  await arrived(page);
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
  await expect(page).toHaveURL(/\/tienda\?tipo=repuesto$/);
  expect(await isSameDocument(page)).toBe(true);
  // The address alone gives the same list.
  await expect.poll(async () => countOf(await summary(page).textContent())).toBeGreaterThan(parts);
  const shown = await cards(page).allInnerTexts();
  await page.reload();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
});

test("an empty list says which filter to give up; a console's category leads to all for that console", async ({
  page,
}) => {
  await page.goto("/tienda?plataforma=retro&tipo=juego&existencias=si");
  await page.getByRole("link", { name: /^Cualquier tipo/ }).click();
  await expect(page).toHaveURL(/\/tienda\?plataforma=retro&existencias=si$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto("/tienda/ps5");
  await page
    .getByRole("navigation", { name: "Todo para PlayStation 5" })
    .getByRole("link", { name: /^Consolas/ })
    .click();
  await expect(page).toHaveURL(/\/tienda\?plataforma=ps5&tipo=consola$/);
  await expect(
    list(page)
      .getByRole("link", { name: /PlayStation 5/ })
      .first(),
  ).toBeVisible();
});

test.describe("the filters on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the sheet stays open while choosing, counts at once, and is one step back", async ({ page }) => {
    await page.goto("/tienda", { waitUntil: "networkidle" });
    await mark(page);
    expect((await list(page).boundingBox())?.y).toBeLessThan(270);
    await page.getByRole("button", { name: /^Filtrar/ }).click();
    const sheet = page.getByRole("region", { name: "Filtros" });
    // In WebKit, a basis of 0 % of a sheet that is as high as its content leaves the filters no height.
    await expect(sheet.locator(".filter-groups")).toHaveCSS("flex-basis", "auto");
    await facet(page, "Plataforma", "Nintendo Switch").click();
    await expect(facet(page, "Plataforma", "Nintendo Switch")).toHaveAttribute("aria-current", "true");
    await arrived(page);
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

test("products that change while a filter's list is on its way leave the sheet open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { id } = await stockProduct("Control que cambia de precio", 40_000, 3);
  await openLive(page, "/tienda", "products");
  const release = await hold(page, /\/api\/products\/list/, "GET");
  await page.getByRole("button", { name: /^Filtrar/ }).click();
  const asked = page.waitForRequest(/\/api\/products\/list/);
  await facet(page, "Plataforma", "Nintendo Switch").click();
  await asked;
  const again = page.waitForRequest(/\/api\/products\/list/);
  await query("update public.products set price = price + 1000 where id = $1", [id]);
  await again;
  release();
  await expect(page.getByRole("region", { name: "Filtros" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ver \d+ resultados$/ })).toBeVisible();
  await expect(page.locator("#filtros")).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are links and the order is a form", async ({ page }) => {
    await page.goto("/tienda");
    await facet(page, "Plataforma", "PlayStation 4").click();
    await facet(page, "Tipo de producto", "Juegos").click();
    await expect(page).toHaveURL(/plataforma=ps4&tipo=juego$/);
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: menor a mayor");
    await page.getByRole("button", { name: "Ordenar" }).click();
    await expect(page).toHaveURL(/orden=price-low/);
    await expect(page).toHaveURL(/tipo=juego/);
    await expect.poll(async () => isSorted(await prices(page))).toBe(true);
  });
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

test("a picture chosen before the page's scripts run is shown once they do", async ({ page }) => {
  const [{ slug = "" } = {}] = await query<{ slug: string }>(
    "select slug from public.products where cardinality(images) > 2 order by created_at limit 1",
  );
  const release = await holdScripts(page);
  await page.goto(`/producto/${slug}`, { waitUntil: "commit" });
  const pictures = page.getByRole("group", { name: "Imágenes del producto" });
  await pictures.getByRole("radio", { name: /^Ver imagen 2 de/ }).press("Space");
  release();
  const second = await pictures.locator("li").nth(1).locator("img").getAttribute("src");
  await expect(pictures.getByRole("img")).toHaveAttribute("src", second ?? "");
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

test("a product opened by mouse is not enlarged before the mouse moves over its picture", async ({
  page,
}) => {
  await page.goto("/tienda");
  await page.waitForLoadState("networkidle");
  await page.locator('main a.card-link[href^="/producto/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/producto\//);
  const strip = page.locator(".gallery-strip");
  const slide = strip.locator(".slide").first();
  await expect(slide).toBeVisible();
  const box = await strip.boundingBox();
  await expect.poll(() => strip.evaluate((element) => element.matches(":hover"))).toBe(true);
  await slide.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(slide).toHaveCSS("scale", "none");
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
  await expect(slide).toHaveCSS("scale", "2");
});

test("whoever goes back with a picture in full screen can use the page, and finds the picture again", async ({
  page,
}) => {
  await page.goto("/tienda");
  await page.waitForLoadState("networkidle");
  const cardLink = page.locator('main a.card-link[href^="/producto/"]').filter({ visible: true }).first();
  await cardLink.click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.getByRole("button", { name: "Ver en pantalla completa" }).click();
  const dialog = page.getByRole("dialog", { name: /^Imágenes de / });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(dialog).toBeHidden();
  await expect(page.locator(":root")).toHaveCSS("overflow", "visible");
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ver en pantalla completa" }).click();
  await expect(dialog).toBeVisible();
});

test("whoever presses a card at once does not wait for its second picture, which has a delay", async ({
  page,
}) => {
  await page.goto("/tienda");
  await page.waitForLoadState("networkidle");
  const card = page
    .locator(".product-card")
    .filter({ has: page.locator(".other-picture") })
    .first();
  await card.scrollIntoViewIfNeeded();
  const delayed = card.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener(
          "transitionrun",
          (event) => resolve((event as TransitionEvent).propertyName),
          {
            once: true,
          },
        ),
      ),
  );
  await card.hover();
  expect(await delayed).toBe("--other-picture");
  await expect(card.locator(".other-picture")).toHaveCSS("display", "block");
});

test("a card shows its second picture under the mouse, and asks for it only then", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  const [{ name = "", other = "" } = {}] = await query<{ name: string; other: string }>(
    "select name, images[2] as other from public.products where cardinality(images) > 1 and kind = 'control' and created_at < now() - interval '1 hour' order by created_at desc limit 1",
  );
  await page.goto("/tienda?tipo=control", { waitUntil: "networkidle" });
  const isAsked = () => asked.some((address) => address.includes(other));
  const link = page.getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(isAsked()).toBe(false);
  await link.hover();
  await expect.poll(isAsked).toBe(true);
});

test.describe("the product page on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  /**
   * A finger from right to left that rests before it leaves. After a flick, how far Chromium moves depends on how late its
   * frames are.
   */
  const swipe = async (page: Page, target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("Nothing to swipe.");
    const devtools = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y }],
      });
    await touch("touchStart", 0.9);
    for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch("touchMove", share);
    for (let rest = 0; rest < 10; rest++) await touch("touchMove", 0.2 + (rest % 2) / 1000);
    await touch("touchEnd");
  };

  /** The finger's movement has come to its end, which undoes what is done before: exactly there for ten frames. */
  const restsAt = (strip: Locator, index: number) =>
    expect
      .poll(() =>
        strip.evaluate(async (list) => {
          const seen = new Set<number>();
          for (let frame = 0; frame < 10; frame++) {
            seen.add(list.scrollLeft);
            await new Promise(requestAnimationFrame);
          }
          return [...seen].map((left) => left / list.clientWidth);
        }),
      )
      .toEqual([index]);

  test("a product's price, day of arrival and button need no scrolling; its pictures are swiped and fill the screen", async ({
    page,
  }) => {
    const [product] = await query<{ slug: string; name: string }>(
      "select slug, name from public.products where cardinality(images) > 2 and stock > 3 and kind = 'control' and created_at < now() - interval '1 hour' order by created_at desc limit 1",
    );
    await page.goto(`/producto/${product?.slug}`, { waitUntil: "networkidle" });
    const buttons = page.getByRole("button", { name: /^Agregar al carrito/ });
    await expect(
      page
        .getByRole("main")
        .getByText(/^\$[\d.]+$/)
        .first(),
    ).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Llega entre el \S+ \d+ y el \S+ \d+$/)).toBeInViewport({
      ratio: 1,
    });
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toBeInViewport({ ratio: 1 });
    await expectStill(page);

    const pictures = page.getByRole("group", { name: "Imágenes del producto" });
    const choice = (n: number) => pictures.getByRole("radio", { name: new RegExp(`^Ver imagen ${n} de`) });
    expect(await choice(1).boundingBox(), "the least size of a target").toMatchObject({
      width: 24,
      height: 24,
    });
    // However far a flick goes.
    await expect(pictures.getByRole("listitem").first()).toHaveCSS("scroll-snap-stop", "always");
    await swipe(page, pictures.getByRole("list"));
    await restsAt(pictures.getByRole("list"), 1);
    await expect(choice(2)).toBeChecked();

    await pictures.getByRole("button", { name: "Ver en pantalla completa" }).tap();
    const full = page.getByRole("dialog", { name: /^Imágenes de / });
    await expect(full.getByRole("status")).toHaveText(/^2 de /);
    await swipe(page, full.getByRole("list"));
    await restsAt(full.getByRole("list"), 2);
    await expect(full.getByRole("status")).toHaveText(/^3 de /);
    await page.keyboard.press("ArrowLeft");
    await restsAt(full.getByRole("list"), 1);
    await expect(full.getByRole("status")).toHaveText(/^2 de /);
    await expectAccessible(page, 360);
    await page.keyboard.press("Escape");
    await expect(full).toBeHidden();
    await expect(choice(2)).toBeChecked();
  });

  test("a bar buys while the button is out of sight, and nothing lies on it", async ({ page }) => {
    const product = await stockProduct("Control con barra", 90_000, 5);
    await page.goto(`/producto/${product.slug}`, { waitUntil: "networkidle" });
    const bar = page.getByRole("region", { name: "Comprar" });
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "Agregar una unidad" }).tap();
    await page.getByRole("heading", { name: "Reseñas de este producto" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar).toContainText("$180.000");
    await expect(page.getByRole("complementary", { name: "Chat" })).toBeHidden();
    await expectAccessible(page, 360);
    await bar.getByRole("button", { name: /^Agregar al carrito/ }).tap();
    await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Carrito de compras: 2/ })).toBeVisible();

    await page.keyboard.press("End");
    const lowest = page.getByRole("contentinfo").getByRole("link").last();
    await expect(async () => {
      const [link, over] = [await lowest.boundingBox(), await bar.boundingBox()];
      expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }).toPass();
    await bar.getByRole("button", { name: /^Agregar al carrito/ }).focus();
    await addToCartButton(page, product).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await expect(addToCartButton(page, product)).toBeFocused();
  });
});

test("a sold-out product says so, cannot be added, and leads to the chat", async ({ page }) => {
  const product = await stockProduct("Agotado de prueba", 50_000, 0);
  await page.goto(`/producto/${product.slug}`);
  await expect(page.getByRole("button", { name: "Agotado" }).first()).toBeDisabled();
  const notify = page.getByRole("link", { name: "Pedir que me avisen cuando llegue" });
  await expect(notify).toHaveAttribute("href", new RegExp(`wa\\.me.*${encodeURIComponent(product.name)}`));
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

test.describe("a filtered list that renews itself", () => {
  test.use({ expectedStatus: [503] });

  test("leaves the focus where it is, and stays when the new list does not come", async ({ page }) => {
    const product = await stockProduct("Consola con foco", 8_700_000, 3);
    await openLive(page, `/tienda?q=${encodeURIComponent(product.name)}`, "products");
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
    const card = page.getByRole("article").filter({ hasText: product.name });
    await page.waitForLoadState("networkidle");
    const link = card.getByRole("link", { name: product.name });
    await link.focus();

    let renewals = 0;
    await page.route("/api/products/list?*", (route) => {
      renewals += 1;
      return route.fulfill({ status: 503, body: "" });
    });
    await query("update public.products set price = 8700001 where id = $1", [product.id]);
    await expect.poll(() => renewals).toBeGreaterThan(0);
    await expect(card).toContainText("$8.700.000");

    await page.unroute("/api/products/list?*");
    const release = await hold(page, "/api/products/list?*", "GET");
    const asked = page.waitForRequest("/api/products/list?*");
    await query("update public.products set price = 8700002 where id = $1", [product.id]);
    await asked;
    await expect(link).toBeFocused();
    release();
    await expect(card).toContainText("$8.700.002");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/producto/${product.slug}`);
  });
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
