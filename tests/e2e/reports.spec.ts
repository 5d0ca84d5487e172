import { expect } from "@playwright/test";
import { moveSale, setItemCost } from "../factories/reports.ts";
import { expectAccessibleAtBothEnds } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

/** A month before the demo's. */
const MONTH = "desde=2024-02-01&hasta=2024-02-29";

test("what a month earned: its totals, its products, a day of it, and the same as a file", {
  tag: "@main",
}, async ({ page }) => {
  const buyer = await newCustomer("margen");
  const known = await stockProduct("Control con costo", 120_000, 3);
  const unknown = await stockProduct("Control sin costo", 80_000, 3);
  for (const [product, day] of [
    [known, "2024-02-03"],
    [unknown, "2024-02-10"],
  ] as const) {
    const order = await paidOrder(buyer, [{ product }]);
    if (product === known) await setItemCost(db, order.id, known.id, 70_000);
    await moveSale(db, order.id, day);
  }
  await enter(page, "manager@example.com");
  await page.goto("/dashboard");
  await page
    .getByRole("navigation", { name: "Secciones de tu panel" })
    .getByRole("link", { name: "Negocio" })
    .click();
  await expect(page.getByRole("heading", { name: "Negocio", level: 1 })).toBeVisible();

  await page.goto(`/admin/negocio?${MONTH}`);
  const figure = (term: string) =>
    page.locator("dl > div").filter({ has: page.getByText(term, { exact: true }) });
  await expect(figure("Ventas")).toContainText("$200.000");
  await expect(figure("Margen")).toContainText("$50.000");
  await expect(figure("Margen")).toContainText("41,7 % de $120.000");
  await expect(figure("Unidades sin costo")).toContainText("1");
  const table = page.getByRole("region", { name: "Ventas por producto" });
  await expect(table.getByRole("row", { name: unknown.name })).toContainText("No se sabe");

  const file = await page.request.get(`/api/reports?${MONTH}&por=producto`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const lines = (await file.text()).split("\r\n");
  expect(lines).toContain(`${known.name};1;120000;0;120000;120000;70000;50000;0`);
  expect(lines).toContain("Total;2;200000;0;200000;120000;70000;50000;1");

  await page.getByRole("navigation", { name: "Agrupar por" }).getByRole("link", { name: "Día" }).click();
  await page.getByRole("link", { name: "3 de febrero de 2024" }).click();
  await expect(figure("Ventas")).toContainText("$120.000");
  await expect(table.getByRole("link", { name: known.name })).toHaveAttribute(
    "href",
    /\/admin\/productos\?q=/,
  );
  await page.goto(`/admin/negocio?${MONTH}`);
  await expectAccessibleAtBothEnds(page);
});

test("the stock: what it is worth, and what to buy", async ({ page }) => {
  await enter(page, "admin@example.com");
  await page.goto("/admin/negocio/inventario");
  await expect(page.getByText("A precio de venta")).toBeVisible();
  await page.getByRole("link", { name: "Valor del inventario" }).click();
  await expect(page.getByRole("region", { name: "Valor del inventario" })).toBeVisible();
  await expectAccessibleAtBothEnds(page);
});

test("an employee has no link to the reports, and the page says why it is empty", async ({ page }) => {
  await enter(page, "employee@example.com");
  await page.goto("/admin/negocio");
  await expect(page.getByText("Tu rol no ve los informes del negocio.")).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Secciones de tu panel" }).getByRole("link", { name: "Negocio" }),
  ).toHaveCount(0);
});
