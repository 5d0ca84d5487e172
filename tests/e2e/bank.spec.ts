import { expect, type Page } from "@playwright/test";
import { placeOrder } from "../factories/orders.ts";
import { beginPayment } from "../factories/payment-updates.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, sandbox, test } from "../support/fixtures.ts";
import {
  addToCart,
  type Buyer,
  fillShipping,
  openCheckout,
  orderOf,
  payWith,
  proceedToPayment,
  someBuyer,
} from "./support/checkout.ts";
import { hydrated } from "./support/hydrated.ts";
import { tabTo } from "./support/keyboard.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const MAIN = { tag: "@main" };
const PHONE = 360;

test.use({ viewport: { width: PHONE, height: 780 } });

const toBank = (page: Page) => page.getByRole("button", { name: /^Ir a mi banco/ });

/** From the cart to the bank's page, paid by PSE. */
async function goToBank(page: Page, buyer: Buyer): Promise<void> {
  await openCheckout(page);
  await fillShipping(page, buyer);
  await fillBank(page);
  await toBank(page).click();
  await expect(page.getByRole("heading", { name: /^Bancolombia/ })).toBeVisible();
}

async function fillBank(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^PSE/ }).check();
  await page.getByLabel("Número de documento").fill("1.037.654.321");
  await page.getByLabel("Banco o billetera").selectOption("Bancolombia");
}

async function paymentOf(buyer: Buyer) {
  const [payment] = await query<{ provider_payment_id: string; status: string; bank_name: string }>(
    `select p.* from public.payments p join public.orders o on o.id = p.order_id
     where o.customer_phone = $1 order by p.attempt desc limit 1`,
    [buyer.phone],
  );
  return payment;
}

test("a guest pays from the bank, by keyboard, on a phone", MAIN, async ({ page }) => {
  const product = await stockProduct("Control por PSE", 120_000, 3);
  const buyer = someBuyer(freshEmail("pse"));
  await addToCart(page, product);
  await openCheckout(page);
  await fillShipping(page, buyer);
  await page.getByRole("radio", { name: /^PSE/ }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Banco o billetera")).toBeEnabled();
  await expectAccessible(page, PHONE);
  await toBank(page).click();
  await expect(page.getByText("Elige tu banco.")).toBeVisible();
  await expect(page.getByLabel("Número de documento")).toBeFocused();
  await page.keyboard.type("1037654321");
  await tabTo(page, page.getByLabel("Banco o billetera"));
  await page.keyboard.type("Bancol");
  await tabTo(page, toBank(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Aprobar el pago" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/payment/success?**");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¡Pago exitoso!");
  await expect(page.getByRole("button", { name: /Carrito de compras: 0/ })).toBeVisible();
  expect(await orderOf(buyer)).toMatchObject({ payment_method: "pse", payment_status: "paid", approved: 1 });
  expect(await paymentOf(buyer)).toMatchObject({ bank_name: "Bancolombia", status: "approved" });
});

test("a payment that the bank rejects says so, and a card is one press away", MAIN, async ({ page }) => {
  const product = await stockProduct("Diadema por PSE", 90_000, 1);
  const buyer = someBuyer(freshEmail("pse-no"));
  await addToCart(page, product);
  await goToBank(page, buyer);
  await page.getByRole("button", { name: "Rechazar el pago" }).click();
  await expect(page.getByRole("heading", { name: "El pago no se completó" })).toBeVisible();
  await expect(page.getByText(/Tu banco no aprobó el pago/).first()).toBeVisible();
  await expectAccessible(page, PHONE);
  await page.getByRole("radio", { name: /^Tarjeta/ }).check();
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
  expect(await orderOf(buyer)).toMatchObject({ payment_method: "card", payment_status: "paid", approved: 1 });
});

test(
  "who leaves the bank finds the payment open, goes on there, and sees it approved without reloading",
  MAIN,
  async ({ page, context }) => {
    const product = await stockProduct("Base por PSE", 70_000, 2);
    const buyer = someBuyer(freshEmail("pse-sale"));
    await addToCart(page, product);
    await goToBank(page, buyer);
    await page.getByRole("link", { name: "Volver a la tienda sin pagar" }).click();
    await expect(page.getByRole("heading", { name: "Termina el pago en tu banco" })).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^1[0-4]:\d\d$/);
    await expectAccessible(page, PHONE);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("link", { name: "Seguir en el banco" }).click();
    await other.getByRole("button", { name: "Aprobar el pago" }).click();
    await other.waitForURL("**/payment/success?**");
    await page.waitForURL("**/payment/success?**");
  },
);

test("an open payment is given up for cash, which reserves the stock anew", MAIN, async ({ page }) => {
  const product = await stockProduct("Cable por PSE", 40_000, 1);
  const buyer = someBuyer(freshEmail("pse-otra"));
  await addToCart(page, product);
  await goToBank(page, buyer);
  await page.goBack();
  await page.getByRole("link", { name: "Ver cómo va ese pago" }).click();
  const otherWay = page.getByRole("button", { name: "Pagar de otra forma" });
  await hydrated(otherWay);
  await otherWay.click();
  await expect(page.getByRole("heading", { name: "El pago no se completó" })).toBeVisible();
  expect(await paymentOf(buyer)).toMatchObject({ status: "cancelled" });
  await page.getByRole("link", { name: "Prefiero pagar contra entrega" }).click();
  await page.getByRole("checkbox", { name: /Acepto los/ }).check();
  await page.getByRole("button", { name: /^Pedir por WhatsApp contra entrega/ }).click();
  await page.waitForURL("**/pedido/**");
  expect(await orderOf(buyer)).toMatchObject({ payment_method: "contra_entrega", has_reservation: true });
});

test("approved by the bank after its time, the order is paid", async ({ page }) => {
  const product = await stockProduct("Mando tarde por PSE", 60_000, 2);
  const buyer = someBuyer(freshEmail("pse-tarde"));
  await addToCart(page, product);
  await goToBank(page, buyer);
  const bank = page.url();
  const payment = await paymentOf(buyer);
  await sandbox("POST", `payments/${payment?.provider_payment_id}/expire`);
  await page.reload();
  await expect(page.getByText("El plazo de este pago se venció.")).toBeVisible();
  await page.getByRole("link", { name: "Volver a la tienda" }).click();
  await expect(page.getByText(/Se acabó el plazo para pagar en tu banco/).first()).toBeVisible();
  await page.goto(bank);
  await page.getByRole("button", { name: "Aprobar tarde" }).click();
  await page.waitForURL("**/payment/success?**");
  expect(await orderOf(buyer)).toMatchObject({ payment_status: "paid", has_reservation: true });
});

test("a company pays with its NIT and a wrong check digit is told", async ({ page }) => {
  const product = await stockProduct("Silla por PSE", 200_000, 2);
  await addToCart(page, product);
  await openCheckout(page);
  await fillShipping(page, someBuyer(freshEmail("pse-nit")));
  await page.getByRole("radio", { name: /^PSE/ }).check();
  await page.getByLabel("Quién paga").selectOption("Empresa");
  await page.getByLabel("NIT").fill("900.123.456-7");
  await page.getByLabel("Banco o billetera").selectOption("Nequi");
  await toBank(page).click();
  await expect(page.getByText(/dígito/).last()).toBeVisible();
  await expect(page.getByLabel("NIT")).toBeFocused();
  await page.getByLabel("NIT").fill("900.123.456-8");
  await toBank(page).click();
  await expect(page.getByRole("heading", { name: /^Nequi/ })).toBeVisible();
});

test("the card's bank asks inside our page: confirmed, the order is paid", MAIN, async ({ page }) => {
  const product = await stockProduct("Juego con reto", 150_000, 2);
  const buyer = someBuyer(freshEmail("reto"));
  await addToCart(page, product);
  await proceedToPayment(page, buyer);
  await payWith(page, "CHAL");
  await expect(page.getByRole("heading", { name: "Tu banco pide que confirmes la compra" })).toBeFocused();
  const bank = page.frameLocator('iframe[title="Confirmación de tu banco"]');
  await expect(bank.getByRole("button", { name: "Sí, soy yo" })).toBeVisible();
  await expectAccessible(page, PHONE);
  await bank.getByRole("button", { name: "Sí, soy yo" }).click();
  await page.waitForURL("**/payment/success?**");
  expect(await orderOf(buyer)).toMatchObject({ payment_status: "paid", approved: 1 });
});

test("a challenge that fails keeps the card form for another try", MAIN, async ({ page }) => {
  const product = await stockProduct("Juego con reto fallido", 150_000, 2);
  const buyer = someBuyer(freshEmail("reto-no"));
  await addToCart(page, product);
  await proceedToPayment(page, buyer);
  await payWith(page, "CHAL");
  const bank = page.frameLocator('iframe[title="Confirmación de tu banco"]');
  await bank.getByRole("button", { name: "No reconozco esta compra" }).click();
  await expect(page.getByText(/^No se confirmó la compra con tu banco/).first()).toBeVisible();
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
  expect(await orderOf(buyer)).toMatchObject({ payment_status: "paid", approved: 1, payments: 2 });
});

test("a challenge left by reloading goes on from the page of that payment", async ({ page }) => {
  const product = await stockProduct("Juego con reto dejado", 150_000, 2);
  await addToCart(page, product);
  await proceedToPayment(page, someBuyer(freshEmail("reto-deja")));
  await payWith(page, "CHAL");
  await expect(page.getByRole("heading", { name: "Tu banco pide que confirmes la compra" })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Ver cómo va ese pago" }).click();
  await page.getByRole("button", { name: "Confirmar con mi banco" }).click();
  const bank = page.frameLocator('iframe[title="Confirmación de tu banco"]');
  await bank.getByRole("button", { name: "Sí, soy yo" }).click();
  await page.waitForURL("**/payment/success?**");
});

test("a customer with a payment from a bank pays the next order with two presses after the cart", async ({
  page,
}) => {
  const product = await stockProduct("Cargador por PSE", 55_000, 5);
  const customer = await newCustomer("pse-otra-vez");
  const buyer = someBuyer();
  const { token } = await placeOrder(db, customer.id, {
    items: [{ type: "product", id: product.id, quantity: 1 }],
    total: 55_000,
    method: "pse",
    name: buyer.name,
    phone: buyer.phone,
    address: buyer.address,
    email: customer.email,
  });
  await beginPayment(db, token, { method: "pse" });
  await query(
    "update public.payments set status = 'rejected' where order_id = (select order_id from private.order_keys where token = $1)",
    [token],
  );
  await query("select public.cancel_order($1)", [token]);
  await enter(page, customer.email);
  await addToCart(page, product);
  await openCheckout(page);
  await expect(page.getByLabel("Banco o billetera")).toHaveValue("1007");
  await page.getByRole("checkbox", { name: /Acepto los/ }).check();
  await toBank(page).click();
  await expect(page.getByRole("heading", { name: /^Bancolombia/ })).toBeVisible();
});
