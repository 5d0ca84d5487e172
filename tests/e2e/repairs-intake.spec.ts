import { expect, type Page } from "@playwright/test";
import { requestRepair } from "../factories/repairs.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, leave, test } from "../support/fixtures.ts";
import { pdfSheets, pdfText } from "../support/pdf-text.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { newCustomer } from "./support/people.ts";
import { somePhoto } from "./support/photos.ts";

const TABLET = { width: 768, height: 1024 };
const NEW = "/admin/servicios-tecnicos/nueva";

/** Types until the form has it: a server-rendered field accepts text before its script has loaded. */
async function typeKept(page: Page, label: string, text: string) {
  await expect(async () => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill("");
    await field.fill(text);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);
  }).toPass();
}

/** Types where the focus is, then presses Enter as a barcode reader does. */
async function fill(page: Page, label: string, text: string) {
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test.describe("a check-in on a tablet", () => {
  test.use({ viewport: TABLET });

  test("goes from the first field to the printed documents by keyboard", { tag: "@main" }, async ({
    page,
  }) => {
    const mark = Date.now().toString().slice(-7);
    const name = `Rosa Mostrador ${mark}`;
    await enter(page, "employee@example.com");
    await page.goto(NEW);
    const create = page.getByRole("button", { name: "Crear orden" });
    await expect(create).toBeDisabled();
    await expect(page.getByRole("checkbox", { name: /acepta las condiciones/ })).not.toBeChecked();

    await typeKept(page, "Dirección", "Calle 38 Sur");
    const search = page.getByLabel("Buscar cliente", { exact: true });
    const fresh = page.getByRole("button", { name: `Crear contacto nuevo: ${name}` });
    await search.fill(name);
    await expect(fresh).toBeVisible();
    await search.press("ArrowDown");
    await expect(fresh).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue(name);
    await fill(page, "Celular", `312${mark}`);
    await fill(page, "Documento", `CC ${mark}`);
    await fill(page, "Correo", "");
    await fill(page, "Dirección", "Calle 38 Sur # 40-11, Envigado");
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "PlayStation" })).toBeChecked();
    await page.keyboard.press("Enter");
    // The kind of device sets its maker.
    await expect(page.getByLabel("Marca", { exact: true })).toHaveValue("Sony");
    await fill(page, "Marca", "");
    await fill(page, "Modelo", "PS5 Slim");
    await fill(page, "Serial", `SN${mark}`);
    await page.keyboard.press("Space");
    await tabTo(page, "Rayones");
    await page.keyboard.press("Space");
    await tabTo(page, "Qué le pasa (obligatorio)");
    await page.keyboard.type("No da imagen");
    await expect(create).toBeEnabled();

    // What was typed outlives a reload; the terms must be accepted again.
    await page.reload();
    await expect(page.getByLabel("Serial", { exact: true })).toHaveValue(`SN${mark}`);
    await expect(page.getByLabel("Qué le pasa (obligatorio)")).toHaveValue("No da imagen");
    await page.getByLabel("Elegir fotos").setInputFiles(await somePhoto());
    await page.getByRole("textbox", { name: "Anticipo" }).fill("50.000");
    await pressEnter(page.getByRole("textbox", { name: "Anticipo" }));
    await tabTo(
      page,
      "El cliente acepta las condiciones de custodia, el diagnóstico y el tratamiento de sus datos según la política de privacidad. Ver términos",
    );
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("La orden de servicio se creó exitosamente")).toBeVisible();
    await expect(page.getByText("Fotos enviadas: 1 de 1")).toBeVisible();
    await expectAccessible(page, TABLET.width);

    const [{ id } = { id: "" }] = await query<{ id: string }>(
      "select id from public.ordenes_servicio where device_serial = $1",
      [`SN${mark}`],
    );

    const printed = page.getByRole("navigation", { name: "Imprimir" });
    const paper = async (label: string) => {
      const address = (await printed.getByRole("link", { name: label }).getAttribute("href")) ?? "";
      const answer = await page.request.get(address);
      expect(answer.status(), label).toBe(200);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      return answer.body();
    };
    const receipt = await paper("Recibo de ingreso");
    expect(pdfSheets(receipt)).toBe(1);
    expect(pdfText(receipt)).toContain(name);
    const label = pdfText(await paper("Etiqueta"));
    expect(label).toContain(id.slice(-6));
    expect(label).toContain(name);
    expect((await paper("Código QR")).toString()).toContain("<svg");
    await page.goto(`/admin/servicios-tecnicos/${id}`);
    await expect(page.getByRole("region", { name: "Equipo", exact: true })).toContainText("Rayones");
  });

  test("finds earlier customers, and fills in known data", async ({ page }) => {
    const mark = Date.now().toString().slice(-7);
    await query(
      `insert into public.ordenes_servicio (descripcion, contact_name, contact_phone, contact_document, contact_address,
         device_kind, device_brand, device_model, device_serial)
       values ('Antes', $1, $2, 'CC 77', 'Carrera 1', 'nintendo', 'Nintendo', 'Switch OLED', $3)`,
      [`Pedro Antes ${mark}`, `301${mark}`, `NS${mark}`],
    );
    await enter(page, "manager@example.com");
    await page.goto(NEW);
    const found = page.getByRole("button", { name: new RegExp(`Pedro Antes ${mark}`) });
    await typeKept(page, "Otros accesorios", "Lámpara");
    await page.getByLabel("Buscar cliente", { exact: true }).fill(`301${mark}`);
    await found.first().click();
    await expect(page.getByLabel("Documento", { exact: true })).toHaveValue("CC 77");
    await expect(page.getByLabel("Dirección", { exact: true })).toHaveValue("Carrera 1");
    await expect(page.getByRole("radio", { name: "PlayStation" })).toBeFocused();
    // The same device is checked in again.
    const devices = page.getByRole("region", { name: "Equipos que ya trajo" });
    await devices.getByRole("button", { name: `Nintendo Switch OLED · NS${mark}` }).click();
    await expect(page.getByRole("radio", { name: "Nintendo" })).toBeChecked();
    await expect(page.getByLabel("Modelo", { exact: true })).toHaveValue("Switch OLED");
    await expect(page.getByLabel("Serial", { exact: true })).toHaveValue(`NS${mark}`);
    await expect(page.getByLabel("Otros accesorios", { exact: true })).toHaveValue("Lámpara");
  });
});

test("a request from home becomes one order with its device, or is closed and the customer is notified", async ({
  page,
}) => {
  const customer = await newCustomer("solicitante");
  const ask = (description: string) =>
    requestRepair(db, customer.id, { description, device: "xbox", name: "Ana Solicita" });
  const brought = await ask("No lee discos");
  const lost = await ask("Se apaga");
  await enter(page, "employee@example.com");
  await page.goto(`${NEW}?orden=${brought.id}`);
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Ana Solicita");
  await expect(page.getByText("La orden queda en su cuenta")).toBeVisible();
  await typeKept(page, "Serial", "XB1");
  await page.getByRole("button", { name: "Crear orden" }).click();
  // Only the fault is required; other missing fields are shown before it is received.
  const confirmation = page.getByRole("dialog", { name: "¿Recibirlo así?" });
  await expect(confirmation).toContainText("Falta que el cliente acepte las condiciones.");
  await confirmation.getByRole("button", { name: "Recibir así" }).click();
  await expect(page.getByRole("heading", { name: /creada$/ })).toBeVisible();
  await page.goto(`${NEW}?orden=${brought.id}`);
  await expect(page.getByText("Este equipo ya se recibió")).toBeVisible();

  await page.goto(`${NEW}?orden=${lost.id}`);
  const dialog = page.getByRole("dialog", { name: "Cerrar solicitud" });
  await clickUntil(page.getByRole("button", { name: "Cerrar solicitud" }), dialog);
  await expect(dialog.getByRole("button", { name: "Cerrar solicitud" })).toBeDisabled();
  await dialog.getByLabel("Motivo").fill("Nunca trajo el equipo");
  await dialog.getByRole("button", { name: "Cerrar solicitud" }).click();
  await expect(page.getByText("Ya no cuenta como una reparación pendiente")).toBeVisible();
  await page.goto(`/admin/servicios-tecnicos?q=${lost.id.slice(-6)}`);
  await expect(page.getByText("Ninguna orden coincide")).toBeVisible();

  await leave(page);
  await enter(page, customer.email);
  await page.goto(`/servicios-tecnicos/${lost.id}`);
  await expect(page.getByText("Solicitud cerrada", { exact: true })).toBeVisible();
  const own = await page.request.get(`/api/repairs/${brought.id}/recibo`);
  expect(pdfText(await own.body())).toContain("Ana Solicita");
  for (const paper of ["etiqueta", "constancia", "qr"])
    expect((await page.request.get(`/api/repairs/${brought.id}/${paper}`)).status(), paper).toBe(404);
});
