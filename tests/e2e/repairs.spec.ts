import { expect } from "@playwright/test";
import { OFFLINE_KEPT } from "../../components/forms/offline-texts.ts";
import { changeRepairState, commentRepair } from "../factories/repairs.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { payWith } from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openLive } from "./support/live.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { somePhoto } from "./support/photos.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const TABLES = ["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones"];
test("a quote is approved and paid, end to end", { tag: "@main" }, async ({ page }) => {
  const customer = await newCustomer("cotizada");
  const repair = await newRepair(customer, "No da imagen por HDMI");
  await newQuote(repair, 180_000);
  await enter(page, customer.email);
  await page.goto("/servicios-tecnicos");
  await expect(page.getByText("Espera tu respuesta")).toBeVisible();
  await page.getByRole("link", { name: `Reparación ${repair.number}` }).click();
  await expect(page.getByText("Puerto HDMI")).toBeVisible();
  await clickUntil(
    page.getByRole("button", { name: /^Aprobar por/ }),
    page.getByRole("heading", { name: /^Aprobar la cotización/ }),
  );
  const consents = page.getByRole("checkbox");
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked();
  await expectAccessible(page, 1280);
  await page.getByLabel("Tu nombre completo").fill("Marta Persona Secreta");
  await page.getByRole("button", { name: "Aprobar cotización" }).click();
  await expect(page.getByText("Acepta los términos para continuar.")).toBeVisible();
  await expect(page.getByLabel("Tu nombre completo")).toHaveValue("Marta Persona Secreta");
  await page.getByRole("checkbox", { name: /Acepto la cotización/ }).check();
  await page.getByRole("checkbox", { name: /Autorizo que empiecen/ }).check();
  await page.getByRole("button", { name: "Aprobar cotización" }).click();
  await expect(page.getByText(/Aprobada por Marta Persona Secreta el /)).toBeVisible();

  await page.getByRole("button", { name: "Pagar cotización" }).click();
  await page.waitForURL("**/pedido/**");
  await expect(page.getByText("$180.000").first()).toBeVisible();
  await expect(page.getByText("Te guardamos los productos")).toHaveCount(0);
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
  await page.goto(`/servicios-tecnicos/${repair.id}`);
  await expect(page.getByText(/Pagada el /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Pagar cotización" })).toHaveCount(0);
});

test("messages go both ways, the unread mark disappears when they are opened, and blank ones are rejected", {
  tag: "@main",
}, async ({ page, browser }) => {
  const customer = await newCustomer("conversadora");
  const repair = await newRepair(customer, "Control con drift");
  await commentRepair(db, await employeeId(), repair.id, "¿Trajiste el cable?", { as: "admin" });
  await enter(page, customer.email);
  await page.goto("/servicios-tecnicos");
  const comments = page.getByText(/^Comentarios \(/);
  await expect(page.getByText(/\d nuevos?$/)).toBeVisible();
  await comments.click();
  await expect(page.getByText("¿Trajiste el cable?")).toBeVisible();
  await page.getByLabel("Escribe al taller").fill("   ");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Escribe un mensaje.")).toBeVisible();
  await page.getByLabel("Escribe al taller").fill("Sí, está en la bolsa.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByLabel("Escribe al taller")).toHaveValue("");
  await expect(page.getByText("Sí, está en la bolsa.")).toBeVisible();
  await page.reload();
  await expect(comments).toBeVisible();
  await expect(page.getByText(/\d nuevos?$/)).toHaveCount(0);

  await openLive(page, `/servicios-tecnicos/${repair.id}`, ...TABLES);
  const staff = await (await browser.newContext({ locale: "es-CO" })).newPage();
  await enter(staff, "employee@example.com");
  await staff.goto(`/admin/servicios-tecnicos/${repair.id}?vista=mensajes`);
  await expect(staff.getByText("Sí, está en la bolsa.")).toBeVisible();
  await staff.getByLabel("Responder").fill("Gracias, lo encontramos.");
  await staff.getByRole("button", { name: "Responder al cliente" }).click();
  await expect(staff.getByLabel("Responder")).toHaveValue("");
  // The customer's page was open all the time.
  await expect(page.getByText("Gracias, lo encontramos.")).toBeVisible();
  await changeRepairState(db, await employeeId(), repair.id, "En_Diagnostico", {
    note: "Abrimos la consola",
  });
  await expect(page.getByText("Abrimos la consola")).toBeVisible();
  await expect(page.getByRole("main").getByText("En Diagnóstico").first()).toBeVisible();
  await staff.context().close();
});

test("a message that cannot be sent, or is sent after the session ended, stays in its box", async ({
  page,
  consoleErrors,
}) => {
  const customer = await newCustomer("sinred");
  const repair = await newRepair(customer, "No carga");
  await enter(page, customer.email);
  await page.goto(`/servicios-tecnicos/${repair.id}`);
  const field = page.getByLabel("Escribe al taller");
  const send = page.getByRole("button", { name: "Enviar" });
  await page.route("**/servicios-tecnicos/**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await field.fill("¿Cuándo estará lista?");
  await send.click();
  await expect(page.getByText(OFFLINE_KEPT)).toBeVisible();
  await expect(field).toHaveValue("¿Cuándo estará lista?");
  await page.unrouteAll();
  // The blocked requests are intended.
  consoleErrors.splice(0);

  const session = await page.context().cookies();
  await page.context().clearCookies({ name: /^sb-/ });
  await send.click();
  await expect(page.getByRole("link", { name: "Entrar en otra pestaña" })).toBeVisible();
  await expect(field).toHaveValue("¿Cuándo estará lista?");
  await page.context().addCookies(session);
  await send.click();
  await expect(page.getByRole("list", { name: "Mensajes" })).toContainText("¿Cuándo estará lista?");
  await expect(field).toHaveValue("");
});

test("staff change the state with photos; the customer opens them with the keyboard", {
  tag: "@pictures",
}, async ({ page, browser }) => {
  const customer = await newCustomer("fotografiada");
  const repair = await newRepair(customer, "Suena como turbina");
  const staff = await (await browser.newContext({ locale: "es-CO" })).newPage();
  await enter(staff, "employee@example.com");
  // The code on the receipt leads staff to their own view.
  await staff.goto(`/reparacion/${repair.token}`);
  await staff.waitForURL(`**/admin/servicios-tecnicos/${repair.id}`);
  const dialog = staff.getByRole("dialog", { name: "Pasar a En Diagnóstico" });
  await clickUntil(staff.getByRole("button", { name: "Pasar a En Diagnóstico" }), dialog);
  await dialog
    .getByLabel("Elegir fotos")
    .setInputFiles([await somePhoto("uno.jpg"), await somePhoto("dos.jpg")]);
  await dialog.getByLabel("Descripción (opcional)").fill("Polvo en el disipador");
  await dialog.getByRole("button", { name: "Actualizar Estado" }).click();
  await expect(staff.getByText("Estado cambiado a: En Diagnóstico")).toBeVisible();
  // The next step is the page's only primary button.
  await expect(staff.getByRole("link", { name: "Cotizar" })).toBeVisible();
  await staff.context().close();

  await enter(page, customer.email);
  await page.goto(`/servicios-tecnicos/${repair.id}`);
  await expect(page.getByText("Polvo en el disipador").first()).toBeVisible();
  await pressEnter(page.getByRole("button", { name: "Ampliar: En Diagnóstico, foto 1" }));
  const large = page.getByRole("dialog", { name: "Foto ampliada" });
  const picture = large.getByRole("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText(/foto 2 \(2 de 2\)/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ampliar: En Diagnóstico, foto 1" })).toBeFocused();
});

test("the warranty shows its last day, counted from the delivery", async ({ page }) => {
  const customer = await newCustomer("entregada");
  const repair = await newRepair(customer, "Mantenimiento");
  await enter(page, customer.email);
  await page.goto(`/servicios-tecnicos/${repair.id}`);
  await expect(page.getByText("Empieza el día en que te entregamos el equipo.")).toBeVisible();
  await changeRepairState(db, await employeeId(), repair.id, "Entregado");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Garantía de 6 meses" })).toBeVisible();
  await expect(
    page.getByText(/Cubre la reparación y los repuestos hasta el \d+ de \w+ de \d{4}/),
  ).toBeVisible();
});

test("a revoked link is not found", { tag: "@main" }, async ({ page, request }) => {
  const owner = await newCustomer("duena");
  const repair = await newRepair(owner, "Secreto de la dueña");
  expect((await request.get(`/reparacion/${repair.token}`)).status()).toBe(200);
  await enter(page, owner.email);
  await page.goto(`/servicios-tecnicos/${repair.id}`);
  const sure = page
    .getByRole("dialog", { name: "¿Desactivar el enlace?" })
    .getByRole("button", { name: "Desactivar enlace" });
  await clickUntil(page.getByRole("button", { name: "Desactivar enlace" }), sure);
  await sure.click();
  await expect(page.getByText("No hay un enlace activo")).toBeVisible();
  const answer = await request.get(`/reparacion/${repair.token}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("No encontramos esa reparación");
});
