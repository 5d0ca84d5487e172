import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { openLive } from "./support/live.ts";
import { openOrder, paidOrder, ship } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { openStore } from "./support/store.ts";

const PRICE = 40_000;
const MAIN = { tag: "@main" };
const step = (page: Page) =>
  page.getByRole("list", { name: "Pasos del envío" }).locator("[aria-current=step]");
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

test(
  "the tracker updates itself when staff move the parcel, in the order and in the list",
  MAIN,
  async ({ page }) => {
    const customer = await newCustomer("seguimiento");
    const order = await paidOrder(customer, [{ product: await stockProduct("Control en camino", PRICE, 3) }]);
    await enter(page, customer.email);
    await openLive(page, `/dashboard/pedidos/${order.id}`, "orders");
    await expect(step(page)).toContainText("Recibido");
    await query(
      `update public.orders set shipping_status = 'in_transit', carrier = 'Interrapidísimo', tracking_number = '2400987' where id = $1`,
      [order.id],
    );
    await expect(step(page)).toContainText("En tránsito");
    await expect(page.getByText("Interrapidísimo", { exact: true })).toBeVisible();
    await expect(page.getByText("2400987")).toBeVisible();

    await openLive(page, "/dashboard/pedidos", "orders");
    const link = { name: `Pedido ${order.number}` };
    await expect(inSection(page, "Pedidos en curso").getByRole("link", link)).toBeVisible();
    await expect(page.getByText("No tienes pedidos completados aún")).toBeVisible();
    await ship(order, "delivered");
    await expect(inSection(page, "Historial").getByRole("link", link)).toBeVisible();
    await expect(inSection(page, "Pedidos en curso").getByRole("link", link)).toHaveCount(0);
  },
);

test("a long history loads in parts", async ({ page }) => {
  const customer = await newCustomer("historial");
  const product = await stockProduct("Cable del historial", PRICE, 20);
  for (let n = 0; n < 12; n += 1) await ship(await paidOrder(customer, [{ product }]), "delivered");
  await enter(page, customer.email);
  await page.goto("/dashboard/pedidos");
  const history = inSection(page, "Historial").getByRole("article");
  await expect(history).toHaveCount(10);
  await page.getByRole("link", { name: "Ver más (2)" }).click();
  await expect(history).toHaveCount(12);
  await expect(page.getByRole("link", { name: /^Ver más/ })).toHaveCount(0);
});

test("buying again fills the cart with existing items and names the missing ones", async ({ page }) => {
  const customer = await newCustomer("otravez");
  const [kept, few, gone] = [
    await stockProduct("Control de siempre", PRICE, 5),
    await stockProduct("Base escasa", PRICE, 4),
    await stockProduct("Juego retirado", PRICE, 3),
  ];
  const order = await paidOrder(customer, [
    { product: kept, quantity: 2 },
    { product: few, quantity: 3 },
    { product: gone },
  ]);
  await query("update public.products set price = 55000 where id = $1", [kept.id]);
  await query("delete from public.products where id = $1", [gone.id]);
  await enter(page, customer.email);
  await page.goto(`/dashboard/pedidos/${order.id}`);
  await expect(page.getByText("Visa terminada en 6260")).toBeVisible();
  await expect(page.getByRole("link", { name: "Comprobante (PDF)" })).toHaveAttribute(
    "href",
    `/api/orders/${order.id}/comprobante`,
  );
  await page.getByRole("button", { name: "Comprar de nuevo" }).click();
  await page.waitForURL("**/carrito");
  await expect(page.getByText("Agregamos lo que aún se consigue")).toBeVisible();
  await expect(
    page.getByText(`Solo queda 1 unidad de «${few.name}». «${gone.name}» ya no se vende.`),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /Carrito de compras: 3/ })).toBeVisible();
  await expect(page.getByText("$150.000").first()).toBeVisible();
  await expect(page.getByRole("main").getByText(gone.name)).toHaveCount(0);
});

test("an unpaid order is cancelled by its buyer", MAIN, async ({ page }) => {
  const customer = await newCustomer("cancela");
  const product = await stockProduct("Diadema por cancelar", PRICE, 4);
  const order = await openOrder(customer, [{ product, quantity: 3 }]);
  await enter(page, customer.email);
  await page.goto(`/dashboard/pedidos/${order.id}`);
  await expect(page.getByRole("link", { name: "Pagar ahora" })).toHaveAttribute(
    "href",
    `/pedido/${order.token}`,
  );
  await page.getByRole("button", { name: "Cancelar pedido" }).click();
  const question = page.getByRole("dialog", { name: "¿Cancelar este pedido?" });
  await question.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(page.getByText("Pedido cancelado", { exact: true })).toBeVisible();
  await expect(page.getByText("Este pedido se canceló.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancelar pedido" })).toHaveCount(0);
});

test.describe("Mis compras", () => {
  test("is on top of the store for buyers, with the current prices", async ({ page }) => {
    const customer = await newCustomer("compras");
    const product = await stockProduct("Control favorito", PRICE, 5);
    await paidOrder(customer, [{ product }]);
    await query("update public.products set price = 47000 where id = $1", [product.id]);
    await enter(page, customer.email);
    await page.goto("/tienda");
    const bought = inSection(page, "Mis compras");
    await expect(bought.getByRole("link", { name: product.name })).toHaveAttribute(
      "href",
      `/producto/${product.slug}`,
    );
    await expect(bought).toContainText("$47.000");
    await bought.getByRole("button", { name: /^Comprar de nuevo/ }).click();
    await expect(page.getByText("Producto agregado", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Carrito de compras: 1/ })).toBeVisible();
  });

  test("visitors see none, and nothing is requested for them", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    await openStore(page);
    await expect(page.getByRole("heading", { name: "Tienda gamer" })).toBeVisible();
    await expect(inSection(page, "Mis compras")).toHaveCount(0);
    expect(asked).not.toContain("/api/purchases");
  });
});
