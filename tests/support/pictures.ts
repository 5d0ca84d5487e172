import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ROOT } from "../../local/launch/config.ts";
import { BROWSER_ARGS, browserPath } from "./browser.ts";

/** Takes the README's screenshots of a running demo (`npm run demo` first). */

const site = process.env.SITE_URL ?? "http://localhost:3000";
const folder = path.join(ROOT, ".github/pictures");

async function take(page: Page, name: string, width: number): Promise<void> {
  await page.waitForLoadState("networkidle");
  const bytes = await page.screenshot();
  await sharp(bytes)
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}.webp`);
}

/** Signs in, and waits until the welcome notice, which covers the page for a moment, is gone. */
async function signedIn(email: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    colorScheme: "dark",
    locale: "es-CO",
  });
  await page.goto(`${site}/auth`);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("Aventura2026!");
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/dashboard");
  await page.waitForLoadState("networkidle");
  await page.reload();
  return page;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const desktop = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
    locale: "es-CO",
  });
  await desktop.goto(site);
  await take(desktop, "inicio", 1280);
  await desktop.goto(`${site}/tienda`);
  await take(desktop, "tienda", 900);
  await desktop.locator('main a[href^="/producto/"]').first().click();
  await desktop.waitForURL("**/producto/**");
  // The picture under the mouse is enlarged.
  await desktop.mouse.move(0, 0);
  await take(desktop, "producto", 900);
  await desktop
    .getByRole("button", { name: /^Agregar al carrito/ })
    .first()
    .click();
  await desktop.goto(`${site}/pagar`);
  await desktop.getByLabel("Nombre completo").fill("Camila Restrepo");
  await desktop.getByLabel("Celular").fill("3001234567");
  await desktop.getByLabel("Dirección").fill("Carrera 43A # 34 Sur-20");
  await desktop.getByLabel("Ciudad o municipio").fill("Envigado");
  await desktop.getByLabel("Correo electrónico").fill("camila@example.com");
  await desktop.getByRole("checkbox", { name: /Acepto los/ }).check();
  await desktop.getByRole("button", { name: /^Continuar al pago/ }).click();
  await desktop.getByLabel("Número de tarjeta").waitFor();
  await take(desktop, "pago", 900);
  const phone = await browser.newPage({
    viewport: { width: 390, height: 800 },
    colorScheme: "dark",
    locale: "es-CO",
  });
  await phone.goto(site);
  await take(phone, "celular", 390);

  const customer = await signedIn("cliente@example.com");
  await take(customer, "panel", 1280);
  await customer.goto(`${site}/servicios-tecnicos`);
  await customer.locator('main a[href^="/servicios-tecnicos/"]').first().click();
  await customer.waitForURL("**/servicios-tecnicos/**");
  await take(customer, "reparacion", 900);
  await customer.goto(`${site}/dashboard/cursos`);
  await take(customer, "cursos", 900);

  const staff = await signedIn("superadmin@example.com");
  await take(staff, "tablero", 1280);
  for (const [name, address] of [
    ["taller", "/admin/servicios-tecnicos"],
    ["productos", "/admin/productos"],
  ] as const) {
    await staff.goto(`${site}${address}`);
    await take(staff, name, 900);
  }
  await staff.goto(`${site}/admin/pedidos?etapa=por_enviar`);
  await staff.locator('main a[href^="/admin/pedidos/"]').first().click();
  await staff.waitForURL("**/admin/pedidos/**");
  await take(staff, "pedido", 900);
  await staff.goto(`${site}/admin/cursos`);
  await staff.locator('main a[href^="/admin/cursos/"]').first().click();
  await staff.getByRole("tab", { name: "Temario" }).click();
  await take(staff, "temario", 900);
} finally {
  await browser.close();
}
