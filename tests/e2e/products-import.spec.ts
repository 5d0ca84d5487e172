import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { pressEnter } from "./support/keyboard.ts";

const mark = () => Date.now().toString(36);

test.afterEach(async () => {
  await query("delete from public.products where slug like 'importado-%' or slug like 'export-%'");
});

async function choose(page: Page, text: string) {
  const files = page.locator('main input[type="file"]');
  await hydrated(files);
  await files.setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("a file with errors is reported row by row, the corrected one is saved, and the shop shows it", {
  tag: "@main",
}, async ({ page }) => {
  const slug = `importado-${mark()}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/productos/importar");
  await choose(
    page,
    `slug;nombre;precio;color\n${slug}-a;Cable uno;caro;rojo\n${slug}-b;"Cable ""dos""";25.000;azul\n${slug}-c;;1;verde\n`,
  );
  await expect(page.getByRole("heading", { name: "Revisión de lista.csv" })).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "2 filas tienen errores" })).toBeVisible();
  await expect(page.getByText("y no las usaremos: color.")).toBeVisible();
  const rows = page.getByRole("region", { name: "Filas con errores" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(/^2.*«caro» no es un número entero de 0 en adelante/);
  await expect(rows.nth(2)).toHaveText(/^4.*Nombre y precio son campos obligatorios/);
  await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);
  await expectAccessible(page, 1280);
  const waiting = page.waitForEvent("download");
  await pressEnter(page.getByRole("link", { name: "Descargar todos los errores" }));
  const errors = await readFile(await (await waiting).path(), "utf8");
  expect(errors.split("\r\n")[1]).toBe("2;Precio: «caro» no es un número entero de 0 en adelante.");

  await pressEnter(page.getByRole("button", { name: "Elegir otro archivo" }));
  await choose(
    page,
    `slug;nombre;precio;existencias\n${slug}-a;Cable uno;45.000;3\n${slug}-b;"Cable ""dos""";25.000;0\n`,
  );
  await pressEnter(page.getByRole("button", { name: "Importar 2 productos" }));
  await expect(page.getByRole("heading", { name: "Importación terminada" })).toBeFocused();
  await expect(page.getByText("2 nuevos, 0 cambiados, 0 sin cambios.")).toBeVisible();
  await page.goto(`/producto/${slug}-a`);
  await expect(page.getByRole("heading", { level: 1, name: "Cable uno" })).toBeVisible();
});

test("an import over later changes is stopped until confirmed; sales in between are kept", async ({
  page,
}) => {
  const category = `exportados-${mark()}`;
  const slug = `export-${mark()}`;
  await query(
    "insert into public.products (slug, name, price, stock, category) values ($1, 'Control exportado', 50000, 10, $2)",
    [slug, category],
  );
  await enter(page, "manager@example.com");
  const answer = await page.request.get(`/api/products/export?categoria=${category}`);
  const exported = await answer.text();
  expect(exported).toContain(`;${slug};Control exportado;`);
  expect(exported).toContain(";50.000;");
  await query("update public.products set name = 'Control renombrado', stock = stock - 1 where slug = $1", [
    slug,
  ]);
  await query(
    "insert into public.stock_movements (product_id, delta, reason) select id, -1, 'adjusted' from public.products where slug = $1",
    [slug],
  );
  await page.goto("/admin/productos/importar");
  await choose(page, exported.replace(";50.000;", ";60.000;").replace(";10;10;", ";15;10;"));
  const save = page.getByRole("button", { name: "Importar 1 producto", exact: true });
  await expect(save).toBeDisabled();
  await expect(page.getByText("Cambió después de exportarlo")).toBeVisible();
  await expect(page.getByText("$50.000 → $60.000")).toBeVisible();
  await expect(page.getByText("9 → 14")).toBeVisible();
  await page.getByRole("checkbox", { name: /Guardar igual/ }).press("Space");
  await pressEnter(save);
  await expect(page.getByRole("heading", { name: "Importación terminada" })).toBeVisible();
});
