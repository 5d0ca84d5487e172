import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { addToCartButton } from "./support/checkout.ts";
import { holdScripts } from "./support/hold.ts";
import { stockProduct } from "./support/products.ts";
import { openStore } from "./support/store.ts";

const CONTROL = { slug: "control-dualsense-negro-medianoche", name: "Control DualSense negro medianoche" };

test("a picture chosen before the page's scripts run is shown once they do", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/producto/${CONTROL.slug}`, { waitUntil: "commit" });
  const pictures = page.getByRole("group", { name: "Imágenes del producto" });
  await pictures.getByRole("radio", { name: /^Ver imagen 2 de/ }).press("Space");
  release();
  const second = await pictures.locator("li").nth(1).locator("img").getAttribute("src");
  await expect(pictures.getByRole("img")).toHaveAttribute("src", second ?? "");
});

test("gallery, quantity and share work on the product page", { tag: "@main" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [{ stock = 0 } = {}] = await query<{ stock: number }>(
    "select stock from public.products where slug = $1",
    [CONTROL.slug],
  );
  expect(stock).toBeGreaterThan(1);
  await page.goto(`/producto/${CONTROL.slug}`);
  const pictures = page.getByRole("group", { name: "Imágenes del producto" });
  const second = pictures.getByRole("radio", { name: /^Ver imagen 2 de/ });
  // The thumbnails are decoration: screen readers get the large picture only.
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/producto/${CONTROL.slug}`);
});

test("a used product tells its grade, what is worn and what is in the box; dear ones are not offered in cash", async ({
  page,
}) => {
  await page.goto("/producto/juego-gears-of-war-4-xbox-usado");
  const state = page.getByRole("region", { name: "Estado" });
  await expect(state).toContainText("Usado: superficie 8/10");
  await expect(state.getByRole("term")).toHaveText(["Desgaste", "Contenido de la caja"]);
  const ways = page.getByRole("list", { name: "Cómo pagar" });
  await expect(ways.getByRole("listitem")).toHaveText([/^Hasta 12 cuotas/, /^PSE/, /^Contra entrega/]);
  await page.goto("/producto/ps5-pro-2tb");
  await expect(ways.getByRole("listitem")).toHaveText([/^Hasta 12 cuotas/]);
  await expect(state).toHaveCount(0);
});

const FOUND = `/tienda/lista?q=${encodeURIComponent(CONTROL.name)}`;

/** From the store's list to the product, without loading a page. */
async function pressCard(page: Page) {
  await openStore(page, FOUND);
  await page.locator(`main a.card-link[href="/producto/${CONTROL.slug}"]`).click();
  await expect(page).toHaveURL(`/producto/${CONTROL.slug}`);
}

test("a product opened by mouse is not enlarged before the mouse moves over its picture", {
  tag: "@pictures",
}, async ({ page }) => {
  await pressCard(page);
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

test("going back with a picture in full screen leaves the page usable, and the picture can be opened again", async ({
  page,
}) => {
  await pressCard(page);
  await page.getByRole("button", { name: "Ver en pantalla completa" }).click();
  const dialog = page.getByRole("dialog", { name: /^Imágenes de / });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(FOUND);
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

test.describe("the product page on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  /**
   * A swipe from right to left that rests before it ends. After a flick, how far Chromium moves depends on how late its
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

  /** Waits until the scroll has settled: at its end for ten frames. Earlier actions would be undone. */
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

  test("a product's price, delivery date and button need no scrolling; its pictures can be swiped and fill the screen", {
    tag: ["@main", "@pictures"],
  }, async ({ page }) => {
    await page.goto(`/producto/${CONTROL.slug}`);
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

  test("a bar replaces the button while it is out of view, and nothing covers it", async ({ page }) => {
    const product = await stockProduct("Control con barra", 90_000, 5);
    await page.goto(`/producto/${product.slug}`);
    const bar = page.getByRole("region", { name: "Comprar" });
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "Agregar una unidad" }).tap();
    await page.getByRole("heading", { name: "Reseñas de este producto" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar).toContainText("$180.000");
    await expect(page.getByRole("complementary", { name: "Chat" })).toBeHidden();
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

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
])
  test(`a sold-out product offers within ${viewport.width} pixels' first screen what is alike and available`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/producto/control-xbox-azul-impacto");
    const offered = page.getByRole("region", { name: "Disponibles ahora" }).getByRole("link");
    await expect(offered).toHaveCount(3);
    await expect(offered.first()).toContainText(/^Control inalámbrico Xbox/);
    const box = await offered.first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });
