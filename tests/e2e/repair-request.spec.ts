import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { someBuyer } from "./support/checkout.ts";
import { holdScripts } from "./support/hold.ts";
import { somePhoto } from "./support/photos.ts";

const PHONE = { width: 360, height: 800 };

/** From the first step to the description of the fault. */
async function describeFault(page: Page) {
  await page.getByText("PlayStation", { exact: true }).click();
  await page.getByLabel("Modelo (opcional)").fill("PS5 Slim");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "No da imagen" }).click();
  await page.getByLabel("Describe la falla").press("End");
  await page.getByLabel("Describe la falla").pressSequentially("Desde que se cayó.");
}

async function finishRequest(page: Page, { name, phone }: { name: string; phone: string }) {
  await page.getByLabel("Nombre completo").fill(name);
  await page.getByLabel("Celular").fill(phone);
  await page.getByRole("checkbox", { name: /Autorizo el tratamiento/ }).check();
  await page.getByRole("button", { name: "Solicitar reparación" }).click();
  await expect(page.getByText("La orden de servicio se creó exitosamente")).toBeVisible();
}

test("the first step counts when it was filled in before the page's scripts ran", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/solicitar-reparacion", { waitUntil: "commit" });
  await page.getByText("Nintendo", { exact: true }).click();
  await page.getByLabel("Modelo (opcional)").fill("Switch OLED");
  await page.getByRole("button", { name: "Continuar" }).click();
  release();
  await expect(page.getByLabel("Describe la falla")).toBeVisible();
  await page.getByRole("button", { name: "Atrás" }).click();
  await expect(page.getByRole("radio", { name: /^Nintendo/ })).toBeChecked();
  await expect(page.getByLabel("Modelo (opcional)")).toHaveValue("Switch OLED");
});

test.describe("from home, on a phone, signed out", () => {
  test.use({ viewport: PHONE });

  test("asks for a pick-up with a photo and follows the order by its link", { tag: "@main" }, async ({
    page,
  }) => {
    const buyer = someBuyer();
    await page.goto("/solicitar-reparacion?servicio=reparacion-playstation");
    await describeFault(page);
    await page.getByLabel("Elegir fotos").setInputFiles(await somePhoto());
    await expect(page.getByRole("img", { name: "Foto elegida: consola.jpg" })).toBeVisible();
    await expectAccessible(page, PHONE.width);
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByText("Recójanlo en mi casa").click();
    // The price of the catalogue of services, before anything is sent.
    const [sold] = await query<{ price: number }>(
      "select price from public.services where slug = 'servicio-domicilio-area-metropolitana'",
    );
    const price = new Intl.NumberFormat("es-CO").format(sold?.price ?? Number.NaN);
    await expect(page.getByText(`La recogida cuesta $${price}. No pagas nada ahora`)).toBeVisible();
    await page.getByRole("button", { name: "Solicitar reparación" }).click();
    await expect(page.getByText(/^Escribe la dirección con su número/)).toBeVisible();
    await expect(page.getByText("Escribe la ciudad o el municipio.")).toBeVisible();
    await page.getByLabel("Ciudad o municipio").fill(buyer.city);
    await page.getByLabel("Dirección", { exact: true }).fill(buyer.address);
    await page.getByRole("group", { name: "Día" }).getByRole("radio").last().check({ force: true });
    await page.getByRole("group", { name: "Hora" }).getByRole("radio").first().check({ force: true });
    await expectAccessible(page, PHONE.width);
    await finishRequest(page, buyer);

    await expect(page.getByText("Fotos enviadas: 1 de 1")).toBeVisible();
    await expectAccessible(page, PHONE.width);
    const [row] = await query<{ number: string }>(
      "select right(id::text, 8) as number from public.ordenes_servicio where contact_phone = $1",
      [buyer.phone],
    );
    const chat = await page.getByRole("link", { name: "Enviar por WhatsApp" }).getAttribute("href");
    const message = new URL(chat ?? "").searchParams.get("text");
    expect(message).toContain(row?.number);
    expect(message).toContain("No da imagen. Desde que se cayó.");

    await page.getByRole("link", { name: "Ver el estado" }).click();
    await page.waitForURL("**/reparacion/*");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(row?.number ?? "");
    await expect(page.getByText("Recibido").first()).toBeVisible();
    for (const own of [buyer.phone, buyer.name, buyer.address])
      await expect(page.locator("body")).not.toContainText(own);
  });

  test("a step back and a reload lose nothing, and each step says what is missing", async ({ page }) => {
    await page.goto("/solicitar-reparacion");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByText("Elige el equipo que quieres reparar.")).toBeVisible();
    await page.getByText("Nintendo", { exact: true }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByLabel("Describe la falla").fill("   ");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByText("Cuéntanos qué le pasa a tu equipo.")).toBeVisible();
    await page.getByLabel("Describe la falla").fill("La pantalla parpadea");
    await page.goBack();
    await expect(page.getByRole("radio", { name: /Nintendo/ })).toBeChecked();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByLabel("Describe la falla")).toHaveValue("La pantalla parpadea");
    await page.reload();
    await expect(page.getByLabel("Describe la falla")).toHaveValue("La pantalla parpadea");
  });
});

test.describe("an invalid photo", () => {
  test.use({ expectedStatus: [400, 413, 415, 422] });

  test("a disguised script is rejected with a reason; the order and the valid photo stay", async ({
    page,
  }) => {
    const buyer = someBuyer();
    await page.goto("/solicitar-reparacion");
    await describeFault(page);
    const script = "<script>alert(1)</script><svg onload=alert(1)>";
    await page
      .getByLabel("Elegir fotos")
      .setInputFiles([
        { name: "trampa.jpg", mimeType: "image/jpeg", buffer: Buffer.from(script) },
        await somePhoto("buena.jpg"),
      ]);
    await page.getByRole("button", { name: "Continuar" }).click();
    await finishRequest(page, buyer);
    await expect(page.getByText("Fotos enviadas: 1 de 2")).toBeVisible();
    await expect(page.getByText("Ese archivo no es una foto.")).toBeVisible();
    await page.getByRole("button", { name: "Quitar la foto trampa.jpg" }).click();
    await expect(page.getByText("Fotos enviadas: 1 de 1")).toBeVisible();
  });
});
