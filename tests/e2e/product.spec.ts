import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { expectStill } from "../support/layout-shift.ts";
import { addToCartButton } from "./support/checkout.ts";
import { holdScripts } from "./support/hold.ts";
import { stockProduct } from "./support/products.ts";

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
