import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { addToCart, proceedToPayment, someBuyer } from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { openLive } from "./support/live.ts";
import { paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 40_000;
const MAIN = { tag: "@main" };
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

/** Each checkbox of an untouched form. */
async function expectUnticked(boxes: Locator): Promise<void> {
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
}

// The other forms' tests check theirs.
test("consent is never preselected: when buying, complaining and asking for a repair", async ({ page }) => {
  await addToCart(page, await stockProduct("Cargador con permiso", PRICE, 3));
  await page.goto("/pagar");
  await expectUnticked(page.getByRole("checkbox", { name: /Acepto los/ }));

  await page.goto("/peticiones");
  await expectUnticked(page.getByRole("main").getByRole("checkbox"));
  // A form for a complaint begins with its kind.
  await expect(page.getByLabel("¿Qué quieres contarnos?")).toHaveValue("peticion");

  await page.goto("/solicitar-reparacion");
  await page.getByText("PlayStation", { exact: true }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "No da imagen" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expectUnticked(page.getByRole("checkbox", { name: /Autorizo el tratamiento/ }));
});

for (const path of ["/privacidad", "/terminos"])
  test(`${path}: version, date, a table of contents with working links, and no duplicate id`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(
      page.getByText(/^Versión \d{4}-\d{2} · Vigente desde el \d+ de \w+ de \d{4}\.$/),
    ).toBeVisible();
    const lines = page.getByRole("navigation", { name: "Contenido" }).getByRole("link");
    expect(await lines.count()).toBeGreaterThan(8);
    for (const line of await lines.all()) {
      const name = (await line.textContent()) ?? "";
      await line.click();
      await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeInViewport();
    }
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

test(
  "a visit sets no cookie that the policy does not list, and browsing sets none",
  MAIN,
  async ({ page }) => {
    await page.goto("/privacidad");
    const listed = await page
      .getByRole("table", { name: "Cookies del sitio" })
      .getByRole("rowheader")
      .allInnerTexts();
    expect(listed.length).toBeGreaterThan(3);
    const patterns = listed.map((name) => new RegExp(`^${name.trim().replaceAll("*", ".*")}(\\.\\d+)?$`));
    const names = async () => (await page.context().cookies()).map(({ name }) => name);

    for (const path of ["/", "/tienda", "/tienda/lista?q=control", "/cursos", "/blog", "/contacto"])
      await page.goto(path);
    expect(await names()).toEqual([]);

    await addToCart(page, await stockProduct("Control con cookie", PRICE, 3));
    await proceedToPayment(page, someBuyer(freshEmail("galleta")));
    await enter(page, (await newCustomer("galletas")).email);
    await page.goto("/dashboard");
    await clickUntil(
      page.getByRole("button", { name: "Plegar el menú" }),
      page.getByRole("button", { name: "Desplegar el menú" }),
    );
    const found = await names();
    expect(found).toContain("pedido");
    expect(found).toContain("sesion");
    expect(found.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  },
);

test(
  "the reversal of a payment blocks the order, is answered by staff and read by the customer",
  MAIN,
  async ({ page, browser }) => {
    const customer = await newCustomer("reversion");
    const order = await paidOrder(customer, [{ product: await stockProduct("Mando ajeno", PRICE, 3) }]);
    await enter(page, customer.email);
    await openLive(page, `/dashboard/pedidos/${order.id}`, "reversiones");
    const right = inSection(page, "Reversión del pago");
    await right.getByRole("button", { name: "Pedir la reversión del pago" }).click();
    await expect(right.getByRole("checkbox")).not.toBeChecked();
    await expect(right.getByLabel("Valor que quieres revertir")).toHaveValue(String(PRICE));
    await right.getByRole("button", { name: "Enviar solicitud de reversión" }).click();
    await expect(right.getByText("Elige qué pasó.")).toBeVisible();
    await right.getByLabel("¿Qué pasó?").selectOption("No pedí esta compra");
    await right.getByLabel("Cuéntanos qué pasó").fill("Nadie en mi casa hizo esta compra.");
    const [{ today = "" } = {}] = await query<{ today: string }>("select private.co_date()::text as today");
    await right.getByLabel("¿Qué día te enteraste?").fill(today);
    await right.getByRole("checkbox", { name: /Ya le avisé a mi banco/ }).check();
    await right.getByRole("button", { name: "Enviar solicitud de reversión" }).click();
    await expect(right.getByText("Solicitada", { exact: true })).toBeVisible();
    await expect(right).toContainText(/REV-\d{4}-\d{6}/);

    const staffPage = await (await browser.newContext()).newPage();
    await enter(staffPage, "employee@example.com");
    await staffPage.goto("/admin/pedidos?solo=reversiones");
    await staffPage.getByRole("link", { name: order.number }).click();
    const panel = inSection(staffPage, "Reversión del pago");
    await expect(panel).toContainText("El pedido no sale de la tienda");
    await expect(staffPage.getByRole("button", { name: "Enviar", exact: true })).toHaveCount(0);
    await panel.getByRole("button", { name: "Rechazar la reversión" }).click();
    const dialog = staffPage.getByRole("dialog", { name: "Rechazar la reversión" });
    await dialog.getByRole("button", { name: "Rechazar", exact: true }).click();
    await expect(dialog.getByText(/Explícale a la persona/)).toBeVisible();
    await dialog.getByLabel("Por qué no se acepta").fill("El banco confirmó que la compra es tuya.");
    await dialog.getByRole("button", { name: "Rechazar", exact: true }).click();
    await expect(panel).toContainText("Rechazada");
    await expect(staffPage.getByRole("button", { name: "Enviar", exact: true })).toBeVisible();
    await staffPage.context().close();

    await expect(right.getByText("El banco confirmó que la compra es tuya.")).toBeVisible();
  },
);
