import { expect, type Page, type Route } from "@playwright/test";
import { RELEASE_HEADER } from "../../lib/core/env-release.ts";
import { formatCop } from "../../lib/core/money.ts";
import { countDocuments } from "../support/documents.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { addToCart, fillCashOrder, orderOf, payOnDelivery, someBuyer } from "./support/checkout.ts";
import { openLive } from "./support/live.ts";
import { stockOf, stockProduct } from "./support/products.ts";

// A page of the previous release, still open while the new one is already there.

const NOTICE = "Publicamos una versión nueva del sitio.";

test.use({ expectedStatus: [404, 409, 503] });

const isAction = (headers: Record<string, string>) => "next-action" in headers;

/** From here on the server answers actions like those of a removed release. */
async function publishNewRelease(page: Page): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    if (!isAction(route.request().headers())) return route.fallback();
    const real = await route.fetch({
      headers: { ...route.request().headers(), "next-action": "7f".padEnd(42, "0") },
    });
    return route.fulfill({ response: real });
  };
  await page.route("**/*", answer);
  return () => page.unroute("**/*", answer);
}

test("during a checkout: a message to reload, the cart and the form stay, one order", {
  tag: "@main",
}, async ({ page }) => {
  const product = await stockProduct("Control de dos versiones", 45_000, 4);
  const buyer = someBuyer();
  await addToCart(page, product);
  await fillCashOrder(page, buyer);
  const publishEnds = await publishNewRelease(page);
  const order = payOnDelivery(page);
  await order.click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveValue(buyer.name);
  expect(await orderOf(buyer)).toBeUndefined();
  await publishEnds();

  await page.getByRole("link", { name: "Recargar la página" }).click();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByLabel("Nombre completo")).toHaveValue(buyer.name);
  await expect(page.getByLabel("Dirección")).toHaveValue(buyer.address);
  await page.getByRole("checkbox", { name: /Acepto los/ }).check();
  await order.click();
  await expect.poll(async () => (await orderOf(buyer))?.status).toBeDefined();
  const [{ orders = 0 } = {}] = await query<{ orders: number }>(
    "select count(*)::int as orders from public.orders where customer_phone = $1",
    [buyer.phone],
  );
  expect(orders).toBe(1);
  expect(await stockOf(product)).toBe(3);
});

test("in any form: a message to reload, and what was typed can still be copied", async ({ page }) => {
  await page.goto("/contacto");
  await page.getByLabel("Nombre*").fill("Ana de la versión vieja");
  await page.getByLabel("Teléfono*").fill("+57 310 555 0123");
  await page.getByLabel("Mensaje*").fill("Quiero saber si reparan un mando.");
  await page.getByLabel(/Autorizo el tratamiento/).check();
  await publishNewRelease(page);
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole("link", { name: "Recargar la página" })).toBeVisible();
  await expect(page.getByLabel("Mensaje*")).toHaveValue("Quiero saber si reparan un mando.");
});

test("missing files of the release: notices still work, and the cart stays", async ({ page }) => {
  const product = await stockProduct("Control sin archivos", 45_000, 4);
  await openLive(page, `/producto/${product.slug}`, "products");
  await page.route("**/_next/static/chunks/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page
    .getByRole("button", { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await page.goto("/carrito");
  await expect(page.getByText(product.name).first()).toBeVisible();
});

/** Answers what open pages ask after a change: which release answers them. Counts the questions. */
async function answerAlive(page: Page, answer: { status?: number; headers?: Record<string, string> }) {
  let asked = 0;
  await page.route("/api/alive", (route) => {
    asked += 1;
    return route.fulfill(answer);
  });
  return () => asked;
}

/** The longest interval before the page asks again. */
const AGAIN_MS = 10_000;

/** Advances the page's clock, which is installed before it loads, until it has asked again and a condition holds. */
async function later(page: Page, holds: () => void | Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(AGAIN_MS);
    await holds();
  }).toPass();
}

const NEXT = { headers: { [RELEASE_HEADER]: "the-next" } };

/** A price that no other product has. */
let price = 40_000 + Math.floor(Math.random() * 9_000);
async function raisePrice(product: { id: string }): Promise<void> {
  price += 1;
  await query("update public.products set price = $1 where id = $2", [price, product.id]);
}
const shownPrice = (page: Page, amount = price) =>
  page.getByRole("main").getByText(formatCop(amount)).filter({ visible: true }).first();

test("a change while the site does not answer: the page stays, and shows it when the site is back", async ({
  page,
}) => {
  const product = await stockProduct("Control sin respuesta", price, 4);
  await page.clock.install();
  await openLive(page, `/producto/${product.slug}`, "products");
  const documents = countDocuments(page);
  const asked = await answerAlive(page, { status: 503 });
  await raisePrice(product);
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(shownPrice(page, price - 1)).toBeVisible();
  await page.unroute("/api/alive");
  await later(page, async () => await expect(shownPrice(page)).toBeVisible({ timeout: 1000 }));
  expect(documents()).toBe(0);
});

test("a change when the page's release is gone takes nothing that was typed", async ({ page }) => {
  const product = await stockProduct("Control que nadie mira", price, 4);
  await page.clock.install();
  await openLive(page, "/contacto", "products");
  const message = page.getByLabel("Mensaje*");
  await message.fill("Quiero saber si reparan un mando.");
  await message.blur();
  const documents = countDocuments(page);
  const asked = await answerAlive(page, NEXT);
  await raisePrice(product);
  await expect.poll(asked).toBeGreaterThan(0);
  // Asked again later, after the first answer was processed.
  await later(page, () => expect(asked()).toBeGreaterThan(1));
  await expect(message).toHaveValue("Quiero saber si reparan un mando.");
  expect(documents()).toBe(0);
});
