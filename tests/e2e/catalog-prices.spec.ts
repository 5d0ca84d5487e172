import { expect } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { conflictIn } from "./support/conflict.ts";
import { stockProduct } from "./support/products.ts";

test("a price that was typed with its point is the same price when somebody else saved first", async ({
  page,
}) => {
  const product = await stockProduct("Control con punto", 50_000, 5);
  const price = async () => (await query("select price from public.products where id = $1", [product.id]))[0];
  await enter(page, "manager@example.com");
  await page.goto(`/admin/productos?q=${encodeURIComponent(product.name)}&editar=${product.id}`);
  const editor = page.getByRole("dialog", { name: `Editar: ${product.name}` });
  await expect(editor.getByLabel("Precio (COP) *")).toHaveValue("50000");
  await query("update public.products set badge_text = 'De la otra' where id = $1", [product.id]);
  await editor.getByLabel("Precio (COP) *").fill("150.000");
  await editor.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(conflictIn(editor)).toContainText("Precio: $50.000 → $150.000");
  await editor.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect.poll(price).toEqual({ price: 150_000 });
});
