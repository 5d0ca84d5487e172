import { expect, type Locator, type Page } from "@playwright/test";
import { nextPhone } from "../../factories/people.ts";
import type { Product } from "../../factories/products.ts";
import { query } from "../../support/e2e-database.ts";
import { hydrated } from "./hydrated.ts";

export function addToCartButton(page: Page, { name }: Product): Locator {
  return page.getByRole("button", { name: new RegExp(`^Agregar al carrito\\s?: ${name}$`) });
}

export async function addToCart(page: Page, product: Product): Promise<void> {
  await page.goto(`/producto/${product.slug}`);
  await addToCartButton(page, product).click();
  await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();
}

export type Buyer = { name: string; phone: string; address: string; city: string; email?: string };

export function someBuyer(email?: string): Buyer {
  return {
    name: "Camila Restrepo",
    phone: nextPhone(),
    address: "Carrera 43A # 34 Sur-20, apto 502",
    city: "Envigado",
    email,
  };
}

export async function fillShipping(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel("Nombre completo").fill(buyer.name);
  await page.getByLabel("Celular").fill(buyer.phone);
  // Items that are not delivered need no address.
  const address = page.getByLabel("Dirección");
  if (await address.isVisible()) {
    await address.fill(buyer.address);
    await page.getByLabel("Ciudad o municipio").fill(buyer.city);
  }
  if (buyer.email) await page.getByLabel("Correo electrónico").fill(buyer.email);
  const terms = page.getByRole("checkbox", { name: /Acepto los/ });
  await hydrated(terms);
  await terms.check();
}

export const toCardForm = (page: Page): Locator => page.getByRole("button", { name: /^Continuar al pago/ });

export const payOnDelivery = (page: Page): Locator =>
  page.getByRole("button", { name: /^Pedir por WhatsApp contra entrega/ });

/** From the cart to the checkout. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/carrito");
  await page.getByRole("link", { name: "Proceder al Pago" }).click();
  await page.waitForURL("**/pagar");
}

/** From the cart to the filled form of an order that is paid on delivery. */
export async function fillCashOrder(page: Page, buyer: Buyer): Promise<void> {
  await page.goto("/carrito");
  await page.getByRole("link", { name: "Pedir por WhatsApp contra entrega" }).click();
  await fillShipping(page, buyer);
}

/** From the cart to the card form of the provider. */
export async function proceedToPayment(page: Page, buyer: Buyer): Promise<void> {
  await openCheckout(page);
  await fillShipping(page, buyer);
  await toCardForm(page).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
}

/** Fills the documented test card; the holder's name decides the result of the payment. */
export async function payWith(page: Page, holder: string): Promise<void> {
  await page.getByLabel("Número de tarjeta").fill("5254133674403564");
  await page.getByLabel(/vencimiento/i).fill("11/30");
  await page.getByLabel("Código de seguridad").fill("123");
  await page.getByLabel(/titular/i).fill(holder);
  await page.getByLabel("Número de documento").fill("123456789");
  await page.getByRole("combobox", { name: "Cuotas" }).selectOption("1");
  await page.getByRole("button", { name: /^Pagar/ }).click();
}

/** The newest order of a buyer in the database. */
export async function orderOf(buyer: Buyer) {
  const rows = await query<{
    id: string;
    user_id: string | null;
    status: string;
    payment_status: string;
    payment_method: string;
    has_reservation: boolean;
    total_price: number;
    payments: number;
    approved: number;
  }>(
    `select o.*, (select count(*)::int from public.payments p where p.order_id = o.id) as payments,
      (select count(*)::int from public.payments p where p.order_id = o.id and p.status = 'approved') as approved
     from public.orders o where o.customer_phone = $1 order by o.created_at desc limit 1`,
    [buyer.phone],
  );
  return rows[0];
}
