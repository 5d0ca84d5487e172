import { expect, type Page } from "@playwright/test";
import { commentRepair } from "../factories/repairs.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openLive } from "./support/live.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { somePhoto } from "./support/photos.ts";
import { stockProduct } from "./support/products.ts";
import { openDialog, stays } from "./support/questions.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const EMPLOYEE = "employee@example.com";

/** Opens the dialog of a state with the keyboard only. */
async function openState(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  const dialog = await openDialog(page, button, `Pasar a ${name}`);
  return { dialog, button };
}

test("by keyboard: a state changes with photos, and goes back only with a reason", { tag: "@main" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  const repair = await newRepair(await newCustomer("teclado"), "No lee discos");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  const { dialog, button } = await openState(page, "Reparando");
  const send = dialog.getByRole("button", { name: "Actualizar Estado" });
  await expect(send).toBeDisabled();
  const note = { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("no es una foto") };
  await dialog
    .getByLabel("Elegir fotos")
    .setInputFiles([await somePhoto("una.jpg"), note, await somePhoto("otra.jpg")]);
  await expect(dialog.getByRole("list", { name: "Fotos elegidas" }).getByRole("listitem")).toHaveCount(2);
  await expect(dialog).not.toContainText("nota.txt");
  const other = dialog.getByRole("button", { name: "Quitar la foto otra.jpg" });
  await pressEnter(other);
  await expect(other).toHaveCount(0);
  // Above the dialog, like every toast.
  await pressEnter(dialog.getByRole("button", { name: "Deshacer" }));
  await pressEnter(other);
  await dialog.getByLabel("Descripción (opcional)").fill("Lector nuevo");
  await stays(page, () => page.keyboard.press("Escape"));
  await expect(dialog.getByLabel("Descripción (opcional)")).toHaveValue("Lector nuevo");
  await expectAccessible(page, 768);
  await pressEnter(send);
  await expect(page.getByText("Estado cambiado a: Reparando")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.getByRole("button", { name: "Ampliar: Fotos del taller, foto 1" })).toBeVisible();

  const back = await openState(page, "En Diagnóstico");
  await back.dialog.getByLabel("Elegir fotos").setInputFiles(await somePhoto("tres.jpg"));
  await pressEnter(back.dialog.getByRole("button", { name: "Actualizar Estado" }));
  await expect(back.dialog.getByText("Escribe por qué la orden vuelve a un estado anterior.")).toBeVisible();
  await back.dialog.getByLabel("Motivo para devolverla").fill("El lector nuevo hace ruido");
  await pressEnter(back.dialog.getByRole("button", { name: "Actualizar Estado" }));
  await expect(page.getByText("Estado cambiado a: En Diagnóstico")).toBeVisible();
  await page.getByRole("link", { name: "Historia" }).click();
  await expect(page.getByText("Motivo: El lector nuevo hace ruido")).toBeVisible();
});

test("a quote with a part from stock is used, returned, paid at the counter and delivered", {
  tag: "@main",
}, async ({ page }) => {
  const part = await stockProduct("Puerto HDMI de taller", 45_000, 3);
  const repair = await newRepair(null, "No da imagen");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}?vista=cotizacion`);
  const search = page.getByRole("searchbox", { name: "Buscar servicio o repuesto" });
  const found = page.getByRole("button", { name: new RegExp(`${part.name}.*3 disponibles`) });
  // The form is hydrated: what is typed from here on is searched for.
  await clickUntil(page.getByRole("button", { name: "Mano de obra" }), page.getByLabel("Mano de obra 2"));
  await page.getByRole("button", { name: "Quitar el concepto 2" }).click();
  await search.fill(part.name);
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Repuesto 2")).toHaveValue(part.name);
  await expect(page.getByText("$95.000")).toBeVisible();
  await pressEnter(page.getByRole("button", { name: "Enviar cotización" }));
  await expect(page.getByText("Cotización lista").first()).toBeVisible();
  await query(
    `select public.decide_quote((select id from public.cotizaciones where orden_id = $1 and replaced_at is null),
       true, 'Marta Persona Secreta', true, true, null, $2)`,
    [repair.id, repair.token],
  );
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  await clickUntil(
    page.getByRole("button", { name: `Usar repuesto: ${part.name}` }),
    page.getByRole("button", { name: `Devolver: ${part.name}` }),
  );
  await pressEnter(page.getByRole("button", { name: `Devolver: ${part.name}` }));
  await expect(page.getByText("Todavía no se ha usado ningún repuesto.")).toBeVisible();

  const { dialog } = await openState(page, "Entregado");
  await expect(dialog.getByText("Faltan por pagar $95.000 de la cotización aprobada.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Cotización" }).click();
  const payment = page.getByRole("dialog", { name: "Registrar pago en mostrador" });
  await clickUntil(page.getByRole("button", { name: "Registrar pago en mostrador" }), payment);
  await payment.getByLabel("Recibido").fill("100000");
  await expect(payment.getByText("Devuelve $5.000.")).toBeVisible();
  await pressEnter(payment.getByRole("button", { name: "Registrar pago" }));
  await expect(page.getByText(/Pagada el /)).toBeVisible();

  await page.getByRole("link", { name: "Trabajo" }).click();
  const out = (await openState(page, "Entregado")).dialog;
  await expect(out.getByText(/por pagar/)).toHaveCount(0);
  await out.getByLabel("Elegir fotos").setInputFiles(await somePhoto("entrega.jpg"));
  await out.getByLabel("Nombre completo").fill("Luis Vecino");
  await out.getByLabel("Documento").fill("71000111");
  await pressEnter(out.getByRole("button", { name: "Actualizar Estado" }));
  await expect(page.getByText("Luis Vecino, 71000111")).toBeVisible();
});

test("data entered at the counter is corrected afterwards", async ({ page }) => {
  const repair = await newRepair(null, "No prende");
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}`);
  const dialog = page.getByRole("dialog", { name: "Datos de la orden" });
  await clickUntil(page.getByRole("button", { name: "Editar datos" }), dialog);
  await dialog.getByLabel("Documento", { exact: true }).fill("CC 43000111");
  await dialog.getByLabel("Dirección", { exact: true }).fill("Calle 37 Sur # 40-20");
  await dialog.getByLabel("Precio del diagnóstico").fill("30.000,50");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByLabel("Precio del diagnóstico")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Precio del diagnóstico").fill("30.000");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await clickUntil(page.getByRole("button", { name: "Editar datos" }), dialog);
  await expect(dialog.getByLabel("Documento", { exact: true })).toHaveValue("CC 43000111");
  await expect(dialog.getByLabel("Dirección", { exact: true })).toHaveValue("Calle 37 Sur # 40-20");
});

test("the counter asks for the current balance; the answer to a quote is for the one that was shown", async ({
  page,
}) => {
  const repair = await newRepair(null, "No lee juegos");
  await newQuote(repair, 110_000);
  await enter(page, EMPLOYEE);
  const quotes = `/admin/servicios-tecnicos/${repair.id}?vista=cotizacion`;
  await openLive(page, quotes, "ordenes_servicio", "cotizaciones");
  const answer = page.getByRole("dialog", { name: "Respuesta del cliente" });
  await clickUntil(page.getByRole("button", { name: "Registrar respuesta del cliente" }), answer);
  await answer.getByRole("checkbox").check();
  await newQuote(repair, 150_000);
  await expect(page.getByText("$150.000").first()).toBeAttached();
  await answer.getByRole("button", { name: "Registrar respuesta" }).click();
  await expect(answer.getByText(/Esta cotización cambió/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Registrar respuesta del cliente" }).click();
  await expect(answer.getByLabel("Cotización de $150.000")).toBeVisible();
  await answer.getByRole("checkbox").check();
  await answer.getByRole("button", { name: "Registrar respuesta" }).click();

  const payment = page.getByRole("dialog", { name: "Registrar pago en mostrador" });
  await page.getByRole("button", { name: "Registrar pago en mostrador" }).click();
  await expect(payment.getByLabel("Recibido")).toHaveValue("150000");
  await page.keyboard.press("Escape");
  await db.as(
    await employeeId(),
    (sql) => sql`select public.move_repair_money(${repair.id}, 'abono', 50000, 'efectivo', '', 0)`,
  );
  await expect(page.getByText("Anticipo, Efectivo")).toBeVisible();
  await page.getByRole("button", { name: "Registrar pago en mostrador" }).click();
  await expect(payment.getByText("$100.000")).toBeVisible();
  await expect(payment.getByLabel("Recibido")).toHaveValue("100000");
  await expect(payment.getByText(/^Devuelve/)).toHaveCount(0);
});

test("staff read the last two messages, all of them on request, and answer with a template", async ({
  page,
}) => {
  const repair = await newRepair(await newCustomer("habladora"), "Control con drift");
  for (const text of ["Primero", "Segundo", "Tercero"])
    await commentRepair(db, await employeeId(), repair.id, text, { as: "admin" });
  await enter(page, EMPLOYEE);
  await page.goto(`/admin/servicios-tecnicos/${repair.id}?vista=mensajes`);
  const messages = page.getByRole("list", { name: "Mensajes" }).getByRole("listitem");
  await expect(messages).toHaveText([/Segundo/, /Tercero/]);
  await clickUntil(
    page.getByRole("button", { name: "Ver todos los mensajes (4)" }),
    page.getByText("Primero"),
  );
  await expect(messages).toHaveCount(4);
  const template = page.getByRole("list", { name: "Respuestas rápidas" }).getByRole("button").first();
  const reply = await template.innerText();
  await pressEnter(template);
  await pressEnter(page.getByRole("button", { name: "Responder al cliente" }));
  await expect(messages).toHaveCount(5);
  await expect(messages.last()).toContainText(reply);
});
