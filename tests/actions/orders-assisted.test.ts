import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { acceptTermsAction, processPaymentAction } from "@/lib/checkout/actions";
import {
  addToOrderAction,
  changeOrderLinesAction,
  findItemsAction,
  placeAssistedOrderAction,
} from "@/lib/orders/staff/lines/actions";
import { getStaffOrder } from "@/lib/orders/staff/queries";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const laura = await site.person("employee");
afterEach(() => site.deliver());

const line = (product: Product, quantity = 1) => ({
  type: "product" as const,
  id: product.id,
  quantity,
  price: String(product.price),
  list: product.price,
  reason: "",
});

const asked = (product: Product, changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  lines: [line(product)],
  method: "link" as const,
  delivery: "tienda" as const,
  customerId: null,
  name: "Ana Gómez",
  phone: "300 123 45 67",
  email: "ana@example.com",
  total: product.price,
  ...changes,
});

async function placed(quantity = 1) {
  const product = await addProduct(site.db, { stock: 5 });
  await site.visitAs(laura);
  const result = await placeAssistedOrderAction(
    asked(product, { lines: [line(product, quantity)], total: product.price * quantity }) as never,
  );
  if (!result.ok) throw new Error(result.message);
  return { product, ...result.data };
}

describe("an order of a call", () => {
  test("is placed, accepted by its buyer with the evidence, and paid at the total that was shown", async () => {
    const { product, id, token } = await placed(2);
    await site.visitAs(null);
    const card = (await site.card("APRO")) as never;
    const shown = product.price * 2;
    expect(await processPaymentAction({ token, card, total: shown })).toMatchObject({
      ok: false,
      reason: "terms_required",
    });
    expect((await acceptTermsAction({ token, acceptsTerms: false as never })).ok).toBe(false);
    expect(await acceptTermsAction({ token, acceptsTerms: true })).toMatchObject({ ok: true });
    const [row] = await site.db
      .sql`select version, user_agent from public.acceptances where order_id = ${id}`;
    expect(row).toEqual({ version: expect.stringContaining("terminos"), user_agent: expect.any(String) });

    // Staff change it while the page is open.
    await site.visitAs(laura);
    const order = (await getStaffOrder(id))!;
    const change = { orderId: id, stamp: order.stamp, total: shown, lines: [line(product)] };
    expect(await changeOrderLinesAction({ ...change, reason: "x" })).toMatchObject({
      fieldErrors: { reason: "Escribe el motivo (mínimo 3 letras)." },
    });
    expect(await changeOrderLinesAction({ ...change, reason: "Solo quiere uno" })).toMatchObject({
      ok: true,
    });
    await site.visitAs(null);
    expect(await processPaymentAction({ token, card, total: shown })).toMatchObject({
      reason: "price_changed",
    });
    const paid = await processPaymentAction({
      token,
      card: (await site.card("APRO")) as never,
      total: product.price,
    });
    expect(paid).toMatchObject({ ok: true, data: { status: "approved" } });
    await site.deliver();
    expect(await stockOf(site.db, product)).toBe(4);

    // What is added now is an order of its own.
    await site.visitAs(laura);
    const now = (await getStaffOrder(id))!;
    const added = await addToOrderAction({
      key: randomUUID(),
      orderId: id,
      stamp: now.stamp,
      total: product.price,
      lines: [line(product)],
      method: "link",
      reason: "Quiere otro",
    });
    expect(added).toMatchObject({ ok: true, data: { token: expect.any(String) } });
    expect((await getStaffOrder(id))!.related.added).toMatchObject([
      { total: product.price, paymentStatus: "unpaid" },
    ]);
  });

  test("with data that is missing says which; its address is found by its municipality", async () => {
    const product = await addProduct(site.db, { stock: 5 });
    await site.visitAs(laura);
    const place = (changes: Record<string, unknown>) =>
      placeAssistedOrderAction(asked(product, changes) as never);
    expect(await place({ name: "A", phone: "12", email: "ana" })).toMatchObject({
      fieldErrors: { name: expect.any(String), phone: expect.any(String), email: expect.any(String) },
    });
    expect(await place({ lines: [{ ...line(product), price: "mucho" }] })).toMatchObject({
      fieldErrors: { "lines.0.price": expect.stringContaining("pesos") },
    });
    expect(await place({ delivery: "envio" })).toMatchObject({
      ok: false,
      message: "Escribe la dirección de entrega.",
    });
    const address = {
      street: "Calle 10 # 20-30",
      complement: "",
      neighbourhood: "",
      indications: "",
      municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
    };
    const sent = await place({ delivery: "envio", address, method: "contra_entrega" });
    expect(sent).toMatchObject({ ok: true });
    const [row] = await site.db.sql`
      select shipping_address, status, customer_phone from public.orders where id = ${sent.ok ? sent.data.id : ""}`;
    expect(row).toEqual({
      shipping_address: "Calle 10 # 20-30, Envigado, Antioquia",
      status: "confirmed",
      customer_phone: "3001234567",
    });
  });

  test("finds products, services and courses by a part of their names", async () => {
    const product = await addProduct(site.db, { name: "Volante Zafiro", stock: 5 });
    await site.db
      .sql`insert into public.services (slug, name, price) values ('ajuste-zafiro', 'Ajuste Zafiro', 30000)`;
    await site.visitAs(laura);
    const found = await findItemsAction({ query: "zafiro" });
    expect(found).toMatchObject({
      ok: true,
      data: [
        { type: "product", id: product.id, stock: 5 },
        { type: "service", name: "Ajuste Zafiro", stock: null },
      ],
    });
  });
});
