import { describe, expect, test } from "vitest";
import { GROUPINGS } from "../../lib/reports/types.ts";
import { addCourse } from "../factories/courses.ts";
import {
  addCashOrder,
  applyRefund,
  buyProduct,
  cartLine,
  chargeOrder,
  moveOrder,
  openRefund,
  placeOrder,
} from "../factories/orders.ts";
import { applyPayment, paymentUpdate } from "../factories/payment-updates.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPeople, nextPhone } from "../factories/people.ts";
import { addProduct, type Product } from "../factories/products.ts";
import { addRepair, decideQuote, labourLine, quoteRepair, takeInRepair } from "../factories/repairs.ts";
import { moveSale, type ReportRow, salesReport, setItemCost, setStockCost } from "../factories/reports.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";
import { broken } from "./invariants.ts";

const db = await testDatabase();
const people = await addPeople(db);
const { admin, manager, employee } = people as Record<"admin" | "manager" | "employee", string>;
const today = await answerOf<string>(db)`select private.co_date()::text`;

const report = (by: string, day: string, to = day) => salesReport(db, admin, by, day, to);
const totals = async (day: string, to = day) => (await report("dia", day, to)).totals;
const rowOf = (rows: ReportRow[], key: string) => rows.find((row) => row.key === key);
const broke = async () => (await broken(db)).filter((name) => /sales|sold/.test(name));

/** A card order of these products, paid on a day. */
async function sell(day: string, lines: [Product, number][], costs: (number | null)[] = []) {
  const total = lines.reduce((sum, [product, quantity]) => sum + product.price * quantity, 0);
  const items = lines.map(([product, quantity]) => cartLine(product, quantity));
  const order = await placeOrder(db, "service_role", { items, total, phone: nextPhone() });
  for (const [at, cost] of costs.entries())
    if (cost !== null) await setItemCost(db, order.order_id, lines[at]![0].id, cost);
  await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, total);
  await moveSale(db, order.order_id, day);
  const items_ = await db.sql<
    { id: string; item_id: string }[]
  >`select id, item_id from public.order_items where order_id = ${order.order_id}`;
  return {
    ...order,
    total,
    line: (product: Product) => items_.find(({ item_id }) => item_id === product.id)!.id,
  };
}

/** An order paid on delivery whose money came in parts. */
async function sellInParts(product: Product, parts: { method: string; amount: number }[]) {
  const order = await buyProduct(db, product, 1, { method: "contra_entrega" });
  await db.sql`select private.note_cash_payment(o, null, ${JSON.stringify(parts)}::text::jsonb) from public.orders o where id = ${order.order_id}`;
  return order;
}

describe("the lines of sales", () => {
  test("a sale counts its lines, their cost and what they earned, once for each grouping", async () => {
    const [pad, cable] = [
      await addProduct(db, { name: "Control blanco", price: 100_000, category: "controles" }),
      await addProduct(db, { name: "Cable", price: 20_001, category: "cables" }),
    ];
    await sell(
      "2026-01-05",
      [
        [pad, 1],
        [cable, 3],
      ],
      [70_000, 10_000],
    );
    const { rows, totals: sum } = await report("producto", "2026-01-05");
    expect(rowOf(rows, `product:${pad.id}`)).toEqual({
      key: `product:${pad.id}`,
      label: "Control blanco",
      units: 1,
      sales: 100_000,
      refunds: 0,
      net: 100_000,
      known: 100_000,
      cost: 70_000,
      margin: 30_000,
      unknown_units: 0,
    });
    expect(rowOf(rows, `product:${cable.id}`)).toMatchObject({
      units: 3,
      net: 60_003,
      cost: 10_000,
      margin: 50_003,
    });
    expect(sum).toMatchObject({ units: 4, net: 160_003, cost: 80_000, margin: 80_003 });
    const categories = (await report("categoria", "2026-01-05")).rows.map(({ key, net }) => [key, net]);
    expect(categories).toEqual([
      ["product:controles", 100_000],
      ["product:cables", 60_003],
    ]);
    expect((await report("canal", "2026-01-05")).rows).toMatchObject([{ key: "web", net: 160_003 }]);
  });

  test("a refund with lines takes them on its own day; without lines it has none", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell("2026-02-03", [[pad, 2]], [60_000]);
    const lines = [{ item: order.line(pad), quantity: 1, restock: false }];
    await openRefund(db, employee, order, { amount: 50_000, left: 100_000, lines });
    await applyRefund(db, { ...order, product: pad }, 50_000, 100_000);
    await openRefund(db, employee, order, { amount: 20_000, left: 50_000 });
    await applyRefund(db, { ...order, product: pad }, 70_000, 100_000);
    expect(await totals("2026-02-03")).toMatchObject({ sales: 100_000, refunds: 0, units: 2, cost: 60_000 });
    const { rows } = await report("producto", today);
    expect(rowOf(rows, `product:${pad.id}`)).toMatchObject({
      units: -1,
      refunds: 50_000,
      net: -50_000,
      cost: 0,
    });
    expect(rowOf(rows, "")).toMatchObject({ units: 0, sales: 0, refunds: 20_000 });
    await moveSale(db, order.order_id, "2026-02-04");
  });

  test("units that come back lower the cost on the day on which they came back", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell("2026-02-10", [[pad, 2]], [60_000]);
    await setItemCost(db, order.order_id, pad.id, 30_000);
    expect(await totals("2026-02-10")).toMatchObject({ cost: 60_000, margin: 40_000 });
    expect(rowOf((await report("producto", today)).rows, `product:${pad.id}`)).toMatchObject({
      net: 0,
      cost: -30_000,
    });
    await moveSale(db, order.order_id, "2026-02-10");
  });

  test("money that goes back whole without lines takes all that was sold", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell(today, [[pad, 2]], [60_000]);
    await applyRefund(db, { ...order, product: pad }, 100_000, 100_000);
    const row = rowOf((await report("producto", today)).rows, `product:${pad.id}`);
    expect(row).toMatchObject({ units: 0, sales: 100_000, refunds: 100_000, net: 0 });
    await moveSale(db, order.order_id, "2026-02-15");
  });

  test("a chargeback has no line: the goods are gone, and their cost stays", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell("2026-02-20", [[pad, 1]], [30_000]);
    const update = (more: Record<string, unknown>) =>
      applyPayment(
        db,
        paymentUpdate(
          { order_id: order.order_id, total: 50_000 },
          `mp-${order.order_id}`,
          "charged_back",
          more,
        ),
      );
    await update({ updated_at: new Date().toISOString() });
    await moveSale(db, order.order_id, "2026-02-20");
    expect(await totals("2026-02-20")).toMatchObject({
      units: 1,
      refunds: 50_000,
      net: 0,
      cost: 30_000,
      margin: -30_000,
    });
    await update({ status_detail: "reimbursed", updated_at: new Date(Date.now() + 1000).toISOString() });
    await moveSale(db, order.order_id, "2026-02-20");
    expect(await totals("2026-02-20")).toMatchObject({ refunds: 0, net: 50_000, margin: 20_000 });
  });

  test("a payment recorded by mistake and taken back leaves nothing, and the next one counts", async () => {
    const order = await addCashOrder(db);
    await moveOrder(db, employee, order, "confirm");
    await moveOrder(db, employee, order, "collect", { details: { method: "nequi" } });
    await moveOrder(db, employee, order, "uncollect", { details: { reason: "Era de otro pedido" } });
    await moveOrder(db, employee, order, "collect", { details: { method: "datafono" } });
    await moveSale(db, order.order_id, "2026-02-25");
    const { rows, totals: sum } = await report("metodo", "2026-02-25");
    expect(rowOf(rows, "nequi")).toMatchObject({ sales: 0, units: 0 });
    expect(rowOf(rows, "datafono")).toMatchObject({ sales: 50_000, units: 1 });
    expect(sum).toMatchObject({ units: 1, net: 50_000, refunds: 0 });
  });

  test("a second payment of the same order has no line, and neither has its refund", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell("2026-03-01", [[pad, 1]], [30_000]);
    const second = (status: string, refunded_amount: number) =>
      applyPayment(
        db,
        paymentUpdate(
          { order_id: order.order_id, total: 50_000 },
          `again-${order.order_id}`,
          status,
          refunded_amount ? { refunded_amount, updated_at: new Date(Date.now() + 2000).toISOString() } : {},
        ),
      );
    await second("approved", 0);
    await second("refunded", 50_000);
    await moveSale(db, order.order_id, "2026-03-01");
    const { rows } = await report("producto", "2026-03-01");
    expect(rowOf(rows, `product:${pad.id}`)).toMatchObject({ units: 1, net: 50_000, cost: 30_000 });
    expect(rowOf(rows, "")).toMatchObject({ sales: 50_000, refunds: 50_000, net: 0 });
  });

  test("a payment in parts counts each way as the ledger has it", async () => {
    const pad = await addProduct(db, { price: 100_000 });
    const order = await sellInParts(pad, [
      { method: "efectivo", amount: 33_333 },
      { method: "datafono", amount: 66_667 },
    ]);
    await setItemCost(db, order.order_id, pad.id, 70_000);
    await moveSale(db, order.order_id, "2026-03-05");
    const { rows, totals: sum } = await report("metodo", "2026-03-05");
    expect(rows.map(({ key, net }) => [key, net])).toEqual([
      ["datafono", 66_667],
      ["efectivo", 33_333],
    ]);
    expect(sum).toMatchObject({ units: 1, cost: 70_000, margin: 30_000 });
  });

  test("lines that change after the payment carry its money along", async () => {
    const [pad, cable] = [await addProduct(db, { price: 50_000 }), await addProduct(db, { price: 50_000 })];
    const order = await sell("2026-03-08", [[pad, 1]], [30_000]);
    await db.sql.begin(async (sql) => {
      await sql`delete from private.item_costs where order_item_id = ${order.line(pad)}`;
      await sql`delete from public.order_items where id = ${order.line(pad)}`;
      await sql`insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
        values (${order.order_id}, 'product', ${cable.id}, 'Cable', 'cable', 50000, 1)`;
    });
    await moveSale(db, order.order_id, "2026-03-08");
    const { rows } = await report("producto", "2026-03-08");
    expect(rowOf(rows, `product:${pad.id}`)).toMatchObject({ units: 0, net: 0, cost: 0 });
    expect(rowOf(rows, `product:${cable.id}`)).toMatchObject({ units: 1, net: 50_000, unknown_units: 1 });
  });
});

describe("costs that are not known", () => {
  test("are left out of the margin and counted, and never earn all", async () => {
    const [known, unknown] = [
      await addProduct(db, { price: 40_000 }),
      await addProduct(db, { price: 60_000 }),
    ];
    const order = await sell(
      "2026-03-10",
      [
        [known, 1],
        [unknown, 2],
      ],
      [25_000, null],
    );
    expect(await totals("2026-03-10")).toMatchObject({
      net: 160_000,
      known: 40_000,
      cost: 25_000,
      margin: 15_000,
      unknown_units: 2,
    });
    // Known later: it counts on the day of the sale.
    await setItemCost(db, order.order_id, unknown.id, 90_000);
    expect(await totals("2026-03-10")).toMatchObject({
      known: 160_000,
      cost: 115_000,
      margin: 45_000,
      unknown_units: 0,
    });
    // Lost again, as when units without a cost join it.
    await db.sql`delete from private.item_costs where order_item_id = ${order.line(unknown)}`;
    expect(await totals("2026-03-10")).toMatchObject({ known: 40_000, margin: 15_000, unknown_units: 2 });
  });

  test("a refund without lines of an order with an unknown cost is left out too", async () => {
    const pad = await addProduct(db, { price: 50_000 });
    const order = await sell("2026-03-12", [[pad, 1]]);
    await openRefund(db, employee, order, { amount: 10_000, left: 50_000 });
    await applyRefund(db, { ...order, product: pad }, 10_000, 50_000);
    await moveSale(db, order.order_id, "2026-03-12");
    expect(await totals("2026-03-12")).toMatchObject({ net: 40_000, known: 0, margin: 0, unknown_units: 1 });
    await setItemCost(db, order.order_id, pad.id, 30_000);
    expect(await totals("2026-03-12")).toMatchObject({ net: 40_000, known: 40_000, margin: 10_000 });
  });

  test("courses have no cost", async () => {
    const course = await addCourse(db);
    const order = await placeOrder(db, people.cliente!, {
      items: [{ type: "course", id: course.id, quantity: 1 }],
      total: course.price,
    });
    await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, course.price);
    await moveSale(db, order.order_id, "2026-03-14");
    const { rows } = await report("producto", "2026-03-14");
    expect(rows).toMatchObject([
      { label: course.title, cost: 0, margin: course.price, unknown_units: 0, units: 1 },
    ]);
  });
});

describe("repairs", () => {
  const onDay = async (orden: string, day: string) => {
    await db.sql`update private.money_moves set at = (${day}::text || ' 12:00-05')::timestamptz
      where orden_id = ${orden} or order_id in (select order_id from private.sale_lines where orden_id = ${orden})`;
    await db.sql`update private.sale_lines set day = ${day}::date where orden_id = ${orden}`;
  };
  const installPart = (orden: string, product: Product) =>
    answerAs<string>(db, employee)`select public.use_repair_part(${orden}, ${product.id})`;

  test("a deposit counts on its day, and the order the rest", async () => {
    const { id } = await takeInRepair(db, employee, {
      descripcion: "No prende",
      contact_name: "Ana Gómez",
      contact_phone: "3001112233",
      device_kind: "playstation",
      device_model: "PS5",
      deposit: 50_000,
    });
    const quote = await quoteRepair(db, employee, id, [labourLine(150_000)]);
    await decideQuote(db, {
      quote,
      token: await answerOf<string>(db)`select token from private.repair_links where orden_id = ${id}`,
    });
    await queryAs(db, employee)`select public.pay_quote_at_counter(${quote}, 'nequi', 100000)`;
    await db.sql`update public.ordenes_servicio set technician_id = ${employee} where id = ${id}`;
    await onDay(id, "2026-04-01");
    expect((await report("metodo", "2026-04-01")).rows.map(({ key, net }) => [key, net])).toEqual([
      ["nequi", 100_000],
      ["efectivo", 50_000],
    ]);
    const { rows } = await report("reparacion", "2026-04-01");
    expect(rows).toMatchObject([{ key: id, label: `${id.slice(-6)} · PlayStation PS5`, net: 150_000 }]);
    expect((await report("tecnico", "2026-04-01")).rows).toMatchObject([{ key: employee, net: 150_000 }]);
    expect((await report("canal", "2026-04-01")).rows).toMatchObject([{ key: "taller", net: 150_000 }]);
  });

  test("under warranty has a cost without a sale", async () => {
    const part = await addProduct(db, { price: 30_000 });
    const { id } = await addRepair(db, { received_at: new Date() });
    const used = await installPart(id, part);
    await db.sql`insert into private.part_costs (part_id, cost) values (${used}, 12000)
      on conflict (part_id) do update set cost = excluded.cost`;
    await onDay(id, "2026-04-05");
    expect(await totals("2026-04-05")).toMatchObject({
      units: 0,
      net: 0,
      cost: 12_000,
      margin: -12_000,
      unknown_units: 0,
    });
  });

  test("is left out of the margin while the cost of one of its parts is not known", async () => {
    const part = await addProduct(db, { price: 30_000 });
    const { id } = await addRepair(db, { received_at: new Date() });
    await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${id}, 'abono', 'efectivo', 80000)`;
    const used = await installPart(id, part);
    await onDay(id, "2026-04-08");
    expect(await totals("2026-04-08")).toMatchObject({ net: 80_000, known: 0, margin: 0, unknown_units: 1 });
    await db.sql`insert into private.part_costs (part_id, cost) values (${used}, 12000)`;
    expect(await totals("2026-04-08")).toMatchObject({ net: 80_000, margin: 68_000, unknown_units: 0 });
  });

  test("a part with an unknown cost that goes back is no longer missing", async () => {
    const part = await addProduct(db, { price: 30_000 });
    const { id } = await addRepair(db, { received_at: new Date() });
    await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${id}, 'abono', 'efectivo', 80000)`;
    const used = await installPart(id, part);
    await queryAs(db, employee)`select public.return_repair_part(${used})`;
    await onDay(id, "2026-04-10");
    expect(await totals("2026-04-10")).toMatchObject({ known: 80_000, margin: 80_000, unknown_units: 0 });
  });
});

describe("a random period", () => {
  test("has the same sums in each grouping, and those of the ledger", async () => {
    const roll = seededRandom(39);
    const products = [
      await addProduct(db, { price: 33_333, stock: 500, category: "cables" }),
      await addProduct(db, { price: 50_001, stock: 500 }),
      await addProduct(db, { price: 7, stock: 500 }),
    ];
    for (let n = 0; n < 25; n += 1) {
      const day = `2026-05-${String(1 + roll(28)).padStart(2, "0")}`;
      const lines = products
        .filter(() => roll(2) === 0)
        .map((product) => [product, 1 + roll(3)] as [Product, number]);
      if (lines.length === 0) lines.push([products[0]!, 1]);
      const order = await sell(
        day,
        lines,
        lines.map(([{ price }, quantity]) => (roll(3) === 0 ? null : Math.floor(price / 3) * quantity)),
      );
      const [first] = lines[0]!;
      const back = [
        async () => undefined,
        async () => {
          await openRefund(db, employee, order, {
            amount: first.price,
            left: order.total,
            lines: [{ item: order.line(first), quantity: 1, restock: roll(2) === 0 }],
          });
          await applyRefund(db, { ...order, product: first }, first.price, order.total);
        },
        async () => applyRefund(db, { ...order, product: first }, 1 + roll(order.total), order.total),
        async () =>
          applyPayment(
            db,
            paymentUpdate(order, `mp-${order.order_id}`, "charged_back", {
              updated_at: new Date().toISOString(),
            }),
          ),
      ][roll(4)]!;
      await back();
      await moveSale(db, order.order_id, day);
    }
    for (let n = 0; n < 10; n += 1) {
      const cash = roll(products[0]!.price - 1) + 1;
      const order = await sellInParts(products[0]!, [
        { method: "efectivo", amount: cash },
        { method: "nequi", amount: products[0]!.price - cash },
      ]);
      await moveSale(db, order.order_id, "2026-05-30");
    }
    const [first, ...others] = await Promise.all(
      GROUPINGS.map((by) => report(by, "2026-05-01", "2026-05-31")),
    );
    const sums = (rows: ReportRow[]) => ({
      units: rows.reduce((sum, row) => sum + row.units, 0),
      sales: rows.reduce((sum, row) => sum + row.sales, 0),
      refunds: rows.reduce((sum, row) => sum + row.refunds, 0),
      net: rows.reduce((sum, row) => sum + row.net, 0),
      known: rows.reduce((sum, row) => sum + row.known!, 0),
      cost: rows.reduce((sum, row) => sum + row.cost!, 0),
      margin: rows.reduce((sum, row) => sum + row.margin!, 0),
      unknown_units: rows.reduce((sum, row) => sum + row.unknown_units!, 0),
    });
    expect(first!.totals.sales).toBeGreaterThan(1_000_000);
    expect(first!.totals.refunds).toBeGreaterThan(0);
    expect(first!.totals.unknown_units).toBeGreaterThan(0);
    for (const { rows, totals: sum } of [first!, ...others]) {
      expect(sum).toEqual(first!.totals);
      expect(sums(rows)).toEqual(first!.totals);
    }
    const ledger = await db.sql<{ method: string; amount: number }[]>`
      select method, sum(amount)::int as amount from private.money_moves
      where at >= '2026-05-01 00:00-05' and at < '2026-06-01 00:00-05' and kind not in ('entrada', 'salida') group by method`;
    const ways = (await report("metodo", "2026-05-01", "2026-05-31")).rows;
    expect(ways.map(({ key, net }) => [key, net]).toSorted()).toEqual(
      ledger.map(({ method, amount }) => [method, amount]).toSorted(),
    );
    // The accountant's file of the same days has the same money.
    const exported = await queryAs<{ amount: number }[]>(db, admin)`
      select (m ->> 'amount')::int as amount from public.export_money('2026-05-01', '2026-05-31') m`;
    expect(exported.reduce((sum, { amount }) => sum + amount, 0)).toBe(first!.totals.net);
    expect(await broke()).toEqual([]);
  });

  test("pages have each row once", async () => {
    const all = (await report("dia", "2026-05-01", "2026-05-31")).rows.map(({ key }) => key);
    const paged: string[] = [];
    for (let offset = 0; offset < all.length; offset += 7) {
      const page = await answerAs<{ rows: ReportRow[] }>(db, admin)`
        select public.report_sales('2026-05-01', '2026-05-31', 'dia', 7, ${offset})`;
      paged.push(...page.rows.map(({ key }) => key));
    }
    expect(paged).toEqual(all);
  });
});

describe("who sees the reports", () => {
  test("an employee sees none; without the right to see costs they are missing", async () => {
    const calls = [
      "report_sales(current_date, current_date, 'dia')",
      "report_stock()",
      "report_idle()",
      "report_reorder()",
      "staff_business()",
    ];
    for (const call of calls)
      expect((await refusal(db.as(employee, (sql) => sql.unsafe(`select public.${call}`)))).code, call).toBe(
        "42501",
      );
    const product = await addProduct(db, { price: 10_000, stock: 3 });
    await setStockCost(db, product.id, 15_000);
    await sell("2026-06-01", [[product, 1]], [5_000]);
    const all = () =>
      Promise.all([
        salesReport(db, manager, "producto", "2026-06-01"),
        answerAs<{ value: number | null; unknown_units: number | null; rows: { value: number | null }[] }>(
          db,
          manager,
        )`select public.report_stock(1000)`,
        answerAs<{ rows: { value: number | null }[] }>(db, manager)`select public.report_idle()`,
      ]);
    const [seen, stock] = await all();
    expect(seen.totals).toMatchObject({ cost: 5_000, margin: 5_000 });
    expect(stock.value).toBeGreaterThan(0);
    await db.sql`update public.role_rights set sees_cost = false where role = 'manager'`;
    const hidden = await all();
    await db.sql`update public.role_rights set sees_cost = true where role = 'manager'`;
    const none = { known: null, cost: null, margin: null, unknown_units: null };
    expect(hidden[0].totals).toMatchObject({ net: 10_000, ...none });
    expect(hidden[0].rows).toMatchObject([{ net: 10_000, ...none }]);
    expect(hidden[1]).toMatchObject({ value: null, unknown_units: null });
    for (const { value } of [...hidden[1].rows, ...hidden[2].rows]) expect(value).toBeNull();
  });

  test("a period of more than a year and an unknown grouping are refused", async () => {
    expect(await hintOf(report("dia", "2024-01-01", "2026-01-01"))).toBe("bad_period");
    expect(await hintOf(report("dia", "2026-01-02", "2026-01-01"))).toBe("bad_period");
    expect(await hintOf(report("cliente", "2026-01-01"))).toBe("bad_grouping");
  });
});

describe("the stock", () => {
  type Idle = { rows: { id: string; last: string | null }[] };
  type Buy = {
    rows: {
      id: string;
      sold: number;
      stock: number;
      waiting: number;
      weeks_left: number | null;
      buy: number;
    }[];
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  test("its value is that of the units on the shelf, and products without a cost are counted", async () => {
    type Stock = {
      count: number;
      units: number;
      price: number;
      value: number;
      unknown_units: number;
      unknown_products: number;
    };
    const read = () => answerAs<Stock>(db, admin)`select public.report_stock()`;
    const before = await read();
    const bought = await addProduct(db, { price: 10_000, stock: 4 });
    await setStockCost(db, bought.id, 13_333);
    await addProduct(db, { price: 7_000, stock: 2 });
    const after = await read();
    expect(after).toMatchObject({
      count: before.count + 2,
      units: before.units + 6,
      price: before.price + 54_000,
      value: before.value + 13_333,
      unknown_units: before.unknown_units + 2,
      unknown_products: before.unknown_products + 1,
    });
  });

  test("what has been on the shelf for 90 days and did not move is listed", async () => {
    const old = async (name: string) => {
      const product = await addProduct(db, { name, stock: 3 });
      await db.sql`update public.stock_movements set created_at = ${daysAgo(200)} where product_id = ${product.id}`;
      return product;
    };
    const [idle, sold, cameBack, fresh] = [
      await old("Quieto"),
      await old("Vendido"),
      await old("Reservado"),
      await addProduct(db, { name: "Nuevo" }),
    ];
    await buyProduct(db, sold);
    const { order_id } = await buyProduct(db, cameBack);
    await db.sql`select private.cancel_unpaid(${order_id}, 'cancelled')`;
    const { rows } = await answerAs<Idle>(db, admin)`select public.report_idle(90, 1000)`;
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(idle.id);
    expect(ids).toContain(cameBack.id);
    expect(ids).not.toContain(sold.id);
    expect(ids).not.toContain(fresh.id);
    expect(rows.find(({ id }) => id === idle.id)).toMatchObject({ last: null });
  });

  test("what to buy again follows from eight weeks of sales, the shelf and the parts that repairs wait for", async () => {
    const product = await addProduct(db, { name: "Pasta térmica", stock: 20 });
    await sell(today, [[product, 16]]);
    const { id } = await addRepair(db, { received_at: new Date() });
    const quote = await quoteRepair(db, employee, id, [
      { kind: "part", product_id: product.id, quantity: 3, unit_price: 10_000 },
    ]);
    await decideQuote(db, {
      quote,
      token: await answerOf<string>(db)`select token from private.repair_links where orden_id = ${id}`,
    });
    await queryAs(db, employee)`select public.use_repair_part(${id}, p_quote => ${quote}, p_line => 1)`;
    const { rows } = await answerAs<Buy>(db, admin)`select public.report_reorder(4, 1000)`;
    // 17 in eight weeks: 9 for four weeks, and 2 that wait; 3 are there.
    expect(rows.find((row) => row.id === product.id)).toMatchObject({
      sold: 17,
      stock: 3,
      waiting: 2,
      weeks_left: 0.5,
      buy: 8,
    });
  });
});
