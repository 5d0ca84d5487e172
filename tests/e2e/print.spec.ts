import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { openOrder, paidOrder, ship } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

type Store = { name: string; tax_id: string; phone: string };

async function store(): Promise<Store> {
  const [row] = await query<Store>("select name, tax_id, phone from public.store_settings");
  if (!row) throw new Error("No settings.");
  return row;
}

/** The sheet: black on white despite the dark theme; only the content, below the store's own lines. */
async function expectSheet(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const { name, tax_id, phone } = await store();
  const heading = page.locator(".print-heading");
  await expect(heading).toBeVisible();
  for (const text of [name, `NIT ${tax_id}`, phone]) await expect(heading).toContainText(text);
  await expectBare(page);
}

/** No controls, no links to other pages, no colour. */
async function expectBare(page: Page): Promise<void> {
  for (const role of ["banner", "contentinfo", "navigation", "button", "textbox"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const panels = [...document.querySelectorAll("main .panel")].map(
      (panel) => getComputedStyle(panel).backgroundColor,
    );
    return { color, backgrounds: [...new Set([backgroundColor, ...panels])] };
  });
  expect(colors).toEqual({ color: "rgb(0, 0, 0)", backgrounds: ["rgb(255, 255, 255)"] });
}

/** Rows are not split across pages. */
async function expectWholeRows(page: Page): Promise<void> {
  const rows = page.getByRole("main").getByRole("listitem");
  expect(await rows.count()).toBeGreaterThan(0);
  const breaks = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
}

test("an order is printed completely, by its link and from the account", async ({ page }) => {
  const customer = await newCustomer("papel");
  const product = await stockProduct("Control en papel", 40_000, 3);
  const order = await paidOrder(customer, [{ product }]);
  await ship(order, "shipped");
  await enter(page, customer.email);
  for (const address of [`/pedido/${order.token}`, `/dashboard/pedidos/${order.id}`]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    await expect(page.locator(".print-heading")).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expectSheet(page);
    await expectWholeRows(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
    await expect(page.getByText(product.name).first()).toBeVisible();
    await expect(page.getByText("$40.000").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Pasos del envío" })).toBeVisible();
    // The order's own address is printed.
    await expect(page.getByText(`/pedido/${order.token}`)).toBeVisible();
  }
});

test("an order that waits for its payment is printed without its payment form", async ({ page }) => {
  const order = await openOrder(await newCustomer("sin pagar"), [
    { product: await stockProduct("Sin pagar", 40_000, 3) },
  ]);
  await page.goto(`/pedido/${order.token}`);
  await expect(page.getByRole("button", { name: "Pagar ahora" })).toBeVisible();
  await expectSheet(page);
  await expect(page.getByText(/Pagar ahora/)).toBeHidden();
});

test("a service order is printed completely, from the account and by its link: state, quote and history", async ({
  page,
}) => {
  const customer = await newCustomer("papel-taller");
  const repair = await newRepair(customer, "No enciende");
  await newQuote(repair, 90_000);
  await enter(page, customer.email);
  for (const address of [`/servicios-tecnicos/${repair.id}`, `/reparacion/${repair.token}`]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    await expectSheet(page);
    await expectWholeRows(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(repair.number);
    await expect(page.getByRole("heading", { name: "Cotización" })).toBeVisible();
    await expect(page.getByText("$90.000").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Historia" })).toBeVisible();
    await expect(page.getByText(`/reparacion/${repair.token}`)).toBeVisible();
  }
});

test("a certificate and a product are printed completely", async ({ page }) => {
  const [{ code = "" } = {}] = await query<{ code: string }>(
    "select code from public.certificates where holder_name = 'Camila Restrepo'",
  );
  await page.goto(`/certificado/${code}`);
  await expectSheet(page);
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  const product = await stockProduct("Producto en papel", 70_000, 2);
  await page.goto(`/producto/${product.slug}`);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectBare(page);
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText("$70.000").first()).toBeVisible();
});
