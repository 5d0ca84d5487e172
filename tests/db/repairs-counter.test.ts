import { beforeEach, describe, expect, test } from "vitest";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
let repair: RequestedRepair;
beforeEach(async () => {
  repair = await bringRepair(db, "service_role");
});

describe("payment at the counter", () => {
  let quoteId: string;
  beforeEach(async () => {
    quoteId = await quoteRepair(db, people.staff, repair.id, 90_000);
  });
  const pay = (method = "efectivo", amount = 90_000, who: string = people.staff) =>
    answerAs<string>(db, who)`select public.pay_quote_at_counter(${quoteId}, ${method}, ${amount})`;
  const approve = () => decideQuote(db, { quote: quoteId, token: repair.token });

  test("pays the quote through its own order, collected like any other", async () => {
    await approve();
    const order = await pay("efectivo");
    const [row] = await db.sql`
      select o.status, o.payment_status, o.total_price, q.paid_at is not null as paid, p.id = o.paid_by as by_it, p.amount, p.method, p.provider
      from public.orders o join public.cotizaciones q on q.order_id = o.id join public.payments p on p.order_id = o.id
      where o.id = ${order}`;
    expect(row).toEqual({
      status: "confirmed",
      payment_status: "paid",
      total_price: 90_000,
      paid: true,
      by_it: true,
      amount: 90_000,
      method: "efectivo",
      provider: "contra_entrega",
    });
    expect((await repairEvents(db, repair.id)).at(-1)).toMatchObject({
      kind: "pago",
      note: "Pago recibido: $90.000",
    });
    await changeRepairState(db, people.staff, repair.id, "Entregado");
    expect(await hintOf(pay())).toBe("already_paid");
  });

  test("closes the card order that was open, and waits while a card is being charged", async () => {
    await approve();
    const placed = await placeQuoteOrder(db, "anon", quoteId, repair.token);
    await db.sql`select public.begin_payment(${placed.token})`;
    expect(await hintOf(pay())).toBe("payment_in_flight");
    await db.sql`update public.payments set status = 'rejected' where order_id = ${placed.order_id}`;
    await pay("datafono");
    const [old] =
      await db.sql`select status, payment_status from public.orders where id = ${placed.order_id}`;
    expect(old?.status).toBe("cancelled");
    expect(await hintOf(placeQuoteOrder(db, "anon", quoteId, repair.token))).toBe("already_paid");
  });

  test("accepts the whole amount, once, of an approved quote", async () => {
    expect(await hintOf(pay())).toBe("not_approved");
    await approve();
    expect(await refusal(pay("efectivo", 89_000))).toMatchObject({
      hint: "bad_amount",
      message: "Por esta cotización se cobran $90.000. Revisa el valor antes de cobrar.",
    });
    expect(await hintOf(pay("cheque"))).toBe("bad_method");
    const twice = await Promise.allSettled([pay(), pay()]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [paid] = await db.sql`select count(*)::int as n from public.payments p
      join public.order_items i on i.order_id = p.order_id where i.item_id = ${quoteId}`;
    expect(paid?.n).toBe(1);
  });

  test("is refused for a quote that was replaced", async () => {
    await approve();
    await quoteRepair(db, people.staff, repair.id, 10_000, "Hay otra falla");
    expect(await hintOf(pay())).toBe("quote_replaced");
  });
});
