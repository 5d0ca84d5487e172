import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { pressEnter } from "./support/keyboard.ts";
import { stockProduct } from "./support/products.ts";
import { openDialog } from "./support/questions.ts";

const once = () => Date.now().toString(36);

/** On a phone and on a desktop: nothing is wider than the screen, and axe finds nothing. */
async function expectGood(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, width);
  }
}

/** Types what belongs into the focused field and presses Enter. */
async function typed(page: Page, text: string) {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a purchase of five lines is typed without the mouse, compared with the invoice and corrected; the editor shows the margin", {
  tag: "@main",
}, async ({ page }) => {
  const mark = once();
  const names: string[] = [];
  for (const colour of ["Azul", "Blanco", "Negro", "Rojo", "Verde"])
    names.push((await stockProduct(`Grip ${colour} ${mark}`, 40_000, 0)).name);
  await enter(page, "manager@example.com");
  await page.goto("/admin/compras");
  await page.getByRole("link", { name: "Nueva compra" }).click();

  const search = page.getByLabel("Agregar un producto");
  await hydrated(search);
  await page.getByLabel("Proveedor", { exact: true }).fill(`Grips ${mark}`);
  await page.getByLabel("Factura o remisión").fill("FV-77");
  await page.getByLabel("Total de la factura").fill("300.000");
  await search.focus();
  for (const [n, name] of names.entries()) {
    await typed(page, name);
    const line = page.getByRole("listitem").filter({ hasText: name });
    await expect(line.getByLabel("Unidades")).toBeFocused();
    await typed(page, String(n + 1));
    await expect(line.getByLabel("Costo por unidad")).toBeFocused();
    await typed(page, "20.000");
    await expect(search).toBeFocused();
  }
  await expect(page.getByText("Total $300.000")).toBeVisible();
  await expectGood(page);

  // One unit too many of the first: the sum is not the invoice's.
  const first = page.getByRole("listitem").filter({ hasText: names[0] });
  await first.getByLabel("Unidades").fill("2");
  await pressEnter(page.getByRole("button", { name: "Registrar compra" }));
  await expect(page.getByText("Las líneas suman $320.000: sobran $20.000.")).toBeVisible();
  await first.getByLabel("Unidades").fill("1");
  await pressEnter(page.getByRole("button", { name: "Registrar compra" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compra \d+$/);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(6);

  const row = page.getByRole("row").filter({ hasText: names[4] });
  const dialog = await openDialog(
    page,
    row.getByRole("button", { name: `Corregir ${names[4]}` }),
    `Corregir: ${names[4]}`,
  );
  await dialog.getByLabel("Unidades").fill("4");
  await dialog.getByLabel("Costo de toda la línea").fill("100.000");
  await dialog.getByLabel("Motivo").fill("Faltó una en la caja");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Se registró 5 × $100.000");
  await expect(row).toContainText("$25.000");
  await expectGood(page);
  const stocks = await query<{ stock: number }>(
    "select stock from public.products where name like $1 order by name",
    [`Grip % ${mark} %`],
  );
  expect(stocks.map(({ stock }) => stock)).toEqual([1, 2, 3, 4, 4]);

  await page.goto(`/admin/compras?q=${encodeURIComponent(`grips ${mark}`)}`);
  await expect(page.getByRole("row").filter({ hasText: `Grips ${mark}` })).toContainText("$300.000");
  await expectGood(page);

  await page.goto(`/admin/productos?q=${encodeURIComponent(names[4] ?? "")}`);
  const editor = await openDialog(
    page,
    page.getByRole("link", { name: `Editar ${names[4]}` }),
    `Editar: ${names[4]}`,
  );
  await expect(editor.getByText("Margen: 38 %, $15.000 por unidad")).toBeVisible();
  await editor.getByLabel("Precio (COP) *").fill("24.000");
  await expect(editor.getByText("El precio está por debajo del costo.")).toBeVisible();
});

test("an employee enters what came in, with its cost, and is offered neither costs nor corrections", async ({
  page,
}) => {
  const product = await stockProduct(`Cable llegado ${once()}`, 20_000, 10);
  await enter(page, "employee@example.com");
  await page.goto(`/admin/productos?q=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole("link", { name: "Compras" })).toHaveCount(0);
  const dialog = await openDialog(
    page,
    page.getByRole("button", { name: `Ajustar existencias de ${product.name}` }),
    `Existencias: ${product.name}`,
  );
  await expect(dialog.getByRole("tab")).toHaveCount(0);
  await dialog.getByLabel("Unidades").fill("5");
  await dialog.getByLabel("Costo por unidad").fill("7.000");
  await expectGood(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: product.name })).toContainText("15");
  await page.goto("/admin/compras");
  await page.waitForURL("**/dashboard");
});
