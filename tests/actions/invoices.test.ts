import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { GET as exportPeriod } from "@/app/api/orders/periodo/route";
import { placeCashOrderAction } from "@/lib/checkout/actions";
import { colombianDay } from "@/lib/core/dates";
import { ownInvoiceDataAction, requestInvoiceAction } from "@/lib/orders/actions";
import { writeInvoiceAction } from "@/lib/orders/staff/actions";
import { refundOrderAction } from "@/lib/payments/staff/actions";
import { CUFE, invoiceOf } from "../factories/invoices.ts";
import { addCashOrder, moveOrder } from "../factories/orders.ts";
import { addProduct } from "../factories/products.ts";
import { answered, checkoutOf } from "./support/calls.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const buyer = await site.person("cliente");
const laura = await site.person("employee");

const invoice = {
  documentType: "NIT" as const,
  documentNumber: "900.123.456-8",
  name: "Juegos del Sur S.A.S.",
  email: "pagos@example.com",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
};
const stored = { ...invoice, documentNumber: "900123456-8" };

test("an invoice asked for in the checkout is stored with the order, and fills the next form", async () => {
  await site.visitAs(buyer);
  expect(answered(await ownInvoiceDataAction({}))).toBeNull();
  const checkout = checkoutOf(await addProduct(site.db), { method: "contra_entrega" });
  const { token } = answered(await placeCashOrderAction({ ...checkout, invoice }));
  expect((await invoiceOf(site.db, buyer.id, { token })).asked).toMatchObject({
    document_number: stored.documentNumber,
    name: invoice.name,
  });
  expect(answered(await ownInvoiceDataAction({}))).toEqual(stored);
  await site.visitAs(null);
  expect(answered(await ownInvoiceDataAction({}))).toBeNull();
});

test("with a wrong document nothing is ordered, and the field says what to do", async () => {
  await site.visitAs(null);
  const product = await addProduct(site.db);
  const checkout = checkoutOf(product, { method: "contra_entrega" });
  const wrong = { ...invoice, documentNumber: "900.123.456-1" };
  expect(await placeCashOrderAction({ ...checkout, invoice: wrong })).toMatchObject({
    ok: false,
    fieldErrors: { "invoice.documentNumber": expect.stringContaining("sería 8") },
  });
  const ordered = await site.db.sql`select 1 from public.order_items where item_id = ${product.id}`;
  expect(ordered).toHaveLength(0);
});

test("a guest asks afterwards with the link, until staff wrote the number", async () => {
  const { order } = await site.order();
  await site.pay(order, "APRO");
  await site.deliver();
  await site.visitAs(null);
  answered(await requestInvoiceAction({ token: order.token, invoice }));
  await site.visitAs(laura);
  answered(await writeInvoiceAction({ orderId: order.order_id, number: "FE9", cufe: CUFE, known: "" }));
  await site.visitAs(null);
  expect(await requestInvoiceAction({ token: order.token, invoice })).toMatchObject({
    ok: false,
    reason: "already_issued",
  });
});

test("the file of a period adds up to the payments and refunds, by way to pay and by class", async () => {
  const { order } = await site.order();
  await site.pay(order, "APRO");
  await site.deliver();
  await site.visitAs(laura);
  const ask = {
    request: randomUUID(),
    reason: "Llegó golpeado",
    amount: 12_345,
    left: 50_000,
    channel: "proveedor" as const,
  };
  answered(await refundOrderAction({ orderId: order.order_id, ...ask }));
  const cash = await addCashOrder(site.db);
  for (const [move, details] of [
    ["confirm", {}],
    ["collect", { method: "nequi" }],
  ] as const)
    await moveOrder(site.db, laura.id, cash, move, { details });
  // As far as the provider's clock and ours are apart around midnight.
  const [from, to] = [-1, 1].map((days) => colombianDay(Date.now() + days * 86_400_000));
  const file = await exportPeriod(
    new Request(`http://localhost/api/orders/periodo?desde=${from}&hasta=${to}`),
  );
  expect(file.status).toBe(200);
  const lines = (await file.text()).split("\r\n").map((line) => line.split(";"));
  const rows = lines.filter(([day = ""]) => /^\d{4}-/.test(day));
  const amountOf = (cells: string[]) => Number(cells.at(-1));
  const sum = (some: string[][]) => some.reduce((total, cells) => total + amountOf(cells), 0);
  for (const cells of rows)
    expect(cells.slice(7, -1).reduce((total, cell) => total + Number(cell), 0)).toBe(amountOf(cells));

  const [held] = await site.db.sql<{ paid: number; back: number; refunds: number }[]>`
    select (select sum(amount)::int from public.payments where status in ('approved', 'refunded')) as paid,
      (select sum(refunded_amount)::int from public.payments) as back,
      (select sum(amount)::int from public.refunds where state = 'hecho') as refunds`;
  expect(held!.back).toBe(held!.refunds);
  expect(sum(rows.filter((cells) => amountOf(cells) > 0))).toBe(held!.paid);
  expect(sum(rows.filter((cells) => amountOf(cells) < 0))).toBe(-held!.refunds);
  const left = (way: string) =>
    amountOf(lines.find(([first, , what, of]) => first === "Resumen" && what === "Quedó" && of === way)!);
  expect([left("Nequi"), left("Todos los medios")]).toEqual([50_000, sum(rows)]);
  expect(left("Tarjeta")).toBe(sum(rows) - 50_000);
});
