import { expect, type Page } from "@playwright/test";
import { placeOrder } from "../factories/orders.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, newestMail, sandbox, test } from "../support/fixtures.ts";
import {
  addToCart,
  fillCashOrder,
  fillShipping,
  openCheckout,
  orderOf,
  payOnDelivery,
  payWith,
  proceedToPayment,
  someBuyer,
  toCardForm,
} from "./support/checkout.ts";
import { hold } from "./support/hold.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const MAIN = { tag: "@main" };

test("a guest pays with an approved card and opens the order by its link", MAIN, async ({ page }) => {
  const product = await stockProduct("Control de prueba", 120_000, 3);
  const buyer = someBuyer(freshEmail("invitada"));
  await addToCart(page, product);
  await proceedToPayment(page, buyer);
  await payWith(page, "APRO");

  await page.waitForURL("**/payment/success?**");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¡Pago exitoso!");
  await expect(page.getByRole("definition").filter({ hasText: "Aprobado" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Carrito de compras: 0/ })).toBeVisible();

  await page.getByRole("link", { name: /^Ver mi pedido/ }).click();
  await page.waitForURL("**/pedido/**");
  await expect(page.getByText(product.name)).toBeVisible();
  await expect(page.getByText("$120.000").first()).toBeVisible();

  const mail = await newestMail(buyer.email ?? "", /recibimos tu pedido y tu pago/);
  expect(mail.links).toContain(page.url());
});

test("a rejected card says why, ends the reservation and allows another try", MAIN, async ({ page }) => {
  const product = await stockProduct("Diadema de prueba", 150_000, 1);
  const buyer = someBuyer(freshEmail("rechazada"));
  await addToCart(page, product);
  await proceedToPayment(page, buyer);
  await expect(page.getByText(/Te guardamos los productos durante/)).toBeVisible();
  await payWith(page, "FUND");
  await expect(
    page.getByText(/^La tarjeta no tiene cupo o saldo suficiente\. Usa otra tarjeta\./),
  ).toHaveCount(1);
  await expect(page.getByText("Error en el pago", { exact: true })).toHaveCount(1);
  await expect(page.getByText(/Te guardamos los productos durante/)).toHaveCount(0);
  await expect(page.getByText(/Apartamos los productos cuando pagues/)).toBeVisible();

  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
});

test("a service paid ahead asks for its device and fault, which its repair request starts with", async ({
  page,
}) => {
  const buyer = someBuyer(freshEmail("servicio"));
  await page.goto("/servicios");
  await page.getByRole("button", { name: /^Pagar por adelantado.*Servicio express/ }).click();
  await openCheckout(page);
  await fillShipping(page, buyer);
  await toCardForm(page).click();
  await expect(page.getByText("Escribe qué equipo nos vas a traer.")).toBeVisible();
  await expect(page.getByLabel("Equipo y modelo")).toBeFocused();
  await page.getByLabel("Equipo y modelo").fill("Xbox Series S");
  await page.getByLabel("¿Qué le pasa?").fill("Se apaga a los diez minutos.");
  await toCardForm(page).click();
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
  await page.getByRole("link", { name: /^Agendar la entrega de mi equipo/ }).click();
  await expect(page.getByLabel("Modelo (opcional)")).toHaveValue("Xbox Series S");
  await expect(page.getByRole("radio", { name: /^Xbox/ })).toBeChecked();
  // The device is not kept for the buyer's next order; the contact is.
  const kept = await page.evaluate(() => localStorage.getItem("aventura:shipping") ?? "{}");
  expect(JSON.parse(kept)).toMatchObject({ name: buyer.name, device: "", fault: "" });
});

test("a customer with an earlier order pays from the cart drawer and types nothing", async ({ page }) => {
  const product = await stockProduct("Cable de prueba", 35_000, 4);
  const customer = await newCustomer("historia");
  const buyer = someBuyer();
  await placeOrder(db, customer.id, {
    items: [{ type: "product", id: product.id, quantity: 1 }],
    total: 35_000,
    name: buyer.name,
    phone: buyer.phone,
    address: buyer.address,
    email: customer.email,
  });
  await enter(page, customer.email);
  await addToCart(page, product);
  await page.getByRole("button", { name: /Carrito de compras: 1/ }).click();
  await page.getByRole("link", { name: "Ir a pagar" }).click();
  await expect(page.getByLabel("Nombre completo")).toHaveValue(buyer.name);
  await expect(page.getByLabel("Celular")).toHaveValue(buyer.phone);
  await expect(page.getByLabel("Ciudad o municipio")).toHaveValue(`${buyer.city}, Antioquia`);
  await page.getByRole("checkbox", { name: /Acepto los/ }).check();
  await toCardForm(page).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
});

test("after a rejected card, one press orders on delivery instead", async ({ page }) => {
  const product = await stockProduct("Diadema de prueba", 150_000, 1);
  await addToCart(page, product);
  const buyer = someBuyer(freshEmail("sincupo"));
  await proceedToPayment(page, buyer);
  await payWith(page, "FUND");
  await payOnDelivery(page).click();
  await page.waitForURL("**/pedido/**");
  expect(await orderOf(buyer)).toMatchObject({ payment_method: "contra_entrega", status: "placed" });
});

test(
  "once it is paid, neither another tab nor going back shows it as unpaid",
  MAIN,
  async ({ page, context }) => {
    const product = await stockProduct("Control de dos pestañas", 80_000, 2);
    const unpaid = (tab: Page) => tab.getByText("Tienes un pedido sin pagar");
    const paid = (tab: Page) => tab.getByText("Tu pago ya está aprobado");
    await addToCart(page, product);
    await proceedToPayment(page, someBuyer(freshEmail("pestanas")));
    const other = await context.newPage();
    await other.goto("/carrito");
    await expect(unpaid(other)).toBeVisible();
    await page.reload();
    await expect(unpaid(page)).toBeVisible();
    await page.getByRole("checkbox", { name: /Acepto los/ }).check();
    await toCardForm(page).click();
    await payWith(page, "APRO");
    await page.waitForURL("**/payment/success?**");
    await expect(paid(other)).toBeVisible();
    await expect(unpaid(other)).toHaveCount(0);
    await page.goBack();
    await expect(paid(page)).toBeVisible();
    await expect(unpaid(page)).toHaveCount(0);
    await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
  },
);

test(
  "a payment under review is settled by the provider's webhook, and the open page shows it",
  MAIN,
  async ({ page }) => {
    const product = await stockProduct("Consola de prueba", 900_000, 2);
    const buyer = someBuyer(freshEmail("pendiente"));
    await addToCart(page, product);
    await proceedToPayment(page, buyer);
    await payWith(page, "CONT");
    await page.waitForURL("**/payment/pending?**");
    const order = await orderOf(buyer);

    const [{ token = "" } = {}] = await query<{ token: string }>(
      "select token from private.order_keys where order_id = $1",
      [order?.id ?? ""],
    );
    await page.goto(`/pedido/${token}`);
    const main = page.getByRole("main");
    await expect(main.getByText("Pago en revisión", { exact: true })).toBeVisible();
    await expect(main.getByText("Estamos revisando tu pago. Te guardamos los productos.")).toBeVisible();
    const [{ provider_payment_id = "" } = {}] = await query<{ provider_payment_id: string }>(
      "select provider_payment_id from public.payments where order_id = $1",
      [order?.id ?? ""],
    );
    await sandbox("POST", `payments/${provider_payment_id}/approve`);
    await expect(main.getByText("Pagado", { exact: true })).toBeVisible();
    await expect(main.getByText(/^Recibimos tu pago\./)).toBeVisible();
    await expect(main.getByText("Pago en revisión", { exact: true })).toHaveCount(0);
  },
);

test(
  "cash on delivery places the order first and puts its number into the WhatsApp message",
  MAIN,
  async ({ page }) => {
    const product = await stockProduct("Cable de prueba", 35_000, 4);
    const buyer = someBuyer(freshEmail("contraentrega"));
    await addToCart(page, product);
    await fillCashOrder(page, buyer);
    await payOnDelivery(page).click();
    await expect(page.getByRole("heading", { name: "¡Pedido recibido!" })).toBeVisible();

    const order = await orderOf(buyer);
    const link = page.getByRole("link", { name: "Enviar pedido por WhatsApp" });
    const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    for (const part of [
      order?.id.slice(0, 8) ?? "",
      product.name,
      "35.000",
      buyer.name,
      buyer.phone,
      `${buyer.address}, Envigado, Antioquia`,
    ])
      expect(message).toContain(part);
    await page.reload();
    await expect(page.getByRole("heading", { name: "¡Pedido recibido!" })).toBeVisible();
    await expect(page.getByText(order?.id.slice(0, 8) ?? "").first()).toBeVisible();
    await expect(page.getByText(product.name)).toBeVisible();
  },
);

test("an order above the cash limit is paid by card, also when the cart grows in another tab", async ({
  page,
  context,
}) => {
  const product = await stockProduct("Cable de prueba", 20_000, 20);
  await addToCart(page, product);
  await fillCashOrder(page, someBuyer());
  await expect(payOnDelivery(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/carrito");
  const more = other.getByRole("button", { name: `Agregar una unidad de ${product.name}` });
  for (let added = 1; added <= 5; added++) await more.click();
  await expect(page.getByRole("radio", { name: /^Contra entrega Hasta 5 unidades/ })).toBeDisabled();
  await expect(page.getByRole("radio", { name: /^Tarjeta/ })).toBeChecked();
  await expect(toCardForm(page)).toContainText("$120.000");
});

test(
  "a wrong form keeps what was typed and says what is missing next to each field",
  MAIN,
  async ({ page }) => {
    const product = await stockProduct("Grip de prueba", 25_000, 2);
    await addToCart(page, product);
    await openCheckout(page);
    await page.getByLabel("Nombre completo").fill("Ana");
    await page.getByLabel("Correo electrónico").fill("ana@ejemplo..com");
    await page.getByLabel("Dirección").fill("Calle sin número");
    await toCardForm(page).click();
    await expect(page.getByLabel("Celular")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Dirección")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Escribe la ciudad o el municipio.")).toBeVisible();
    await expect(page.getByText("Acepta los términos para continuar.")).toBeVisible();
    await expect(page.getByLabel("Correo electrónico")).toHaveValue("ana@ejemplo..com");
    await page.getByLabel("Ciudad o municipio").fill("itagui");
    await expect(page.getByText("Escribe la ciudad o el municipio.")).toHaveCount(0);
    await expect(page.getByText(/Envío gratis\. Llega entre el \S+ \d+ y el \S+ \d+\./)).toBeVisible();
    await page.getByLabel("Ciudad o municipio").fill("Cali");
    await expect(page.getByText(/Llega entre el .+ de \S+\.$/)).toBeVisible();
    await page.getByLabel("Celular").focus();
    await expect(page.getByLabel("Ciudad o municipio")).toHaveValue("Cali, Valle del Cauca");
    await page.getByRole("radio", { name: /^Contra entrega/ }).check();
    await page.reload();
    await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana");
    await expect(page.getByLabel("Ciudad o municipio")).toHaveValue("Cali, Valle del Cauca");
    await expect(page.getByRole("radio", { name: /^Contra entrega/ })).toBeChecked();
  },
);

test("a code is bought with a name and a card, without address or delivery", async ({ page }) => {
  const code = await stockProduct("Tarjeta de prueba", 50_000, 3, "tarjeta");
  const buyer = someBuyer(freshEmail("codigo"));
  await addToCart(page, code);
  await page.goto("/carrito");
  await expect(page.getByRole("link", { name: "Proceder al Pago" })).toBeVisible();
  await expect(page.getByRole("link", { name: /contra entrega/ })).toHaveCount(0);
  await expect(page.getByText("Puedes retractarte de un código digital hasta que se envía.")).toBeVisible();
  await page.goto("/pagar?metodo=contra_entrega");
  await expect(page.getByRole("heading", { name: "Contacto", exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^(Contra entrega|Recoger)/ })).toHaveCount(0);
  await expect(page.getByRole("term").filter({ hasText: "Envío" })).toHaveCount(0);
  await fillShipping(page, buyer);
  await toCardForm(page).click();
  await payWith(page, "APRO");
  await expect(page.getByRole("heading", { name: "¡Pago exitoso!" })).toBeVisible();
  await expect(page.getByRole("region", { name: "¿Qué sigue?" })).toContainText(
    `Te enviamos el código por WhatsApp al ${buyer.phone}`,
  );
  await expect(page.getByText(/^Llega /)).toHaveCount(0);
});

test("when the provider's script is blocked, the buyer sees a message and can still order by WhatsApp", async ({
  page,
  consoleErrors,
}) => {
  const product = await stockProduct("Morral de prueba", 140_000, 2);
  await page.route("**/js/v2", (route) => route.abort());
  await addToCart(page, product);
  await openCheckout(page);
  await fillShipping(page, someBuyer(freshEmail("bloqueada")));
  await toCardForm(page).click();
  await expect(page.getByText("Mercado Pago SDK no está cargado")).toHaveCount(1);
  // The blocked request is intended.
  consoleErrors.splice(0);
  await page.getByRole("radio", { name: /^Contra entrega/ }).check();
  await payOnDelivery(page).click();
  await expect(page.getByRole("heading", { name: "¡Pedido recibido!" })).toBeVisible();
});

test(
  "a tab closed after charging: the order is found paid, and nothing is charged twice",
  MAIN,
  async ({ page, consoleErrors }) => {
    const product = await stockProduct("Volante de prueba", 650_000, 2);
    const buyer = someBuyer(freshEmail("cerrada"));
    await addToCart(page, product);
    await proceedToPayment(page, buyer);
    // The answer of the charge never reaches the page.
    await page.route("**/pagar*", (route) =>
      route.request().method() === "POST" ? route.fetch().then(() => route.abort()) : route.continue(),
    );
    await payWith(page, "APRO");
    await expect.poll(async () => (await orderOf(buyer))?.payment_status).toBe("paid");
    await expect(page.getByText(/si el cobro alcanzó a salir, no se repetirá/).first()).toBeVisible();
    await page.unrouteAll();
    // The lost answers are intended.
    consoleErrors.splice(0);
    await page.goto("/carrito");
    await expect(page.getByText("Tu pago ya está aprobado")).toBeVisible();
    await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
    expect(await orderOf(buyer)).toMatchObject({ payments: 1, approved: 1 });
  },
);

test("items removed from the cart can be restored, one or all", async ({ page }) => {
  const [first, second] = [
    await stockProduct("Control quitado", 60_000, 3),
    await stockProduct("Cable quitado", 15_000, 3),
  ];
  await addToCart(page, first);
  await addToCart(page, second);
  // The check of prices and stock answers after an item was removed.
  const release = await hold(page, "**/carrito", "POST");
  const checked = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/carrito");
  const count = (n: number) => page.getByRole("button", { name: new RegExp(`Carrito de compras: ${n} `) });
  await page.getByRole("button", { name: `Eliminar ${first.name} del carrito` }).click();
  await expect(count(1)).toBeVisible();
  release();
  await checked;
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(count(2)).toBeVisible();
  await page.getByRole("button", { name: "Vaciar Carrito" }).click();
  await expect(page.getByText("Tu carrito está vacío")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(count(2)).toBeVisible();
  await expect(page.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
});
