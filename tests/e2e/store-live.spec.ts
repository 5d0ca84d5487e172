import { expect } from "@playwright/test";
import { formatCop } from "../../lib/core/money.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { hold } from "./support/hold.ts";
import { hydrated } from "./support/hydrated.ts";
import { openLive } from "./support/live.ts";
import { stockProduct } from "./support/products.ts";
import { arrived, facet } from "./support/store.ts";

/** A list that the router asks for. */
const LIST = /\/tienda\/lista\?.*_rsc/;

test("products that change while a filter's list is on its way leave the sheet open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { id } = await stockProduct("Control que cambia de precio", 40_000, 3);
  await openLive(page, "/tienda", "products");
  const release = await hold(page, LIST, "GET");
  await page.getByRole("button", { name: /^Filtrar/ }).click();
  const asked = page.waitForRequest(LIST);
  await facet(page, "Plataforma", "Nintendo Switch").click();
  await asked;
  const alive = page.waitForResponse("/api/alive");
  await query("update public.products set price = price + 1000 where id = $1", [id]);
  await alive;
  release();
  await expect(page).toHaveURL(/plataforma=switch$/);
  await expect(page.getByRole("region", { name: "Filtros" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ver \d+ resultados$/ })).toBeVisible();
});

test("a refresh that is about to begin while a filter is chosen does not put the page in the list's place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const product = await stockProduct("Control del refresco", 9_100_000, 3);
  await openLive(page, "/tienda", "products");
  await page.getByRole("button", { name: /^Filtrar/ }).click();
  const sheet = page.getByRole("region", { name: "Filtros" });
  const release = await hold(page, "/api/alive", "GET");
  const asking = page.waitForRequest("/api/alive");
  await query("update public.products set price = 9100001 where id = $1", [product.id]);
  await asking;
  await facet(page, "Plataforma", "Nintendo Switch").click();
  await arrived(page);
  release();
  const renewed = page.waitForResponse(LIST);
  await query("update public.products set price = 9100002 where id = $1", [product.id]);
  await renewed;
  await expect(sheet).toBeVisible();
  await expect(facet(page, "Plataforma", "Nintendo Switch")).toHaveAttribute("aria-current", "true");
});

test("an open list asks once about each edit", async ({ page }) => {
  const product = await stockProduct("Control editado dos veces", 9_300_000, 3);
  await openLive(page, `/tienda/lista?q=${encodeURIComponent(product.name)}`, "products");
  const card = page.getByRole("article").filter({ hasText: product.name });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/alive")) asked += 1;
  });
  for (const price of [9_300_001, 9_300_002]) {
    await query("update public.products set price = $2 where id = $1", [product.id, price]);
    await expect(card).toContainText(formatCop(price));
  }
  expect(asked).toBe(2);
});

test("products that changed under a filter, or right before one, are new in the list that was left for it, too", {
  tag: "@main",
}, async ({ page }) => {
  const product = await stockProduct("Control de ida y vuelta", 9_200_000, 3);
  await openLive(page, `/tienda/lista?q=${encodeURIComponent(product.name)}`, "products");
  const setPrice = (price: number) =>
    query("update public.products set price = $2 where id = $1", [product.id, price]);
  const card = page.getByRole("article").filter({ hasText: product.name });
  const sort = () =>
    page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
  await expect(card).toContainText("$9.200.000");
  await sort();
  await arrived(page);
  await setPrice(9_200_001);
  await expect(card).toContainText("$9.200.001");
  await page.goBack();
  await expect(page).not.toHaveURL(/orden=/);
  await expect(card).toContainText("$9.200.001");

  const older = /\/tienda\/lista\?q=[^&]*&_rsc/;
  const release = await hold(page, older, "GET");
  const asking = page.waitForRequest(older);
  await setPrice(9_200_002);
  await asking;
  await sort();
  release();
  await expect(page).toHaveURL(/orden=/);
  await arrived(page);
  await expect(card).toContainText("$9.200.002");
  await page.goBack();
  await expect(card).toContainText("$9.200.002");
});

test("a filtered list that was left for a product is new when one comes back to it", async ({ page }) => {
  const word = `Devuelto${Date.now().toString(36)}`;
  const pressed = await stockProduct(`${word} uno`, 9_400_000, 3);
  const other = await stockProduct(`${word} dos`, 9_400_000, 3);
  await openLive(page, `/tienda/lista?q=${word}`, "products");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
  await arrived(page);
  const card = page.getByRole("article").filter({ hasText: other.name });
  await expect(card).toContainText("$9.400.000");
  await page.getByRole("link", { name: pressed.name, exact: true }).click();
  await expect(page).toHaveURL(`/producto/${pressed.slug}`);
  // The product's page hears of the edit and is refreshed; the list is not there to hear of it.
  const refreshed = page.waitForResponse((answer) => answer.url().includes(`/producto/${pressed.slug}?_rsc`));
  await query("update public.products set price = 9400001 where id = $1", [other.id]);
  await refreshed;
  await page.goBack();
  await expect(page).toHaveURL(/orden=/);
  await expect(card).toContainText("$9.400.001");
});

test("what was sold while one looked at a product is told by the store that one comes back to", async ({
  page,
}) => {
  const heard: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => void heard.push(String(payload))),
  );
  const word = `Vendido${Date.now().toString(36)}`;
  const [sold, looked] = [
    await stockProduct(`${word} uno`, 40_000, 9),
    await stockProduct(`${word} dos`, 40_000, 9),
  ];
  await openLive(page, `/tienda/lista?q=${word}`, "products");
  await page.getByRole("link", { name: looked.name, exact: true }).click();
  await expect(page).toHaveURL(`/producto/${looked.slug}`);
  await query("update public.products set stock = 1 where id = $1", [sold.id]);
  await expect.poll(() => heard.some((message) => message.includes(sold.id))).toBe(true);
  await page.goBack();
  await expect(page.getByRole("article").filter({ hasText: sold.name })).toContainText("Queda 1");
});

test.describe("a page whose live connection does not come at first", () => {
  test.use({ expectedStatus: [503] });

  test("hears of changes later", async ({ page }) => {
    const product = await stockProduct("Control sin conexión", 9_600_000, 3);
    await page.goto(`/producto/${product.slug}`);
    const chunks = "**/_next/static/chunks/**";
    let refused = 0;
    await page.route(chunks, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, body: "" });
    });
    const connected = page.waitForEvent("websocket");
    await page.mouse.move(2, 2);
    await expect.poll(() => refused).toBeGreaterThan(1);
    await page.unroute(chunks);
    await connected;
  });
});

test("what is sold changes the list, and what comes back enters it", { tag: "@main" }, async ({ page }) => {
  const word = `Vendible${Date.now().toString(36)}`;
  const [sold, back] = [
    await stockProduct(`${word} uno`, 40_000, 5),
    await stockProduct(`${word} dos`, 40_000, 0),
  ];
  await openLive(page, `/tienda/lista?q=${word}&existencias=si`, "products");
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Precio: mayor a menor");
  await arrived(page);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card(sold.name)).toBeVisible();
  await expect(card(back.name)).toBeHidden();
  await query("update public.products set stock = 2 where id = $1", [sold.id]);
  await expect(card(sold.name)).toContainText("Quedan 2");
  await query("update public.products set stock = 4 where id = $1", [back.id]);
  await expect(card(back.name)).toBeVisible();
  await query("update public.products set stock = 1 where id = $1", [back.id]);
  await expect(card(back.name)).toContainText("Queda 1");
});

test("a list with filters that is refreshed leaves the focus where it is", async ({ page }) => {
  const product = await stockProduct("Consola con foco", 8_700_000, 3);
  await openLive(page, `/tienda/lista?q=${encodeURIComponent(product.name)}`, "products");
  const card = page.getByRole("article").filter({ hasText: product.name });
  const link = card.getByRole("link", { name: product.name });
  await link.focus();
  await query("update public.products set price = 8700001 where id = $1", [product.id]);
  await expect(card).toContainText("$8.700.001");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/producto/${product.slug}`);
});

test("a page that is shown again has what changed while it was hidden, also without a live connection", async ({
  page,
}) => {
  const product = await stockProduct("Control de otra pestaña", 41_000, 5);
  await page.routeWebSocket(/realtime/, () => undefined);
  await page.goto(`/producto/${product.slug}`);
  const turn = (visibilityState: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibilityState);
  await hydrated(page.getByRole("button", { name: /^Carrito de compras/ }));
  await turn("hidden");
  await query("update public.products set price = 42000 where id = $1", [product.id]);
  const served = async () => (await page.request.get(`/producto/${product.slug}`)).text();
  await expect.poll(async () => (await served()).includes(formatCop(42_000))).toBe(true);
  await turn("visible");
  await expect(page.getByRole("main").getByText(formatCop(42_000)).first()).toBeVisible();
});
