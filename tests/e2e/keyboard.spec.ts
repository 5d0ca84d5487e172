import { expect } from "@playwright/test";
import { enter, test } from "../support/fixtures.ts";
import { addToCart, addToCartButton, payOnDelivery, someBuyer } from "./support/checkout.ts";
import { hydrated } from "./support/hydrated.ts";
import { expectFocusSeen, tabTo, typeInto } from "./support/keyboard.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { arrived } from "./support/store.ts";

test("a whole purchase without a mouse: home, store, filter, product, cart, order", {
  tag: "@main",
}, async ({ page }) => {
  const product = await stockProduct("Joystick sin ratón", 45_000, 5);
  const buyer = someBuyer();
  await page.goto("/");
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Tienda" }),
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/tienda$/);

  await tabTo(page, page.getByLabel("Buscar en el sitio"));
  await page.keyboard.type(product.name);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/tienda\/lista\?.*q=/);
  await arrived(page);
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Precio" }).getByRole("link", { name: "Hasta $50.000" }),
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/precio=/);
  await arrived(page);
  const chip = page.getByRole("link", { name: "Quitar filtro Hasta $50.000" });
  await expect(page.getByRole("status").filter({ hasText: /producto/ })).toBeVisible();
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.has("q") && !url.searchParams.has("precio"));
  await expect(chip).toHaveCount(0);

  await tabTo(page, page.getByRole("link", { name: product.name, exact: true }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/producto/${product.slug}`);
  const more = page.getByRole("button", { name: "Agregar una unidad" });
  await hydrated(more);
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status", { name: "Cantidad elegida" })).toHaveText("2");
  await tabTo(page, addToCartButton(page, product));
  await page.keyboard.press("Space");
  await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();

  const cart = page.getByRole("button", { name: /^Carrito de compras: 2/ });
  await tabTo(page, cart, "Shift+Tab");
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Carrito de Compras" });
  await tabTo(page, drawer.getByRole("link", { name: "Ver Carrito Completo" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/carrito");

  await tabTo(page, page.getByRole("link", { name: "Pedir por WhatsApp contra entrega" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/pagar?**");

  const place = payOnDelivery(page);
  await hydrated(place);
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  // The first invalid field gets the focus, and says what is wrong.
  const name = page.getByLabel("Nombre completo");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/\S/);
  await expectFocusSeen(page);
  await page.keyboard.type(buyer.name);
  await typeInto(page, page.getByLabel("Celular"), buyer.phone);
  // A list under the field is opened by typing, and chosen from with the arrows.
  const city = page.getByRole("combobox", { name: "Ciudad o municipio" });
  await typeInto(page, city, "enbiga");
  const option = page.getByRole("option", { name: "Envigado Antioquia" });
  await expect(option).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(city).toHaveValue("Envigado, Antioquia");
  await expect(option).toHaveCount(0);
  await typeInto(page, page.getByLabel("Dirección"), buyer.address);
  const terms = page.getByRole("checkbox", { name: /Acepto los/ });
  await tabTo(page, terms);
  await page.keyboard.press("Space");
  await expect(terms).toBeChecked();
  await tabTo(page, place);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "¡Pedido recibido!" })).toBeFocused();
});

test("the first tab stop skips the header", async ({ page }) => {
  await page.goto("/tienda");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isInside = () => page.getByRole("main").evaluate((main) => main.contains(document.activeElement));
  expect(await isInside()).toBe(true);
});

test("the pause button of the carousel comes before its slides, and the chosen slide is announced", {
  tag: "@pictures",
}, async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Destacados" });
  const pause = carousel.getByRole("button", { name: "Pausar el carrusel" });
  await hydrated(pause);
  await tabTo(page, pause);
  const comesFirst = await pause.evaluate((button) => {
    const slide = button.closest("section")?.querySelector("li");
    return slide ? Boolean(button.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING) : false;
  });
  expect(comesFirst).toBe(true);
  await page.keyboard.press("Enter");
  await expect(carousel.getByRole("button", { name: "Reproducir el carrusel" })).toBeFocused();
  await tabTo(page, carousel.getByRole("button", { name: "Diapositiva siguiente" }));
  await page.keyboard.press("Enter");
  await expect(carousel.getByRole("status")).toHaveText(/^Diapositiva 2 de \d+: \S/);
  await expect(carousel.getByRole("button", { name: /^Ir a: / }).nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("nothing starts to move with reduced motion", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Reproducir el carrusel" })).toBeVisible();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element);
        return scrollBehavior === "smooth" || transitionDuration.split(", ").some((time) => time !== "0s");
      }).length,
  );
  expect(moving).toBe(0);
});

test("the cart drawer keeps the focus inside, says what changes and gives the focus back", {
  tag: "@main",
}, async ({ page }) => {
  const products = [await stockProduct("Alfa", 10_000, 3), await stockProduct("Beta", 20_000, 3)];
  for (const product of products) await addToCart(page, product);
  const cart = page.getByRole("button", { name: /^Carrito de compras/ });
  const drawer = page.getByRole("dialog", { name: "Carrito de Compras" });
  await cart.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  // After its last stop the focus passes through the browser's toolbar, where no element of the page has it.
  const isInside = () =>
    drawer.evaluate(
      (box) => box.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  }
  const said = drawer.getByRole("status").filter({ hasText: /^Tu carrito/ });
  await expect(said).toHaveText(/^Tu carrito: 2 artículos, total \$\s?30\.000\.$/);
  await tabTo(page, drawer.getByRole("button", { name: `Eliminar ${products[0]?.name} del carrito` }));
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(/^Tu carrito: 1 artículo, total \$\s?20\.000\.$/);
  // The focused element is gone: the focus moved to the next line.
  await expect(drawer.getByRole("link", { name: products[1]?.name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(cart).toBeFocused();
});

test("the account's menu: reached, opened, used and closed with the keyboard only", async ({ page }) => {
  await enter(page, (await newCustomer("teclado")).email);
  await page.goto("/terminos");
  const account = page.getByRole("button", { name: /^Tu cuenta/ });
  await hydrated(account);
  await tabTo(page, account);
  // Its menu loads now and replaces the button: the focus must not be lost.
  await expect(account).toHaveAttribute("aria-expanded", "false");
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Panel de Control" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Mis Compras" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(account).toBeFocused();
});

test("text with user-defined spacing is not cut off", async ({ page }) => {
  for (const route of ["/", "/tienda", "/servicios", "/contacto"]) {
    await page.goto(route);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    });
    // Text that ends outside of a clipping box. Invisible elements are clipped on purpose.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(":is(button, a, h1, h2, h3, label, dt, dd):not(.sr-only)")]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
          const box = element.getBoundingClientRect();
          if (!hides) return false;
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            const { left, right, top, bottom, width } = range.getBoundingClientRect();
            const isOut =
              left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
            if (width > 1 && isOut) return true;
          }
          return false;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut, route).toEqual([]);
  }
});
