import { expect, type Page } from "@playwright/test";
import { expectAccessible, themeAt } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { conflictIn } from "./support/conflict.ts";
import { pressEnter } from "./support/keyboard.ts";

const PATH = "/admin/configuracion";

// A field that nothing else looks at; left as it was found.
const FIELD = "Facebook";
const VIDEO = "https://www.youtube.com/@tienda-de-prueba";

let found: { facebook_url: string; youtube_url: string } | undefined;
test.beforeEach(async () => {
  [found] = await query("select facebook_url, youtube_url from public.store_settings");
});
test.afterEach(async () => {
  if (found)
    await query("update public.store_settings set facebook_url = $1, youtube_url = $2", [
      found.facebook_url,
      found.youtube_url,
    ]);
});

async function save(page: Page, address: string) {
  const box = page.getByLabel(FIELD);
  await box.fill(address);
  await pressEnter(box);
}

test("what an admin saves is on the public home page, and the second of two editors is told", async ({
  page,
  browser,
}) => {
  const mine = `https://www.facebook.com/tienda-${Date.now().toString(36)}`;
  await enter(page, "admin@example.com");
  await page.goto(PATH);
  const before = await page.getByLabel(FIELD).inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, "superadmin@example.com");
  await other.goto(PATH);
  await expect(other.getByLabel(FIELD)).toHaveValue(before);

  await save(page, "https://evil.example/tienda");
  await expect(page.getByText(/Escribe la dirección completa de Facebook/)).toBeVisible();
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await save(page, mine);
  await expect(page.getByText("Configuración guardada")).toBeVisible();
  const visitor = await elsewhere.newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    mine,
  );

  // A field that the second editor never touches.
  await query("update public.store_settings set youtube_url = $1", [VIDEO]);
  await save(other, `${mine}-otra`);
  const conflict = conflictIn(other);
  await expect(conflict.getByRole("group", { name: /Facebook/ })).toContainText(mine);
  await expect(other.getByLabel(FIELD)).toHaveValue(`${mine}-otra`);
  await expect(conflict.getByRole("group", { name: /YouTube/ })).toHaveCount(0);
  await pressEnter(conflict.getByRole("button", { name: "Guardar lo mío" }));
  await expect(other.getByText("Configuración guardada")).toBeVisible();
  const [kept] = await query<{ youtube_url: string }>("select youtube_url from public.store_settings");
  expect(kept?.youtube_url).toBe(VIDEO);
  await save(other, before);
  await expect(other.getByText("Tienes cambios sin guardar.")).toBeHidden();
  await expect(conflict).toBeHidden();
  await elsewhere.close();

  // A hint speaks of what is typed, and what is typed wrong stays.
  await page.getByLabel("Número de WhatsApp").fill("310 555 4433");
  await expect(page.getByText("abren wa.me/573105554433")).toBeVisible();
  await page.getByLabel("Abre").fill("20:00");
  await page.getByLabel("Teléfono").fill("123");
  await pressEnter(page.getByRole("button", { name: "Guardar cambios" }));
  await expect(page.getByText(/Escribe un celular \(300 123 4567\)/)).toBeVisible();
  await expect(page.getByLabel("Teléfono")).toBeFocused();
  await expect(page.getByLabel("Teléfono")).toHaveValue("123");
  await expect(page.getByLabel("Número de WhatsApp")).toHaveValue("310 555 4433");

  await page.reload();
  await expect(page.getByLabel(FIELD)).toHaveValue(before);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, width, themeAt(width));
  }
});
