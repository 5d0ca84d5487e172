import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { GET as ticketPdf } from "@/app/api/mostrador/[id]/comprobante/route";
import { GET as find } from "@/app/api/mostrador/route";
import { GET as exportList } from "@/app/api/orders/export/route";
import { parseListState } from "@/lib/core/list-state";
import { mailTicketAction, sellAction } from "@/lib/pos/actions";
import { TICKET_LIST } from "@/lib/pos/list";
import { getTicket, listTickets } from "@/lib/pos/queries";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { addRepair } from "../factories/repairs.ts";
import { openSession, saleLine } from "../factories/sales.ts";
import { answered } from "./support/calls.ts";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const { db } = site;
const { employee, cliente } = await site.people("employee", "cliente");
await db.sql`update public.profiles set username = 'Laura' where id = ${employee.id}`;
const sessionId = await openSession(db, employee.id);

const saleOf = (product: Product, quantity = 1, more: object = {}) => ({
  key: randomUUID(),
  lines: [{ ...saleLine(product, quantity), type: "product" as const }],
  parts: [{ method: "efectivo" as const, amount: product.price * quantity }],
  total: product.price * quantity,
  sessionId,
  ...more,
});
const searched = async (query: string) => {
  const url = `${SITE}/api/mostrador?q=${encodeURIComponent(query)}`;
  const response = await find(new Request(url, { headers: { "sec-fetch-site": "same-origin" } }), {
    params: Promise.resolve({}),
  });
  return { status: response.status, body: await response.json() };
};

describe("a sale at the counter", () => {
  test("answers with its ticket and the change, once for one key", async () => {
    const product = await addProduct(db, { stock: 3, price: 80_000 });
    await site.visitAs(employee);
    const sale = saleOf(product, 2, { tendered: 200_000 });
    const sold = answered(await sellAction(sale));
    expect(sold).toEqual({
      ticketId: expect.any(String),
      number: expect.stringMatching(/^T-/),
      change: 40_000,
    });
    expect(answered(await sellAction(sale))).toEqual(sold);
    expect(await stockOf(db, product)).toBe(1);
    expect(await getTicket(sold.ticketId)).toMatchObject({
      number: sold.number,
      seller: "Laura",
      total: 160_000,
      tendered: 200_000,
      change: 40_000,
      customer: { name: "Cliente de mostrador", phone: "", email: "" },
      orders: [{ total: 160_000, refunded: 0, lines: [{ name: "Control", quantity: 2, unitPrice: 80_000 }] }],
      deposits: [],
      parts: [{ method: "efectivo", amount: 160_000, reference: "" }],
    });
  });

  test("is refused in the database's words", async () => {
    const product = await addProduct(db, { stock: 1, price: 80_000 });
    await site.visitAs(employee);
    expect(await sellAction(saleOf(product, 2))).toMatchObject({
      ok: false,
      reason: "out_of_stock",
      message: expect.stringContaining("«Control»"),
    });
    await db.sql`update public.products set price = 90000 where id = ${product.id}`;
    expect(await sellAction(saleOf(product))).toMatchObject({
      ok: false,
      reason: "price_changed",
      message: "El precio de «Control» cambió: ahora es $90.000. Quítalo y agrégalo de nuevo.",
    });
    expect(await sellAction(saleOf(product, 1, { lines: [] }))).toMatchObject({ ok: false, code: "invalid" });
  });

  test("is in the list of today and found by its number; its channel and seller are in the export", async () => {
    const product = await addProduct(db, { price: 12_345 });
    await site.visitAs(employee);
    const { ticketId, number } = answered(await sellAction(saleOf(product)));
    const listed = (q = "") => listTickets(parseListState({ q }, TICKET_LIST));
    expect((await listed()).items[0]).toMatchObject({ id: ticketId, seller: "Laura", methods: ["efectivo"] });
    for (const typed of [number, number.toLowerCase(), String(Number(number.slice(-6)))])
      expect(
        (await listed(typed)).items.map(({ id }) => id),
        typed,
      ).toEqual([ticketId]);
    await db.sql`update public.tickets set created_at = now() - interval '2 days' where id = ${ticketId}`;
    expect((await listed()).items.map(({ id }) => id)).not.toContain(ticketId);
    expect((await listed(number)).total).toBe(1);
    const csv = await (
      await exportList(new Request(`${SITE}/api/orders/export?canal=mostrador`), {
        params: Promise.resolve({}),
      })
    ).text();
    const [head = "", ...rows] = csv.split("\r\n");
    expect(head).toContain("Canal");
    const row = rows.find((line) => line.includes("12345")) ?? "";
    expect(row).toContain("Mostrador");
    expect(row).toContain("Laura");
    expect(row).toContain("En el mostrador");
    expect(rows.filter((line) => line && !line.includes("Mostrador"))).toEqual([]);
  });

  test("has its paper as a PDF of the roll's width", async () => {
    const product = await addProduct(db);
    await site.visitAs(employee);
    const { ticketId, number } = answered(await sellAction(saleOf(product)));
    const ask = (id: string) =>
      ticketPdf(new Request(`${SITE}/api/mostrador/${id}/comprobante`), { params: Promise.resolve({ id }) });
    const response = await ask(ticketId);
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="comprobante-${number}.pdf"`);
    const pdf = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 226\.7/);
    expect((await ask(randomUUID())).status).toBe(404);
  });
});

describe("the ticket's mail", () => {
  test("goes to the address that the customer gives, when they ask for it", async () => {
    const email = `${randomUUID()}@example.com`;
    const product = await addProduct(db, { price: 80_000 });
    await site.visitAs(employee);
    const customer = { id: null, name: "Ana Gómez", phone: "3001112233", email };
    const { ticketId, number } = answered(await sellAction(saleOf(product, 1, { customer })));
    expect(await site.mailsTo(email)).toEqual([]);
    expect(answered(await mailTicketAction({ ticketId, email }))).toEqual({ isNew: true });
    expect(answered(await mailTicketAction({ ticketId, email }))).toEqual({ isNew: false });
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: `Comprobante ${number}: $80.000` });
    expect(JSON.stringify(mails[0])).toContain("Comprobante de venta, no es factura");
    expect(await mailTicketAction({ ticketId, email: "sin arroba" })).toMatchObject({
      ok: false,
      code: "invalid",
    });
  });
});

describe("the till's search", () => {
  test("answers staff with what can be charged, and nobody else", async () => {
    const product = await addProduct(db, { name: "Volante Fanatec", price: 999_000, stock: 2 });
    const repair = await addRepair(db, {
      device_kind: "playstation",
      device_model: "PS5",
      contact_name: "Rosa Mejía",
      contact_phone: "3009998877",
      received_at: new Date(),
    });
    await site.visitAs(employee);
    expect(await searched("volante fanatec")).toMatchObject({
      status: 200,
      body: {
        exact: [],
        found: [{ kind: "product", id: product.id, price: 999_000, stock: 2, sku: "", barcode: "" }],
      },
    });
    expect((await searched(repair.id.slice(-8))).body.exact).toEqual([
      {
        kind: "repair",
        id: repair.id,
        number: repair.id.slice(-8),
        device: "PlayStation PS5",
        customer: "Rosa Mejía",
        phone: "3009998877",
        estado: "Recibido",
        quoteId: null,
        due: 0,
        deposit: 0,
        isReady: false,
      },
    ]);
    expect((await searched("x")).body).toEqual({ exact: [], found: [] });
    await site.visitAs(cliente);
    expect((await searched("volante")).status).toBe(403);
    expect(await sellAction(saleOf(product))).toMatchObject({ ok: false, code: "forbidden" });
    await site.visitAs(null);
    expect((await searched("volante")).status).toBe(401);
  });
});
