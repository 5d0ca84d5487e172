import { expect, type Locator, type Page } from "@playwright/test";
import { placeAt } from "../factories/places.ts";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { addToCart, addToCartButton } from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { hydrated } from "./support/hydrated.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newRepair } from "./support/repairs.ts";

test("a page whose script fails to load says what to do, and recovers", async ({ page, consoleErrors }) => {
  await page.goto("/terminos");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "PQR" });
  await hydrated(link);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await link.click();
  const failed = page.getByRole("alert").filter({ hasText: "Error al cargar" });
  await expect(failed).toContainText(
    "Error al cargar la página: no pudimos conectarnos con la tienda. Revisa tu internet",
  );
  await page.unroute("**/_next/static/**/*.js");
  await page.getByRole("button", { name: "Reintentar Carga" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(failed).toHaveCount(0);
  consoleErrors.length = 0;
});

/** Expects a notice to cover no button and no link, of the page or of the sticky header. */
async function expectNothingUnder(toast: Locator) {
  await expect
    .poll(() =>
      toast.evaluate((notice) => {
        const at = notice.getBoundingClientRect();
        const isUnder = (one: Element) => {
          const box = one.getBoundingClientRect();
          return box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top;
        };
        const pressed = document.querySelectorAll(
          ":is(main, header) :is(button, a, input, select, textarea):not([data-under-toasts] *)",
        );
        return [...pressed]
          .filter((one) => one.checkVisibility() && isUnder(one))
          .map((one) => one.textContent);
      }),
    )
    .toEqual([]);
}

const addedSheet = (page: Page) => page.getByRole("region", { name: "Agregado al carrito" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("after signing up the notice covers no control", async ({ page }) => {
    await page.goto("/auth");
    const wanted = page.getByRole("button", { name: "Regístrate" });
    await hydrated(wanted);
    await wanted.click();
    await page.getByLabel("Correo electrónico").fill(freshEmail("aviso"));
    await page.getByLabel("Contraseña", { exact: true }).fill("Una-clave-larga-9");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Crear Cuenta" }).click();
    await expect(page.getByRole("button", { name: "Ya lo confirmé: iniciar sesión" })).toBeVisible();
    const toast = page.getByRole("listitem").filter({ hasText: "¡Cuenta creada!" });
    await expect(toast).toBeVisible();
    await expectNothingUnder(toast);
  });

  test("after adding, the button says so and a sheet leads to cart and checkout; the drawer replaces it", async ({
    page,
  }) => {
    const product = await stockProduct("Control con aviso", 90_000, 2);
    await addToCart(page, product);
    await expect(page.getByRole("button", { name: /^Agregado\s?: Control con aviso/ })).toBeVisible();
    const sheet = addedSheet(page);
    await expectNothingUnder(sheet);
    await expectAccessible(page, 360);
    await expect(sheet.getByRole("link", { name: "Ver carrito" })).toHaveAttribute("href", "/carrito");
    await expect(sheet.getByRole("link", { name: "Ir a pagar" })).toHaveAttribute("href", "/pagar");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await addToCartButton(page, product).click();
    await expect(sheet).toBeVisible();
    await page.getByRole("button", { name: /^Carrito de compras: 2/ }).click();
    await expect(page.getByRole("dialog", { name: "Carrito de Compras" })).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});

test("on a desktop the sheet covers nothing when the buy buttons are in its corner", async ({ page }) => {
  const product = await stockProduct("Control con historia", 90_000, 2);
  await query(
    "update public.products set description = repeat('Una línea de su historia.' || chr(10), 8) where id = $1",
    [product.id],
  );
  await page.goto(`/producto/${product.slug}`);
  const button = addToCartButton(page, product);
  await hydrated(button);
  const { y } = (await button.boundingBox()) ?? { y: 0 };
  await page.setViewportSize({ width: 1280, height: Math.round(y) + 200 });
  await button.click();
  await expectNothingUnder(addedSheet(page));
});

test("'Servicios Técnicos' leads visitors to the services and people with a session to their repairs", async ({
  page,
}) => {
  await page.goto("/tienda");
  const link = page.getByRole("navigation", { name: "Principal" }).getByRole("link", {
    name: "Servicios Técnicos",
  });
  await expect(link).toHaveAttribute("href", "/servicios");
  const customer = await newCustomer("servicios");
  await newRepair(customer, "No da imagen por HDMI");
  await enter(page, customer.email);
  await page.goto("/tienda");
  await expect(link).toHaveAttribute("href", "/servicios-tecnicos");
  await link.click();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Solicitar otra reparación" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Ver servicios y precios" })).toHaveAttribute(
    "href",
    "/servicios",
  );
});

test("the account's menu leads to the repairs and the profile too", async ({ page }) => {
  await enter(page, (await newCustomer("menu")).email);
  await page.goto("/tienda");
  await page.getByRole("button", { name: /^Tu cuenta/ }).click();
  for (const [name, href] of [
    ["Mis Pedidos", "/dashboard/pedidos"],
    ["Mis Servicios", "/servicios-tecnicos"],
    ["Mi Perfil", "/dashboard/perfil"],
  ])
    await expect(page.getByRole("menuitem", { name })).toHaveAttribute("href", href as string);
});

test.describe("pictures that fail to load", { tag: "@pictures" }, () => {
  test.use({ expectedStatus: [404] });

  test("are replaced by the placeholder", async ({ page }) => {
    await page.route(/\/_next\/image|:\d+\/media\//, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/servicios");
    const pictures = page.getByRole("main").locator("article img");
    await expect(pictures.first()).toHaveAttribute("src", "/art/placeholder.svg");
    await expect
      .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("signing out clears the browser's data of the person, and the checkout proposes the profile's data", {
  tag: "@main",
}, async ({ page }) => {
  const customer = await newCustomer("compartida");
  await query("update public.profiles set phone = '3001112233' where id = $1", [customer.id]);
  await query(
    "insert into public.addresses (user_id, place, is_default) values ($1, $2::text::jsonb, true)",
    [customer.id, JSON.stringify(placeAt("Carrera 43A # 1-50"))],
  );
  await addToCart(page, await stockProduct("Control compartido", 90_000, 2));
  await page.evaluate(() =>
    localStorage.setItem(
      "aventura:shipping",
      JSON.stringify({
        name: "Otra Persona",
        phone: "3009998877",
        street: "Calle ajena 1",
        email: "otra@example.com",
      }),
    ),
  );
  await enter(page, customer.email);
  await page.goto("/pagar");
  await expect(page.getByLabel("Celular")).toHaveValue("3001112233");
  await expect(page.getByLabel("Dirección")).toHaveValue("Carrera 43A # 1-50");
  await page.getByLabel("Dirección").fill("Calle 10 # 5-51");
  await page.reload();
  await expect(page.getByLabel("Dirección")).toHaveValue("Calle 10 # 5-51");
  await page.getByRole("link", { name: "Volver al carrito" }).click();
  await page.waitForURL("**/carrito");
  const leave = page.getByRole("menuitem", { name: "Cerrar Sesión" });
  await clickUntil(page.getByRole("button", { name: /^Tu cuenta/ }), leave);
  await leave.click();
  await expect(page.getByText("Sesión cerrada")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("another page of the store, a category and a search show every product found", async ({ page }) => {
    const cards = page.getByRole("list", { name: "Productos" }).getByRole("listitem");
    for (const path of [
      "/tienda/lista?pagina=2",
      "/tienda/lista?categoria=controles&orden=precio-menor",
      "/tienda/lista?q=control",
    ]) {
      await page.goto(path);
      await expect(cards, path).toHaveCount(12);
      await expect(cards.filter({ has: page.getByRole("heading") }), path).toHaveCount(12);
    }
  });

  test("forms are replaced by how to reach the shop", async ({ page }) => {
    for (const path of [
      "/contacto",
      "/peticiones",
      "/blog",
      "/auth",
      "/solicitar-reparacion",
      "/carrito",
      "/pagar",
    ]) {
      await page.goto(path);
      const ways = page.locator("main noscript a");
      await expect(ways.first(), path).toHaveAttribute("href", /wa\.me/);
      for (const way of await ways.all()) await expect(way, path).toBeVisible();
      await expect(page.locator("main form:visible"), path).toHaveCount(0);
    }
  });

  test("a product says how to buy it anyway", async ({ page }) => {
    // Playwright does not find roles and texts inside of noscript, though people see them.
    const notice = page.locator("main noscript");
    const product = await stockProduct("Control sin guion", 90_000, 2);
    await page.goto(`/producto/${product.slug}`);
    await expect(notice.locator("p")).toBeVisible();
    await expect(notice.locator("a")).toHaveAttribute("href", /wa\.me/);
    for (const path of [`/producto/${product.slug}`, "/tienda"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^Agregar/ }), path).toHaveCount(0);
    }
  });
});
