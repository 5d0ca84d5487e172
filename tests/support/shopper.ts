import { expect, type Locator, type Page } from "@playwright/test";
import postgres from "postgres";
import { E2E_CONFIG } from "./e2e-config.ts";

/** A shelf of its own per test: products made for it, so that tests never share stock. */
export type Shelf = { id: string; slug: string; name: string };

const databaseUrl =
  process.env.DATABASE_URL ?? `postgres://postgres:postgres@127.0.0.1:${E2E_CONFIG.ports.database}/postgres`;

/** Runs a query on the site's database as its owner. */
export async function query<Row extends Record<string, unknown>>(
  text: string,
  values: (string | number)[] = [],
): Promise<Row[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return (await sql.unsafe(text, values)) as unknown as Row[];
  } finally {
    await sql.end();
  }
}

export async function stockProduct(name: string, price: number, stock: number): Promise<Shelf> {
  const [row] = await query<Shelf>(
    "insert into public.products (name, description, price, category, stock, created_at) values ($1, 'Para probar la compra.', $2, 'extras', $3, now() - interval '2 years') returning id, slug, name",
    [`${name} ${Date.now().toString(36)}`, price, stock],
  );
  if (!row) throw new Error("The product was not stored.");
  return row;
}

export async function stockOf({ id }: Shelf): Promise<number> {
  const [row] = await query<{ stock: number }>("select stock from public.products where id = $1", [id]);
  return row?.stock ?? Number.NaN;
}

export function addToCartButton(page: Page, { name }: Shelf): Locator {
  return page.getByRole("button", { name: new RegExp(`^Agregar al carrito\\s?: ${name}$`) });
}

export async function addToCart(page: Page, product: Shelf): Promise<void> {
  await page.goto(`/producto/${product.slug}`);
  await addToCartButton(page, product).click();
  await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();
}

export type Buyer = { name: string; phone: string; address: string; email?: string };

/** Each worker counts from a number of its own: two that began in the same moment would share their buyers. */
let phones = Number(process.env.TEST_WORKER_INDEX ?? 0) * 10_000;

export function someBuyer(email?: string): Buyer {
  phones += 1;
  return {
    name: "Camila Restrepo",
    phone: `300${String(phones).padStart(7, "0")}`,
    address: "Carrera 43A # 34 Sur-20, apto 502, Envigado",
    email,
  };
}

export async function fillShipping(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel("Nombre completo").fill(buyer.name);
  await page.getByLabel("Celular").fill(buyer.phone);
  // Courses alone are sent nowhere: their form asks for no address.
  const address = page.getByLabel("Dirección");
  if (await address.isVisible()) await address.fill(buyer.address);
  if (buyer.email) await page.getByLabel("Correo electrónico").fill(buyer.email);
  await page.getByRole("checkbox", { name: /Acepto los/ }).check();
}

/** From the cart to the card form of the provider. */
export async function proceedToPayment(page: Page, buyer: Buyer): Promise<void> {
  await page.goto("/carrito");
  await fillShipping(page, buyer);
  await page.getByRole("button", { name: "Proceder al Pago" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
}

/** Fills the documented test card; the holder's name decides what becomes of the payment. */
export async function payWith(page: Page, holder: string): Promise<void> {
  await page.getByLabel("Número de tarjeta").fill("5254133674403564");
  await page.getByLabel(/vencimiento/i).fill("11/30");
  await page.getByLabel("Código de seguridad").fill("123");
  await page.getByLabel(/titular/i).fill(holder);
  await page.getByLabel("Número de documento").fill("123456789");
  await page.getByLabel("Cuotas").selectOption("1");
  await page.getByRole("button", { name: /^Pagar/ }).click();
}

/** What the database says of the newest order of a buyer. */
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
