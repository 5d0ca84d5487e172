import { performance } from "node:perf_hooks";
import type { Browser } from "@playwright/test";
import type postgres from "postgres";
import { signedIn } from "./sign-in.ts";

export type ImportTimes = {
  rows: number;
  /** From the chosen file to the list of what it would do. */
  checkSeconds: number;
  /** From the click to 'Importación terminada'. */
  saveSeconds: number;
  seconds: number;
  /** Every different step that the person read while it worked. */
  steps: number;
};

const NAMES = ["Control", "Cable", "Batería", "Joystick", "Carcasa", "Ventilador", "Cargador", "Base"];

function spreadsheet(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, n) => {
    const name = `${NAMES[n % NAMES.length]} de importación ${n}`;
    const price = (10_000 + (n % 900) * 500).toLocaleString("es-CO");
    return `importado-${n};${name};"Repuesto de prueba; serie ${n % 97}";${price};importados;${n % 40}`;
  });
  return Buffer.from(
    `\ufeffslug;nombre;descripcion;precio;categoria;existencias\r\n${lines.join("\r\n")}\r\n`,
  );
}

/** Imports that many new products as an employee does, in the browser, and takes them away again. */
export async function csvImportSeconds(
  browser: Browser,
  site: string,
  sql: postgres.Sql,
  rows = 10_000,
): Promise<ImportTimes> {
  const page = await signedIn(browser, site, "employee@example.com");
  const seconds = (since: number) => Math.round((performance.now() - since) / 10) / 100;
  try {
    await page.goto("/admin/productos/importar", { waitUntil: "networkidle" });
    const buffer = spreadsheet(rows);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { importSteps: seen });
      new MutationObserver(() => {
        const label = document.querySelector("main progress")?.getAttribute("aria-label");
        if (label) seen.add(label);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const start = performance.now();
    await page
      .locator('main input[type="file"]')
      .setInputFiles({ name: "importados.csv", mimeType: "text/csv", buffer });
    const save = page.getByRole("button", { name: /^Importar [\d.]+ productos$/ });
    await save.waitFor({ timeout: 120_000 });
    const checkSeconds = seconds(start);
    const click = performance.now();
    await save.click();
    await page.getByRole("heading", { name: "Importación terminada" }).waitFor({ timeout: 120_000 });
    const saveSeconds = seconds(click);
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from public.products where category = 'importados'`;
    if (count !== rows) throw new Error(`${count} of ${rows} products arrived`);
    const steps = await page.evaluate(
      () => (window as unknown as { importSteps: Set<string> }).importSteps.size,
    );
    return { rows, checkSeconds, saveSeconds, seconds: seconds(start), steps };
  } finally {
    await page.close();
    await sql`delete from public.products where category = 'importados'`;
  }
}
