import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { pressEnter } from "./support/keyboard.ts";

// A field that no other test uses; restored afterwards.
const FIELD = "Facebook";

let before = "";
test.beforeEach(async () => {
  const [row] = await query<{ facebook_url: string }>("select facebook_url from public.store_settings");
  before = row?.facebook_url ?? "";
});
test.afterEach(async () => {
  await query("update public.store_settings set facebook_url = $1", [before]);
});

async function save(page: Page, address: string) {
  const box = page.getByLabel(FIELD);
  await box.fill(address);
  await pressEnter(box);
}

test("what an admin saves is on the public home page, and invalid input is reported and stays", {
  tag: "@main",
}, async ({ page }) => {
  const mine = `https://www.facebook.com/tienda-${Date.now().toString(36)}`;
  await enter(page, "admin@example.com");
  await page.goto("/admin/configuracion");
  await hydrated(page.getByLabel(FIELD));
  await save(page, "https://evil.example/tienda");
  await expect(page.getByText(/Escribe la dirección completa de Facebook/)).toBeVisible();
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await save(page, mine);
  await expect(page.getByText("Configuración guardada")).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    mine,
  );

  // The hint refers to what is typed, and invalid input stays.
  await page.getByLabel("Número de WhatsApp").fill("310 555 4433");
  await expect(page.getByText("abren wa.me/573105554433")).toBeVisible();
  await page.getByLabel("Abre").fill("20:00");
  await page.getByLabel("Teléfono", { exact: true }).fill("123");
  await pressEnter(page.getByRole("button", { name: "Guardar cambios" }));
  await expect(page.getByText(/Escribe un celular \(300 123 4567\)/)).toBeVisible();
  await expect(page.getByLabel("Teléfono", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Teléfono", { exact: true })).toHaveValue("123");
  await expect(page.getByLabel("Número de WhatsApp")).toHaveValue("310 555 4433");
});
