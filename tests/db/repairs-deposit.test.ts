import { describe, expect, test } from "vitest";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../factories/payment-updates.ts";
import {
  addRepairPeople,
  changeRepairState,
  decideQuote,
  labourLine,
  placeQuoteOrder,
  type QuoteOrder,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
  requestRepair,
  takeInRepair,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const TOTAL = 150_000;
const DEVICE = { device_kind: "playstation", device_model: "PS5", contact_phone: "3001112233" };

const db = await testDatabase();
const people = await addRepairPeople(db);
const asStaff = queryAs(db, people.staff);

const takeIn = (deposit: number, order: string | null = null) =>
  takeInRepair(
    db,
    people.staff,
    { descripcion: "No prende", contact_name: "Ana Gómez", deposit, ...DEVICE },
    { order },
  );
const quoteRow = async (id: string) =>
  (
    await db.sql`select total, deposit, estado, paid_at, order_id from public.cotizaciones where id = ${id}`
  )[0]!;
const atCounter = (id: string, amount: number) =>
  asStaff`select public.pay_quote_at_counter(${id}, 'efectivo', ${amount})`;
const paidNotes = async (id: string) =>
  (await repairEvents(db, id)).flatMap(({ kind, note }) => (kind === "pago" ? [note] : []));

/** Records the provider's state of an order's card payment. */
const update = (order: QuoteOrder, id: string, status: string, refunded_amount = 0) =>
  applyPayment(db, paymentUpdate(order, id, status, { refunded_amount }));

/** A device checked in with a deposit, and its approved quote. */
async function approved(deposit: number, total = TOTAL) {
  const repair = await takeIn(deposit);
  const id = await quoteRepair(db, people.staff, repair.id, total);
  await decideQuote(db, { quote: id, token: repair.token });
  return { repair, id };
}

describe.each([
  {
    deposit: 50_000,
    due: 100_000,
    name: "Reparación % · PlayStation PS5: $150.000 menos anticipo de $50.000",
  },
  { deposit: TOTAL - 1, due: 1, name: "Reparación % · PlayStation PS5: $150.000 menos anticipo de $149.999" },
])("a quote of 150.000 pesos after a deposit of $deposit", ({ deposit, due, name }) => {
  const received = expect.stringMatching(/^Anticipo recibido/);
  const sum = `$${due.toLocaleString("es-CO").replaceAll(",", ".")}`;

  test("is paid online for the balance", async () => {
    const { repair, id } = await approved(deposit);
    const order = await placeQuoteOrder(db, "anon", id, repair.token);
    expect(order.total).toBe(due);
    const [row] = await db.sql`
      select o.total_price, o.status, i.name, i.line_total from public.orders o join public.order_items i on i.order_id = o.id
      where o.id = ${order.order_id}`;
    expect(row).toMatchObject({ total_price: due, status: "placed", line_total: due });
    expect(row?.name).toBe(name.replace("%", repair.id.slice(-8)));
    expect(await beginPayment(db, order.token)).toMatchObject({ amount: due });
    const payment = newProviderId();
    expect(await update(order, payment, "approved")).toBe("paid");
    expect(await quoteRow(id)).toMatchObject({ total: TOTAL, deposit, paid_at: expect.any(Date) });
    expect(await paidNotes(repair.id)).toEqual([received, `Pago recibido: ${sum}`]);
    await update(order, payment, "refunded", due);
    expect((await quoteRow(id)).paid_at).toBeNull();
    expect((await placeQuoteOrder(db, "anon", id, repair.token)).total).toBe(due);
  });

  test("is paid at the counter for exactly the balance", async () => {
    const { id, repair } = await approved(deposit);
    for (const wrong of [due + 1, due - 1])
      expect(await refusal(atCounter(id, wrong))).toMatchObject({
        hint: "bad_amount",
        message: `Por esta cotización se cobran ${sum}. Revisa el valor antes de cobrar.`,
      });
    await atCounter(id, due);
    const [row] = await db.sql`
      select o.total_price, o.customer_name, o.customer_phone, p.amount from public.cotizaciones q join public.orders o on o.id = q.order_id
      join public.payments p on p.id = o.paid_by where q.id = ${id} and q.paid_at is not null`;
    expect(row).toEqual({
      total_price: due,
      amount: due,
      customer_name: "Ana Gómez",
      customer_phone: "3001112233",
    });
    expect(await paidNotes(repair.id)).toEqual([received, `Pago recibido: ${sum}`]);
    expect(await hintOf(placeQuoteOrder(db, "anon", id, repair.token))).toBe("already_paid");
  });

  test("shows the balance at the hand-over", async () => {
    const { repair } = await approved(deposit);
    expect(await refusal(changeRepairState(db, people.staff, repair.id, "Entregado"))).toMatchObject({
      hint: "unpaid",
      message: `Faltan por pagar ${sum} de la cotización aprobada. Registra el pago o confirma la entrega sin pago.`,
    });
  });

  test("shows it to the holder of the link", async () => {
    const { repair } = await approved(deposit);
    const row = await answerAs(db, "anon")`select public.repair_by_token(${repair.token})`;
    expect(row.quote).toMatchObject({ total: TOTAL, deposit });
  });
});

describe.each([TOTAL, TOTAL + 30_000])("a quote of 150.000 pesos after a deposit of %d", (deposit) => {
  test("is paid with its approval, and no payment is requested", async () => {
    const repair = await takeIn(deposit);
    const id = await quoteRepair(db, people.staff, repair.id, TOTAL);
    expect(await quoteRow(id)).toMatchObject({ deposit: TOTAL, paid_at: null });
    await decideQuote(db, { quote: id, token: repair.token });
    expect(await quoteRow(id)).toMatchObject({ paid_at: expect.any(Date), order_id: null });
    expect(await hintOf(placeQuoteOrder(db, "anon", id, repair.token))).toBe("already_paid");
    expect(await hintOf(atCounter(id, 0))).toBe("already_paid");
    expect(await paidNotes(repair.id)).toHaveLength(1);
    await changeRepairState(db, people.staff, repair.id, "Entregado");
  });

  test("is not paid when it is rejected", async () => {
    const repair = await takeIn(deposit);
    const id = await quoteRepair(db, people.staff, repair.id, TOTAL);
    await decideQuote(db, { quote: id, token: repair.token, approve: false });
    expect((await quoteRow(id)).paid_at).toBeNull();
  });
});

describe("deposits", () => {
  test("count for the quote that replaces an unpaid one", async () => {
    const { repair, id } = await approved(50_000);
    const order = await placeQuoteOrder(db, "anon", id, repair.token);
    const next = await quoteRepair(db, people.staff, repair.id, 80_000, "Hay otra falla");
    expect(await quoteRow(next)).toMatchObject({ deposit: 50_000 });
    const [old] = await db.sql`select status from public.orders where id = ${order.order_id}`;
    expect(old?.status).toBe("cancelled");
  });

  test("that paid a quote prevent its replacement until they are refunded", async () => {
    const { repair, id } = await approved(200_000);
    const more = () => quoteRepair(db, people.staff, repair.id, 90_000, "Hay otra falla");
    expect(await hintOf(more())).toBe("quote_paid");
    await asStaff`select public.move_repair_money(${repair.id}, 'devolucion', 200000, 'efectivo', 'No la quiere', 200000)`;
    expect(await quoteRow(id)).toMatchObject({ deposit: 0, paid_at: null });
    expect(await quoteRow(await more())).toMatchObject({ deposit: 0, paid_at: null });
  });

  test("received with the device of a request count for its existing quote", async () => {
    const request = await requestRepair(db, people.customer);
    const [early] = await asStaff`
      select public.create_quote(${request.id}, ${db.sql.json([labourLine(TOTAL)] as never)}, p_await => false) as id`;
    await takeIn(50_000, request.id);
    await decideQuote(db, { quote: early?.id, user: people.customer });
    expect(await placeQuoteOrder(db, people.customer, early?.id)).toMatchObject({ total: 100_000 });
  });
});

describe("a price agreed at check-in", () => {
  const AGREED = {
    descripcion: "Cambio de stick",
    contact_name: "Ana Gómez",
    agreed_price: TOTAL,
    deposit: 50_000,
    terms: true,
    terms_version: "1",
  };
  const agree = (more: object = {}, order: string | null = null) =>
    takeInRepair(db, people.staff, { ...AGREED, ...more }, { order });
  const quotesOf = ({ id }: RequestedRepair) =>
    db.sql`select id, total, deposit, estado, decided_via, signer_name, paid_at from public.cotizaciones where orden_id = ${id}`;

  test("with the terms accepted is an approved quote, paid like any other", async () => {
    const repair = await agree();
    const [made] = await quotesOf(repair);
    expect(made).toMatchObject({ total: TOTAL, deposit: 50_000, estado: "aprobada", paid_at: null });
    expect(made).toMatchObject({ decided_via: "mostrador", signer_name: "Ana Gómez" });
    expect((await repairEvents(db, repair.id)).map(({ note }) => note)).toContain(
      "Precio acordado en la tienda: $150.000",
    );
    await atCounter(made?.id, 100_000);
    expect((await quoteRow(made?.id)).paid_at).not.toBeNull();
    await changeRepairState(db, people.staff, repair.id, "Entregado");
  });

  test("fully covered by deposits is paid", async () => {
    const [made] = await quotesOf(await agree({ deposit: TOTAL }));
    expect(made).toMatchObject({ estado: "aprobada", paid_at: expect.any(Date) });
  });

  test("without a name or the terms is no approval", async () => {
    expect(await quotesOf(await agree({ terms: false }))).toHaveLength(0);
    expect(await quotesOf(await agree({ contact_name: "" }))).toHaveLength(0);
  });

  test("does not replace the existing quote of a request", async () => {
    const request = await requestRepair(db, people.customer);
    const early = await asStaff`
      select public.create_quote(${request.id}, ${db.sql.json([labourLine(90_000)] as never)}, p_await => false) as id`;
    await agree({ deposit: 0 }, request.id);
    expect(await quotesOf(request)).toMatchObject([{ id: early[0]?.id, total: 90_000, estado: "pendiente" }]);
  });

  test("can be replaced by a new quote", async () => {
    const repair = await agree();
    const next = await quoteRepair(db, people.staff, repair.id, 220_000, "Hay otra falla");
    expect(await quoteRow(next)).toMatchObject({ deposit: 50_000, estado: "pendiente" });
  });
});
