import { expect } from "@playwright/test";
import { CUFE } from "../factories/invoices.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

test("an invoice is asked for on the order's page, and its number is shown once staff wrote it", {
  tag: "@main",
}, async ({ page, browser }) => {
  const buyer = await newCustomer("factura");
  const order = await paidOrder(buyer, [{ product: await stockProduct("Control facturado", 119_000, 3) }]);
  await enter(page, buyer.email);
  await page.goto(`/dashboard/pedidos/${order.id}`);
  const lines = page.getByRole("region", { name: "Tu compra" });
  await expect(lines.getByText("IVA 19 %, base $100.000")).toBeVisible();
  await expect(lines.getByText("$19.000", { exact: true })).toBeVisible();

  const number = page.getByLabel("Número", { exact: true });
  await clickUntil(page.getByRole("button", { name: "Pedir factura a nombre de…" }), number);
  await page.getByLabel("Documento", { exact: true }).selectOption("NIT");
  await number.fill("900.123.456-1");
  await page.getByLabel("Razón social").fill("Juegos del Sur S.A.S.");
  await page.getByLabel("Correo para la factura").fill("pagos@example.com");
  await page.getByLabel("Ciudad o municipio").fill("Envigado");
  await page.getByRole("button", { name: "Pedir factura", exact: true }).click();
  await expect(page.getByText("El dígito de verificación de ese NIT sería 8: revísalo.")).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill("900.123.456-8");
  await page.getByRole("button", { name: "Pedir factura", exact: true }).click();
  await expect(page.getByText("NIT 900123456-8")).toBeVisible();

  const staff = await (await browser.newContext({ locale: "es-CO" })).newPage();
  await enter(staff, "employee@example.com");
  await staff.goto(`/admin/pedidos/${order.id}`);
  const card = staff.getByRole("region", { name: "Factura" });
  await expect(card.getByText("Juegos del Sur S.A.S.")).toBeVisible();
  await clickUntil(card.getByRole("button", { name: "Escribir número y CUFE" }), card.getByLabel("CUFE"));
  await card.getByLabel("Número").fill(`FE${order.number}`);
  await card.getByLabel("CUFE").fill(CUFE);
  await card.getByRole("button", { name: "Guardar factura" }).click();
  await expect(card.getByRole("button", { name: "Corregir número y CUFE" })).toBeVisible();

  await page.reload();
  const invoice = page.getByRole("region", { name: "Factura" });
  await expect(invoice.getByText(`FE${order.number}`.toUpperCase())).toBeVisible();
  await expect(invoice.getByText(CUFE)).toBeVisible();
  await expect(invoice.getByRole("button")).toHaveCount(0);
});
