import { expect, type Page } from "@playwright/test";
import { addDrawer, closeSession, expectedCash, openSession } from "../factories/cash.ts";
import type { Product } from "../factories/products.ts";
import { decideQuote } from "../factories/repairs.ts";
import { expectAccessible, expectFits } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { countEffort } from "./support/effort.ts";
import { employeeId } from "./support/people.ts";
import { stockOf, stockProduct } from "./support/products.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const MAIN = { tag: "@main" };

/** A product with a code of its own, as a reader types it. */
async function scannable(name: string, price: number, stock: number): Promise<Product & { code: string }> {
  const product = await stockProduct(name, price, stock);
  const code = `PRUEBA-${product.id.slice(0, 8).toUpperCase()}`;
  await db.sql`update public.products set sku = ${code} where id = ${product.id}`;
  return { ...product, code };
}

/** A session of the employee in a drawer of this test; close it at the end with what it should have. */
async function ownSession() {
  const staff = await employeeId();
  const session = await openSession(db, staff, await addDrawer(db), 100_000);
  return {
    id: session,
    close: async () => closeSession(db, staff, session, await expectedCash(db, session)),
  };
}

async function openTill(page: Page): Promise<void> {
  await page.goto("/admin/mostrador");
  await expect(page.getByLabel("Escanea o busca")).toBeFocused();
}

/** A reader types the code and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

const payment = (page: Page) => page.getByRole("region", { name: "Cobro" });
const sale = (page: Page) => page.getByRole("list", { name: "Venta" });

test(
  "three scans and a repair's balance, half in cash and half by card, with its ticket and the stock of the public page",
  MAIN,
  async ({ page }) => {
    const session = await ownSession();
    const controller = await scannable("Control de mostrador", 189_900, 2);
    const cable = await scannable("Cable de mostrador", 25_000, 5);
    const repair = await newRepair(null, "No da imagen");
    const quote = await newQuote(repair, 240_000);
    await decideQuote(db, { quote, token: repair.token });
    await enter(page, "employee@example.com");

    await page.goto("/admin/mostrador");
    await expect(page.getByLabel("Escanea o busca")).toBeFocused();
    await scan(page, controller.code);
    await scan(page, cable.code);
    await scan(page, controller.code);
    await expect(page.getByLabel(`Unidades de ${controller.name}`)).toHaveValue("2");
    await expect(page.getByLabel(`Unidades de ${cable.name}`)).toHaveValue("1");
    await scan(page, repair.number);
    await expect(sale(page).getByText(`Reparación ${repair.number}`)).toBeVisible();
    const total = 2 * 189_900 + 25_000 + 240_000;
    await expect(payment(page).getByText("$644.800", { exact: true }).first()).toBeVisible();

    await payment(page).getByRole("button", { name: "Dividir el pago" }).click();
    await payment(page).getByLabel("Valor en efectivo").fill("322.400");
    await payment(page).getByLabel("Número del voucher (opcional)").fill("004512");
    await payment(page).getByLabel("Efectivo recibido").fill("350.000");
    await expect(payment(page).getByText("$27.600")).toBeVisible();
    await expectAccessible(page, 1280);
    await payment(page).getByRole("button", { name: "Cobrar $644.800" }).click();
    await expect(payment(page).getByText("Cobrado: $644.800")).toBeVisible();
    await expect(payment(page).getByText("$27.600")).toBeVisible();
    await expectAccessible(page, 1280);

    await payment(page).getByRole("link", { name: "Ver y enviar el comprobante" }).click();
    await page.waitForURL("**/admin/mostrador/*-*");
    await expect(page.getByText(/no es (una )?factura/i).first()).toBeVisible();
    for (const text of [controller.name, cable.name, "004512", "$644.800", "$27.600"])
      await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page, 1280);
    const [ledger] = await query<{ cash: number; card: number; paid: boolean }>(
      `select sum(amount) filter (where method = 'efectivo')::int as cash, sum(amount) filter (where method = 'datafono')::int as card,
      (select paid_at is not null from public.cotizaciones where id = $2) as paid
     from private.money_moves where session_id = $1`,
      [session.id, quote],
    );
    expect(ledger).toEqual({ cash: 322_400, card: total - 322_400, paid: true });
    expect(await stockOf(controller)).toBe(0);
    await page.goto(`/producto/${controller.slug}`);
    await expect(page.getByText("Agotado").first()).toBeVisible();
    await session.close();
  },
);

test("two lines in cash with the keyboard alone", MAIN, async ({ page }) => {
  const session = await ownSession();
  const one = await scannable("Grip de mostrador", 19_000, 4);
  const two = await scannable("Funda de mostrador", 31_000, 4);
  await enter(page, "employee@example.com");
  await openTill(page);
  // A code is one press of the reader's trigger: with the two keys below, four presses.
  await scan(page, one.code);
  await scan(page, two.code);
  await expect(sale(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(payment(page).getByLabel("Efectivo recibido")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(payment(page).getByText("Cobrado: $50.000")).toBeVisible();
  // The next scan begins the next sale.
  await page.getByLabel("Escanea o busca").focus();
  await scan(page, one.code);
  await expect(sale(page).getByRole("listitem")).toHaveCount(1);
  await expect(payment(page).getByText("Cobrado")).toHaveCount(0);
  await session.close();
});

test("from the dashboard, one scanned product with exact cash is three presses", async ({ page }) => {
  const session = await ownSession();
  const product = await scannable("Base de mostrador", 45_000, 2);
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");
  const counted = await countEffort(page, "sell over the counter");
  await page.getByRole("navigation").getByRole("link", { name: "Mostrador" }).first().click();
  await expect(page.getByLabel("Escanea o busca")).toBeFocused();
  await scan(page, product.code);
  await payment(page).getByRole("button", { name: "Cobrar $45.000" }).click();
  await expect(payment(page).getByText("Cobrado: $45.000")).toBeVisible();
  // With the scan, three.
  await counted({ clicks: 2 });
  await session.close();
});

test("what was put together survives a reload, and is charged once", async ({ page, consoleErrors }) => {
  const session = await ownSession();
  const product = await scannable("Luz de mostrador", 12_000, 2);
  await enter(page, "employee@example.com");
  await openTill(page);
  await scan(page, product.code);
  await expect(sale(page).getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(sale(page).getByRole("listitem")).toHaveCount(1);
  // The answer is lost after the sale was made: charging again gives the same ticket.
  let isLost = false;
  await page.route("**/admin/mostrador", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await payment(page)
    .getByRole("button", { name: /^Cobrar/ })
    .click();
  await expect(
    payment(page)
      .getByText(/^No pudimos conectarnos/)
      .first(),
  ).toBeVisible();
  expect(consoleErrors.splice(0)).toHaveLength(1);
  await payment(page)
    .getByRole("button", { name: /^Cobrar/ })
    .click();
  await expect(payment(page).getByText("Cobrado: $12.000")).toBeVisible();
  expect(await stockOf(product)).toBe(1);

  // What was emptied is another sale, and an address with a code adds it once.
  await page.goto(`/admin/mostrador?q=${product.code}`);
  await expect(page.getByLabel(`Unidades de ${product.name}`)).toHaveValue("1");
  await page.reload();
  await expect(page.getByLabel(`Unidades de ${product.name}`)).toHaveValue("1");
  await page.getByRole("button", { name: "Vaciar la venta" }).click();
  await expect(sale(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("mostrador"))).toBeNull();
  await session.close();
});

for (const width of [360, 768]) {
  test(`sells at ${width} px: a name, a discount with its reason, by card`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await ownSession();
    const product = await scannable("Volante de mostrador", 400_000, 2);
    await enter(page, "employee@example.com");
    await page.goto("/admin/mostrador");
    await page.getByLabel("Escanea o busca").fill(product.name);
    await page.getByRole("list", { name: "Resultados" }).getByRole("button").first().click();
    await sale(page)
      .getByRole("button", { name: /^Descuento/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Descuento" });
    await dialog.getByRole("button", { name: "10 %" }).click();
    await dialog.getByRole("button", { name: "Aplicar" }).click();
    await expect(dialog.getByText("Escribe el motivo.")).toBeVisible();
    await dialog.getByLabel("Motivo").fill("Caja golpeada");
    await expectAccessible(page, width);
    await dialog.getByRole("button", { name: "Aplicar" }).click();
    await expect(dialog).toHaveCount(0);
    await payment(page).getByText("Datáfono").click();
    await expectAccessible(page, width);
    await expectFits(page);
    await page.setViewportSize({ width, height: 800 });
    await payment(page).getByRole("button", { name: "Cobrar $360.000" }).click();
    await expect(payment(page).getByText("Cobrado: $360.000")).toBeVisible();
    await expectAccessible(page, width);
    await session.close();
  });
}
