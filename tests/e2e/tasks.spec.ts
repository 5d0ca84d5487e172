import { expect, type Page } from "@playwright/test";
import { submitMessage } from "../factories/contact.ts";
import { commentRepair } from "../factories/repairs.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { countEffort } from "./support/effort.ts";
import { orderActions, paidOrder, receivedOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { somePhoto } from "./support/photos.ts";
import { stockProduct } from "./support/products.ts";
import { newRepair } from "./support/repairs.ts";

/** The daily tasks of the staff, each from the dashboard, within its maximum number of clicks. */

/** The dashboard, where each task begins. */
async function openDashboard(page: Page): Promise<void> {
  await enter(page, "employee@example.com");
  await page.goto("/dashboard");
}

/** Opens the list of a kind of task from the dashboard. */
const openWork = (page: Page, work: RegExp) =>
  page.getByRole("region", { name: "Necesita atención" }).getByRole("link", { name: work }).click();

const MAIN = { tag: "@main" };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, colorScheme: "light" });

  test("a device is checked in with two photos and printed in twelve clicks", MAIN, async ({ page }) => {
    const mark = Date.now().toString().slice(-7);
    const type = async (label: string, text: string) => {
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    };
    await openDashboard(page);
    const ends = await countEffort(page, "recibir un equipo");

    await page.getByRole("main").getByRole("link", { name: "Recibir un equipo" }).click();
    // A new customer is created with Enter; the next field has the focus.
    await type("Buscar cliente", `Nora Mostrador ${mark}`);
    await type("Celular", `311${mark}`);
    await type("Documento", `CC ${mark}`);
    await page.getByText("PlayStation", { exact: true }).click();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Marca", { exact: true })).toHaveValue("Sony");
    await type("Marca", "");
    await type("Modelo", "PS5 Slim");
    await type("Serial", `SN${mark}`);
    await page.getByText("Cable de poder", { exact: true }).click();
    await page.getByText("Control", { exact: true }).last().click();
    await page.getByText("Rayones", { exact: true }).click();
    await page.getByText("No da imagen", { exact: true }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Elegir fotos", { exact: true }).click();
    await (await chooser).setFiles([await somePhoto("frente.jpg"), await somePhoto("respaldo.jpg")]);
    await expect(page.getByRole("list", { name: "Fotos elegidas" }).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("checkbox", { name: /acepta las condiciones/ }).click();
    await page.getByRole("button", { name: "Crear orden" }).click();
    await expect(page.getByText("Fotos enviadas: 2 de 2")).toBeVisible();
    const print = page.getByRole("link", { name: "Imprimir recibo y etiqueta" });
    await print.click();
    await ends({ clicks: 12 });
  });
});

test("a message is answered by mail in four clicks", async ({ page }) => {
  const email = freshEmail("pregunta");
  const { number } = await submitMessage(db, { email });
  await openDashboard(page);
  const ends = await countEffort(page, "responder un mensaje");

  await openWork(page, /mensajes? nuevos?/);
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await page.getByRole("textbox", { name: "Respuesta" }).click();
  await page.keyboard.type("Hola, Ana. Tráela hoy y la revisamos.");
  await page.getByRole("button", { name: "Enviar por correo" }).click();
  await expect(page.getByRole("main").getByText("Respondido", { exact: true }).first()).toBeVisible();
  await ends({ clicks: 4 });
});

test("a paid order is shipped in four clicks, with the default carrier", MAIN, async ({ page }) => {
  const ship = orderActions(page).getByRole("button", { name: "Enviar", exact: true });
  const product = await stockProduct("Control que sale hoy", 40_000, 3);
  const order = await paidOrder(await newCustomer("despacho"), [{ product }]);
  await enter(page, "employee@example.com");
  const dialog = page.getByRole("dialog");
  await page.goto("/dashboard");
  const ends = await countEffort(page, "enviar un pedido pagado");
  await openWork(page, /pedidos? por preparar/);
  await page.getByRole("link", { name: order.number }).click();
  await ship.click();
  const [{ carrier = "" } = {}] = await query<{ carrier: string }>(
    "select carriers -> 0 ->> 'name' as carrier from public.store_settings",
  );
  await expect(dialog.getByLabel("Transportadora")).toHaveValue(carrier);
  await expect(dialog.getByLabel("Número de guía")).toBeFocused();
  await page.keyboard.type("700999");
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expect(dialog).toHaveCount(0);
  await ends({ clicks: 4 });
});

test("a product is added in four clicks", async ({ page }) => {
  const name = `Cable de prueba ${Date.now().toString(36)}`;
  await openDashboard(page);
  const ends = await countEffort(page, "agregar un producto");

  await page
    .getByRole("region", { name: "Acciones rápidas" })
    .getByRole("link", { name: "Agregar producto" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Agregar producto" });
  await expect(dialog.getByLabel("Nombre *")).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByLabel("Precio (COP) *").click();
  await page.keyboard.type("15000");
  await dialog.getByRole("button", { name: "Agregar producto" }).click();
  await expect(dialog).toHaveCount(0);
  await ends({ clicks: 4 });
});

test("a review is approved in two clicks", async ({ page }) => {
  const product = await stockProduct("Control reseñado", 40_000, 3);
  const person = await newCustomer("resena");
  const name = `Reseña ${Date.now().toString(36)}`;
  await query("update public.profiles set username = $2 where id = $1", [person.id, name]);
  await receivedOrder(person, product);
  await db.as(
    person.id,
    (sql) => sql`select public.submit_review(${product.id}, 5, 'Llegó rápido y funciona perfecto')`,
  );
  await openDashboard(page);
  const ends = await countEffort(page, "aprobar una reseña");

  await openWork(page, /reseñas? por aprobar/);
  await page.getByRole("button", { name: `Aprobar la reseña de ${name}` }).click();
  await expect(page.getByRole("button", { name: `Deshacer: la reseña de ${name}` })).toBeVisible();
  await ends({ clicks: 2 });
});

test("a message about a repair is answered in four clicks", async ({ page }) => {
  const customer = await newCustomer("pregunta");
  const repair = await newRepair(customer, "Hace ruido");
  await commentRepair(db, customer.id, repair.id, "¿Cuándo está lista?");
  await openDashboard(page);
  const ends = await countEffort(page, "responder a una reparación");

  await openWork(page, /con mensajes sin leer/);
  await page.getByRole("link", { name: new RegExp(`Responder la orden ${repair.id.slice(-6)}`) }).click();
  await expect(page.getByText("¿Cuándo está lista?")).toBeVisible();
  await page.getByLabel("Responder").click();
  await page.keyboard.type("Mañana a las diez.");
  await page.getByRole("button", { name: "Responder al cliente" }).click();
  await expect(page.getByRole("list", { name: "Mensajes" }).getByText("Mañana a las diez.")).toBeVisible();
  await expect(page.getByLabel("Responder")).toHaveValue("");
  await ends({ clicks: 4 });
});
