import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, leave, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { somePhoto } from "./support/photos.ts";
import { newQuote, newRepair, type Repair } from "./support/repairs.ts";

const EMPLOYEE = "employee@example.com";

const answerQuote = async (quote: string, approve: boolean, via: string) =>
  db.as(
    await employeeId(),
    (sql) =>
      sql`select public.record_quote_answer(${quote}, ${approve}, 'Marta Persona Secreta', p_via => ${via}, p_at => now(), p_terms => ${approve})`,
  );
const write = (repair: Repair, text: string) =>
  query("insert into public.orden_comentarios (orden_id, autor, texto) values ($1, 'cliente', $2)", [
    repair.id,
    text,
  ]);
const readBy = async (repair: Repair) => {
  const rows = await query("select 1 from public.orden_lecturas where orden_id = $1", [repair.id]);
  return rows.length;
};

test("on a person's page an approved quote is replaced in a dialog that says what is lost, and asks for a reason", async ({
  page,
}) => {
  const customer = await newCustomer("aprobo");
  const repair = await newRepair(customer, "No da video");
  await answerQuote(await newQuote(repair, 110_000), true, "telefono");
  await write(repair, "¿Ya casi?");
  await enter(page, EMPLOYEE);
  await page.goto(`/dashboard/usuarios/${customer.id}`);
  const dialog = page.getByRole("dialog", { name: "Reemplazar cotización" });
  await clickUntil(page.getByRole("button", { name: "Reemplazar cotización" }), dialog);
  await expect(dialog).toContainText("El cliente ya aprobó $110.000");
  await expect(dialog.getByLabel("Valor nuevo")).toHaveValue("");
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByLabel("Valor nuevo").fill("50000");
  await dialog.getByRole("button", { name: "Reemplazar" }).click();
  await expect(dialog.getByText(/Escribe por qué cambia la cotización/)).toBeVisible();
  await dialog.getByLabel("Por qué cambia").fill("La fuente también falló");
  await dialog.getByRole("button", { name: "Reemplazar" }).click();
  await expect(page.getByText("Cotización lista")).toBeVisible();
  // Opening the person's page does not mark their messages as read.
  expect(await readBy(repair)).toBe(0);
});

test("a message is read once it is on the screen; an internal note is never sent as an answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const repair = await newRepair(await newCustomer("escribe"), "Se apaga");
  await write(repair, "¿Cuánto falta?");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  await expect(page.getByRole("link", { name: "Mensajes 1 sin leer" })).toBeVisible();
  expect(await readBy(repair)).toBe(0);
  await page.getByRole("link", { name: "Mensajes 1 sin leer" }).click();
  await expect(page.getByText("¿Cuánto falta?")).toBeVisible();
  await expect.poll(() => readBy(repair)).toBe(1);
  const internal = page.getByRole("checkbox", { name: /Nota interna/ });
  await internal.check();
  await page.getByLabel("Nota para el equipo").fill("Ojo con la placa");
  await page.getByRole("button", { name: "Guardar nota interna" }).click();
  await expect(page.getByText("Nota interna: el cliente no la ve")).toBeVisible();
  await expect(internal).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Responder al cliente" })).toBeVisible();
});

test("a device whose quote was rejected is returned unrepaired: no warranty, another document, no quote form", {
  tag: "@main",
}, async ({ page }) => {
  const customer = await newCustomer("rechazo");
  const repair = await newRepair(customer, "Se mojó");
  const quoteId = await newQuote(repair, 200_000);
  await answerQuote(quoteId, false, "mostrador");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  const dialog = page.getByRole("dialog", { name: "Pasar a Entregado" });
  await clickUntil(page.getByRole("button", { name: "Entregado", exact: true }), dialog);
  await expect(dialog.getByRole("radio", { name: /Sin reparar/ })).toBeChecked();
  await expect(dialog.getByLabel("Por qué sale sin reparar")).toHaveValue("cotizacion_rechazada");
  await dialog.getByLabel("Elegir fotos").setInputFiles(await somePhoto());
  await expectAccessible(page, 1280);
  await dialog.getByRole("button", { name: "Actualizar Estado" }).click();
  await expect(page.getByText("Estado cambiado a: Entregado")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Entregado sin reparar" })).toBeVisible();
  await page.getByRole("link", { name: "Cotización" }).click();
  await expect(page.getByRole("heading", { name: "Cotización" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /cotiza/i })).toHaveCount(1);
  await leave(page);
  await page.goto(`/reparacion/${repair.token}`);
  await expect(page.getByText("Te devolvimos tu equipo sin reparar.", { exact: false })).toBeVisible();
  await expect(page.getByText(/Garantía de \d/)).toHaveCount(0);
  await expect(page.getByText("Reparando (no se hizo)")).toBeAttached();
});

test("deposits are added, corrected and refunded, each with its line", async ({ page }) => {
  const repair = await newRepair(await newCustomer("abona"), "No carga");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}?vista=cotizacion`);
  const panel = page.getByRole("region", { name: "Anticipos" });
  const take = page.getByRole("dialog", { name: "Recibir anticipo" });
  await clickUntil(panel.getByRole("button", { name: "Recibir anticipo" }), take);
  await take.getByLabel("Valor recibido").fill("500000");
  await take.getByLabel("Cómo").selectOption("Nequi");
  await take.getByRole("button", { name: "Recibir anticipo" }).click();
  await expect(panel.getByText("Anticipo, Nequi")).toBeVisible();
  await panel.getByRole("button", { name: "Corregir un anticipo" }).click();
  const fix = page.getByRole("dialog", { name: "Corregir un anticipo" });
  await fix.getByLabel("Valor correcto").fill("50000");
  await fix.getByLabel("Motivo").fill("Un cero de más");
  await expectAccessible(page, 1280);
  await fix.getByRole("button", { name: "Corregir un anticipo" }).click();
  await expect(panel.getByText("Un cero de más")).toBeVisible();
  await panel.getByRole("button", { name: "Devolver anticipo" }).click();
  const back = page.getByRole("dialog", { name: "Devolver anticipo" });
  await back.getByLabel("Valor devuelto").fill("60000");
  await back.getByLabel("Motivo").fill("No la quiere");
  await back.getByRole("button", { name: "Devolver anticipo" }).click();
  await expect(back.getByText(/hay \$50\.000 a cuenta/i).last()).toBeVisible();
});

test("a reply and a photo sent by mistake are hidden; a drawing is no photo", async ({ page }) => {
  const repair = await newRepair(await newCustomer("retira"), "No lee discos");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  const dialog = page.getByRole("dialog", { name: "Pasar a En Diagnóstico" });
  await clickUntil(page.getByRole("button", { name: "En Diagnóstico", exact: true }), dialog);
  const choose = dialog.getByLabel("Elegir fotos");
  await choose.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(
    dialog.getByText("«logo.svg» no se puede subir. Elige una foto JPG, PNG, WebP o AVIF."),
  ).toBeVisible();
  await choose.setInputFiles(await somePhoto());
  await dialog.getByRole("button", { name: "Actualizar Estado" }).click();
  await expect(page.getByRole("heading", { name: "Fotos del taller (1)" })).toBeVisible();

  const take = page.getByRole("dialog", { name: "Retirar una foto" });
  await page.getByRole("button", { name: "Retirar una foto" }).click();
  await take.getByLabel("Por qué").fill("Es de otro equipo");
  await expectAccessible(page, 1280);
  await take.getByRole("button", { name: "Retirar la foto" }).click();
  await expect(page.getByRole("heading", { name: "Fotos del taller (1)" })).toHaveCount(0);
  await page.getByRole("link", { name: "Historia" }).click();
  await expect(page.getByText("Foto retirada de lo que ve el cliente: Es de otro equipo")).toBeVisible();

  await page.getByRole("link", { name: "Mensajes", exact: true }).last().click();
  await page.getByLabel("Responder").fill("La consola de Laura ya está lista");
  await page.getByRole("button", { name: "Responder al cliente" }).click();
  await page.getByRole("button", { name: "Retirar el mensaje: La consola de Laura ya está lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar", exact: true }).click();
  await expect(page.getByText("Nota interna: el cliente no la ve")).toBeVisible();
});
