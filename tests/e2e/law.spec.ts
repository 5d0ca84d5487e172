import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, freshEmail, signIn, test } from "../support/fixtures.ts";
import { addressOf, PUBLIC_PAGES } from "../support/public-pages.ts";
import { addToCart, proceedToPayment, someBuyer } from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { openLive } from "./support/live.ts";
import { paidOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const PRICE = 40_000;
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

/** Every box on the screen is empty, and there is at least this many. */
async function expectUnticked(page: Page, least = 1): Promise<void> {
  const boxes = page.getByRole("main").getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBeGreaterThanOrEqual(least);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
}

test.describe("consent is never given beforehand", () => {
  for (const path of ["/auth?modo=registro", "/contacto", "/peticiones", "/blog"])
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectUnticked(page);
    });

  test("when buying", async ({ page }) => {
    await addToCart(page, await stockProduct("Cargador con permiso", PRICE, 3));
    await page.goto("/pagar");
    await expect(page.getByRole("checkbox", { name: /Acepto los/ })).not.toBeChecked();
  });

  test("when asking for a repair", async ({ page }) => {
    await page.goto("/solicitar-reparacion");
    await page.getByText("PlayStation", { exact: true }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("button", { name: "No da imagen" }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("checkbox", { name: /Autorizo el tratamiento/ })).not.toBeChecked();
  });

  test("when approving a quote", async ({ page }) => {
    const repair = await newRepair(null, "No enciende");
    await newQuote(repair, 120_000);
    await page.goto(`/reparacion/${repair.token}`);
    await clickUntil(
      page.getByRole("button", { name: /^Aprobar por/ }),
      page.getByRole("heading", { name: /^Aprobar la cotización/ }),
    );
    await expectUnticked(page, 2);
  });

  test("to advertising, in the profile", async ({ page }) => {
    const customer = await newCustomer("sin-publicidad");
    await enter(page, customer.email);
    await page.goto("/dashboard/perfil");
    await expect(page.getByRole("checkbox", { name: /novedades y promociones/ })).not.toBeChecked();
  });
});

test("a purchase leaves the proof of which texts were accepted, when and from where", async ({ page }) => {
  const buyer = someBuyer(freshEmail("acepta"));
  await addToCart(page, await stockProduct("Cable con prueba", PRICE, 3));
  await proceedToPayment(page, buyer);
  const [proof] = await query(
    `select a.version ~ '^terminos \\d{4}-\\d{2}, privacidad \\d{4}-\\d{2}$' as has_versions, a.ip <> '' as has_ip,
       a.user_agent ~ 'Chrome' as has_browser, a.at > now() - interval '5 minutes' as is_now
     from public.acceptances a join public.orders o on o.id = a.order_id where o.customer_phone = $1`,
    [buyer.phone],
  );
  expect(proof).toEqual({ has_versions: true, has_ip: true, has_browser: true, is_now: true });
});

test("every type of public page says who sells, where to complain and that cookies are only the necessary", async ({
  page,
}) => {
  const [shop] = await query<{ legal_name: string; tax_id: string }>(
    "select legal_name, tax_id from public.store_settings",
  );
  expect(shop?.legal_name).toBeTruthy();
  const addresses = await Promise.all(PUBLIC_PAGES.map(addressOf));
  for (const address of [...addresses, "/carrito", "/pagar", "/solicitar-reparacion"]) {
    await page.goto(address);
    const footer = page.getByRole("contentinfo");
    await expect(footer, address).toContainText(`${shop?.legal_name} · NIT ${shop?.tax_id}`);
    await expect(footer.getByRole("link", { name: "PQR" }), address).toHaveAttribute("href", "/peticiones");
    await expect(
      footer.getByRole("link", { name: "Superintendencia de Industria y Comercio" }),
    ).toHaveAttribute("href", "https://www.sic.gov.co");
    await expect(footer.getByRole("link", { name: "Solo usamos cookies necesarias" })).toHaveAttribute(
      "href",
      "/privacidad#cookies",
    );
  }
});

test.describe("the legal texts", () => {
  for (const path of ["/privacidad", "/terminos"])
    test(`${path}: version, date, and a table of contents whose every line leads somewhere`, async ({
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
    });
});

test("a visit sets no cookie that the policy does not list, and looking around sets none", async ({
  page,
}) => {
  await page.goto("/privacidad");
  const listed = await page
    .getByRole("table", { name: "Cookies del sitio" })
    .getByRole("rowheader")
    .allInnerTexts();
  expect(listed.length).toBeGreaterThan(3);
  const patterns = listed.map((name) => new RegExp(`^${name.trim().replaceAll("*", ".*")}(\\.\\d+)?$`));
  const names = async () => (await page.context().cookies()).map(({ name }) => name);

  for (const path of ["/", "/tienda", "/tienda?q=control", "/cursos", "/blog", "/contacto"])
    await page.goto(path);
  expect(await names()).toEqual([]);

  await addToCart(page, await stockProduct("Control con cookie", PRICE, 3));
  await proceedToPayment(page, someBuyer(freshEmail("galleta")));
  await signIn(page, (await newCustomer("galletas")).email);
  await clickUntil(
    page.getByRole("button", { name: "Plegar el menú" }),
    page.getByRole("button", { name: "Desplegar el menú" }),
  );
  const found = await names();
  expect(found).toContain("pedido");
  expect(found).toContain("sesion");
  expect(found.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});

test("who lost the link of a message finds it by number and phone, and by nothing less", async ({ page }) => {
  const [message] = await query<{ number: string; phone: string; other: string }>(
    `select m.number, m.phone, (select phone from public.contact_messages where phone <> m.phone limit 1) as other
     from public.contact_messages m where not m.is_spam order by m.created_at limit 1`,
  );
  await page.goto("/peticiones");
  await page.getByLabel("Número de radicado").fill(message?.number ?? "");
  await page.getByLabel("Teléfono o correo").fill(message?.other ?? "");
  await page.getByRole("button", { name: "Consultar" }).click();
  await expect(page.getByText("No encontramos ese radicado")).toBeVisible();
  await page.getByLabel("Teléfono o correo").fill(message?.phone ?? "");
  await page.getByRole("button", { name: "Consultar" }).click();
  await page.waitForURL("**/pqr/*");
  await expect(page.getByRole("main")).toContainText(message?.number ?? "");
});

test("a form for a complaint begins with its kind", async ({ page }) => {
  await page.goto("/peticiones");
  await expect(page.getByLabel("¿Qué quieres contarnos?")).toHaveValue("peticion");
});

test.describe("the reversal of a payment", () => {
  test("holds the order, is answered by staff and read by the customer", async ({ page, browser }) => {
    const customer = await newCustomer("reversion");
    const order = await paidOrder(customer, [{ product: await stockProduct("Mando ajeno", PRICE, 3) }]);
    await signIn(page, customer.email);
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
    const [made] = await query<{ number: string; issuer_told: boolean; amount: number }>(
      "select number, issuer_told, amount from public.reversiones where order_id = $1",
      [order.id],
    );
    expect(made).toMatchObject({ issuer_told: true, amount: PRICE });
    await expect(right).toContainText(made?.number ?? "");

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
  });

  test("a guest asks too late behind the link, and is told the way that is left", async ({ page }) => {
    const customer = await newCustomer("reversion-tarde");
    const order = await paidOrder(customer, [{ product: await stockProduct("Mando tarde", PRICE, 3) }]);
    const [{ late = "" } = {}] = await query<{ late: string }>(
      `with o as (update public.orders set user_id = null, created_at = now() - interval '60 days' where id = $1)
       select max(d)::text as late from (select private.co_date() - n as d from generate_series(0, 40) n) days
       where private.add_business_days(d, 5) < private.co_date()`,
      [order.id],
    );
    await page.goto(`/pedido/${order.token}`);
    const right = inSection(page, "Reversión del pago");
    await right.getByRole("button", { name: "Pedir la reversión del pago" }).click();
    await right.getByLabel("¿Qué pasó?").selectOption("Llegó defectuoso");
    await right.getByLabel("¿Qué día te enteraste?").fill(late);
    await right.getByLabel("Cuéntanos qué pasó").fill("El botón de disparo no funciona.");
    await right.getByRole("button", { name: "Enviar solicitud de reversión" }).click();
    await expect(right.getByText(/El plazo de 5 días hábiles .* venció el/)).toBeVisible();
    await expect(right.getByRole("link", { name: "preséntalo aquí" })).toHaveAttribute("href", "/peticiones");
    expect(await query("select 1 from public.reversiones where order_id = $1", [order.id])).toEqual([]);
  });
});

test("no legal text gives one id to two things: the way past the header leads to its text", async ({
  page,
}) => {
  for (const path of ["/privacidad", "/terminos"]) {
    await page.goto(path);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});
