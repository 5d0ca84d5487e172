import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { stockProduct } from "./support/products.ts";
import { newRepair } from "./support/repairs.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Buscar en la tienda" });

async function openPalette(page: Page) {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** A browser that reads codes, with a camera that sees this one; its denial is the browser's error. */
async function withCamera(page: Page, code: string, isDenied = false) {
  await page.addInitScript(
    ([seen, denied]) => {
      const stopped: string[] = [];
      const media = {
        getUserMedia: async () => {
          if (denied) throw new DOMException("", "NotAllowedError");
          const canvas = document.createElement("canvas");
          canvas.getContext("2d");
          const stream = canvas.captureStream();
          for (const track of stream.getTracks()) {
            const stop = track.stop.bind(track);
            track.stop = () => {
              stopped.push(track.id);
              stop();
            };
          }
          return stream;
        },
      };
      Object.defineProperty(navigator, "mediaDevices", { value: media });
      HTMLMediaElement.prototype.play = async () => undefined;
      Object.assign(window, {
        stopped,
        BarcodeDetector: class {
          detect = async () => (seen ? [{ rawValue: seen }] : []);
        },
      });
    },
    [code, isDenied] as const,
  );
}

test("a reader's code opens its product or repair before the search has answered", {
  tag: "@main",
}, async ({ page }) => {
  const product = await stockProduct("Volante con código", 90_000, 4);
  const sku = `VOL-${product.id.slice(0, 8).toUpperCase()}`;
  await query("update public.products set sku = $2 where id = $1", [product.id, sku]);
  const repair = await newRepair(null, "No lee discos");
  await enter(page, "employee@example.com");
  for (const [text, address] of [
    [sku.toLowerCase(), new RegExp(`/admin/productos.*editar=${product.id}`)],
    [
      `https://tienda.example/admin/servicios-tecnicos/${repair.id}`,
      `**/admin/servicios-tecnicos/${repair.id}`,
    ],
  ] as const) {
    // Away from the editor that a code opened, which would take what is typed.
    await page.goto("/dashboard");
    await openPalette(page);
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.waitForURL(address);
  }
  // What is no code stays to be read.
  await page.goto("/dashboard");
  await openPalette(page);
  await page.keyboard.type("NADA-404");
  await page.keyboard.press("Enter");
  await expect(palette(page).getByText("No encontramos nada con esas palabras.")).toBeVisible();
});

test("on a phone the camera opens what it sees, and is off afterwards", async ({ page }) => {
  const repair = await newRepair(null, "No enciende");
  await withCamera(page, repair.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Escanear un código con la cámara" })
    .press("Enter");
  await page.waitForURL(`**/admin/servicios-tecnicos/${repair.id}`);
  expect(
    await page.evaluate(() => (window as unknown as { stopped: string[] }).stopped.length),
  ).toBeGreaterThan(0);
});

test("a camera that may not be used says what to do, and a browser without a reader shows no button", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");
  const button = (one: Page) =>
    one.getByRole("banner").getByRole("button", { name: "Escanear un código con la cámara" });
  await hydrated(page.getByRole("button", { name: "Buscar en la tienda" }));
  await expect(button(page)).toHaveCount(0);
  const other = await context.newPage();
  await withCamera(other, "", true);
  await other.setViewportSize({ width: 360, height: 740 });
  await other.goto("/dashboard");
  await button(other).press("Enter");
  const dialog = other.getByRole("dialog", { name: "Escanear un código" });
  await expect(dialog.getByText("no tiene permiso para usar la cámara")).toBeVisible();
  await expectAccessible(other, 360);
  await other.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("codes are typed in the editor, refused when they are another product's, and printed as labels", async ({
  page,
}) => {
  const [owner, product] = [
    await stockProduct("Dueño del código", 90_000, 4),
    await stockProduct("Con etiqueta", 45_000, 2),
  ];
  const sku = `ETI-${product.id.slice(0, 8).toUpperCase()}`;
  await query("update public.products set sku = $2 where id = $1", [owner.id, sku]);
  await enter(page, "employee@example.com");
  await page.goto(`/admin/productos?q=${encodeURIComponent(product.name)}&editar=${product.id}`);
  const editor = page.getByRole("dialog", { name: `Editar: ${product.name}` });
  await hydrated(editor.getByLabel("SKU"));
  await editor.getByLabel("SKU").fill(sku.toLowerCase());
  await editor.getByRole("button", { name: "Guardar cambios" }).press("Enter");
  await expect(editor.getByText(`ya es de «${owner.name}»`).first()).toBeVisible();
  await editor.getByLabel("SKU").fill(`${sku}-B`);
  await editor.getByRole("button", { name: "Guardar cambios" }).press("Enter");
  await expect(page.getByText("Producto actualizado")).toBeVisible();
  await expect(editor).toBeHidden();
  const [row] = await query<{ sku: string }>("select sku from public.products where id = $1", [product.id]);
  expect(row?.sku).toBe(`${sku}-B`);

  await page.getByRole("checkbox", { name: `Seleccionar ${product.name}` }).press("Space");
  await page.getByRole("button", { name: "Etiquetas" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Etiquetas" });
  await dialog.getByLabel(product.name).fill("3");
  await expectAccessible(page, 1280);
  const opening = page
    .context()
    .waitForEvent("request", (request) => request.url().includes("/api/products/etiquetas"));
  await dialog.getByRole("button", { name: "Abrir para imprimir" }).press("Enter");
  const address = (await opening).url();
  expect(address).toContain(`cuantas=${product.id}:3`);
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  await expect(dialog).toBeHidden();
  await expectFits(page);
});
