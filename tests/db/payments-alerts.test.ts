import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { applyPayment, newProviderId } from "../factories/payment-updates.ts";
import { openSale, PRICE, type Sale, snapshot } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const asEmployee = queryAs(db, employee);
const boss = await addPerson(db, "superadmin");

/** An order that its payment has paid. */
async function paid() {
  const sale = await openSale(db);
  const id = newProviderId();
  await applyPayment(db, snapshot(sale, id, "approved"));
  return { sale, id };
}

const counts = () =>
  answerAs<Record<string, number>>(db, employee)`select public.staff_overview() -> 'attention'`;
const list = (only: string) =>
  db.as(employee, async (sql) => {
    const [row] = await sql<{ ids: string[] }[]>`
      select array(select o ->> 'id' from jsonb_array_elements(public.staff_orders(p_only => ${only}, p_limit => 100) -> 'items') o) as ids`;
    return row!.ids.toSorted();
  });
const alert = () => answerAs<number>(db, "service_role")`select public.raise_payment_alerts()`;
const mailsAbout = async (sale: Sale) => {
  const rows = await db.sql<{ kind: string; recipient: string }[]>`
    select kind, recipient from private.outbox where about = ${sale.order.order_id} and kind like 'alert.%' order by id`;
  return rows.map(({ kind }) => kind);
};
const ship = (sale: Sale) =>
  asEmployee`select public.move_order(${sale.order.order_id}, 'ship', 'confirmed/paid/pending',
      '{"carrier": "Servientrega", "tracking": "1"}')`;

/** Payment problems for staff: how each starts, its count, its list, its mail, and how it ends. */
type Trouble = {
  count: string;
  only: string;
  mail: string;
  open: () => Promise<Sale>;
  close: (sale: Sale) => Promise<unknown>;
};

const byProvider = async (sale: Sale, status: string, more: Record<string, unknown> = {}) => {
  const [row] = await db.sql<{ id: string }[]>`
    select provider_payment_id as id from public.payments where order_id = ${sale.order.order_id} and provider_payment_id is not null`;
  return applyPayment(db, snapshot(sale, row!.id, status, more));
};

const TROUBLES: Record<string, Trouble> = {
  chargeback: {
    count: "chargebacks",
    only: "contracargos",
    mail: "alert.chargeback",
    open: async () => {
      const { sale } = await paid();
      await byProvider(sale, "charged_back", { status_detail: "in_process" });
      return sale;
    },
    close: (sale) => byProvider(sale, "charged_back", { status_detail: "reimbursed" }),
  },
  mediation: {
    count: "mediations",
    only: "reclamos",
    mail: "alert.mediation",
    open: async () => {
      const { sale } = await paid();
      await byProvider(sale, "in_mediation");
      return sale;
    },
    close: (sale) => byProvider(sale, "refunded", { refunded_amount: PRICE }),
  },
  "payment that does not fit": {
    count: "mismatches",
    only: "descuadres",
    mail: "alert.mismatch",
    open: async () => {
      const sale = await openSale(db);
      expect(await applyPayment(db, snapshot(sale, newProviderId(), "approved", { amount: 1 }))).toBe(
        "mismatch",
      );
      return sale;
    },
    close: (sale) => asEmployee`select public.settle_mismatch(${sale.order.order_id}, 'Devuelto a mano')`,
  },
  "refund that is due for an hour": {
    count: "refunds_stuck",
    only: "devoluciones",
    mail: "alert.refund",
    open: async () => {
      const { sale } = await paid();
      await applyPayment(
        db,
        snapshot({ ...sale, key: "" }, newProviderId(), "approved", { idempotency_key: null }),
      );
      expect(await list("devoluciones")).not.toContain(sale.order.order_id);
      await db.sql`update public.payments set refund_due_since = now() - interval '61 minutes' where order_id = ${sale.order.order_id} and refund_due`;
      return sale;
    },
    close: async (sale) => {
      const [row] = await db.sql<{ id: string }[]>`
        select provider_payment_id as id from public.payments where order_id = ${sale.order.order_id} and refund_due`;
      return applyPayment(db, snapshot(sale, row!.id, "refunded", { refunded_amount: PRICE }));
    },
  },
  "refund that the provider refused": {
    count: "refunds_stuck",
    only: "devoluciones",
    mail: "alert.refund",
    open: async () => {
      const { sale } = await paid();
      const refund = await openRefund(sale);
      await db.as("service_role", (sql) => sql`select public.finish_refund(${refund}, 'Sin saldo')`);
      return sale;
    },
    close: (sale) => openRefund(sale),
  },
  "refund without an answer for an hour": {
    count: "refunds_stuck",
    only: "devoluciones",
    mail: "alert.refund",
    open: async () => {
      const { sale } = await paid();
      const refund = await openRefund(sale);
      await db.sql`update public.refunds set created_at = now() - interval '61 minutes' where id = ${refund}`;
      return sale;
    },
    close: (sale) => byProvider(sale, "refunded", { refunded_amount: PRICE }),
  },
};

const openRefund = (sale: Sale) =>
  answerAs<string>(db, employee)`
      select public.open_refund(p_order => ${sale.order.order_id}, p_amount => ${PRICE}, p_reason => 'Llegó dañado',
        p_request => ${randomUUID()}, p_expected_left => ${PRICE}) ->> 'id'`;

describe.each(Object.entries(TROUBLES))("a %s", (_, { count, only, mail, open, close }) => {
  test("is counted, listed and mailed to the superadmins once, until it is solved", async () => {
    const before = (await counts())[count]!;
    const sale = await open();
    expect((await counts())[count]).toBe(before + 1);
    expect(await list(only)).toHaveLength(before + 1);
    expect(await list(only)).toContain(sale.order.order_id);
    expect(await alert()).toBeGreaterThan(0);
    expect(await alert()).toBe(0);
    expect(await mailsAbout(sale)).toEqual([mail]);
    await close(sale);
    expect((await counts())[count]).toBe(before);
    expect(await list(only)).not.toContain(sale.order.order_id);
  });
});

describe("alerts", () => {
  test("go to superadmins only", async () => {
    const other = await addPerson(db, "superadmin");
    await addPerson(db, "admin");
    const { sale } = await paid();
    await byProvider(sale, "in_mediation");
    await alert();
    const rows = await db.sql<{ email: string }[]>`select recipient as email from private.outbox
      where about = ${sale.order.order_id} and kind = 'alert.mediation'`;
    const wanted = await db.sql<
      { email: string }[]
    >`select email from auth.users where id in (${boss}, ${other})`;
    expect(rows.map(({ email }) => email).toSorted()).toEqual(wanted.map(({ email }) => email).toSorted());
    await db.sql`update public.profiles set role = 'admin' where id = ${other}`;
  });

  test("of a lost dispute stay while its products are still in the shop", async () => {
    const { sale } = await paid();
    await byProvider(sale, "charged_back", { status_detail: "settled" });
    expect(await list("contracargos")).toContain(sale.order.order_id);
    await asEmployee`select public.move_order(${sale.order.order_id}, 'cancel', 'confirmed/charged_back/pending', '{"reason": "Contracargo"}')`;
    expect(await list("contracargos")).not.toContain(sale.order.order_id);
  });

  test("report once a day that notifications wait, and the page lists them", async () => {
    const { id } = await paid();
    const addEvent = (key: string, payment: string, minutes: number) =>
      db.sql`insert into public.payment_events (event_key, provider_payment_id, received_at, tries, outcome)
        values (${key}, ${payment}, now() - make_interval(mins => ${minutes}), 5, '401')`;
    await addEvent("n1", id, 61);
    await addEvent("n2", id, 200);
    await addEvent("n3", "404040", 70);
    await addEvent("n4", "505050", 59);
    expect((await counts()).payment_events_stuck).toBe(2);
    expect(await alert()).toBe(1);
    expect(await alert()).toBe(0);
    expect(await answerAs(db, employee)`select public.payment_watch() -> 'events'`).toMatchObject([
      { payment: id, events: 2, tries: 5, order: expect.any(String) },
      { payment: "404040", events: 1, order: null },
    ]);
    // The provider does not know the payment. When the shop does not either, there is nothing to fix.
    await db.sql`update public.payment_events set outcome = 'not_found'`;
    expect((await counts()).payment_events_stuck).toBe(1);
    await db.sql`update public.payment_events set processed_at = now()`;
    expect((await counts()).payment_events_stuck).toBe(0);
  });

  test("come with the failed runs on the page of payments, for employees too", async () => {
    await db.sql`select public.note_job_run('reconcile', now(), 40, false)`;
    expect(await answerAs(db, employee)`select public.payment_watch() -> 'jobs'`).toMatchObject([
      { name: "mails" },
      { name: "reconcile", runs: [{ ms: 40, ok: false }] },
      { name: "retention" },
    ]);
  });
});

describe("a payment that does not match", () => {
  test.each(["rejected", "cancelled", "refunded"])("and is %s needs no action", async (status) => {
    const sale = await openSale(db);
    await applyPayment(db, snapshot(sale, newProviderId(), status, { amount: 1 }));
    expect(await list("descuadres")).not.toContain(sale.order.order_id);
  });

  test("needs no action after a refund", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "approved", { amount: 1 }));
    expect(await list("descuadres")).toContain(sale.order.order_id);
    await applyPayment(db, snapshot(sale, id, "refunded", { amount: 1 }));
    expect(await list("descuadres")).not.toContain(sale.order.order_id);
  });

  test("is settled once, with a note", async () => {
    const sale = await openSale(db);
    await applyPayment(db, snapshot(sale, newProviderId(), "approved", { amount: 1 }));
    const settle = (who: string, note: string) =>
      db.as(who, (sql) => sql`select public.settle_mismatch(${sale.order.order_id}, ${note})`);
    await expect(settle(employee, " ")).rejects.toThrow(/Escribe cómo/);
    await settle(employee, "Devuelto en Mercado Pago");
    await expect(settle(employee, "Devuelto")).rejects.toThrow(/ya se había marcado/);
  });
});

describe("a disputed payment", () => {
  test.each([
    ["in_mediation", {}],
    ["charged_back", { status_detail: "in_process" }],
  ])("(%s) blocks the shipping of its order", async (status, more) => {
    const { sale, id } = await paid();
    await applyPayment(db, snapshot(sale, id, status, more));
    await db.sql`update public.orders set payment_status = 'paid' where id = ${sale.order.order_id}`;
    await expect(ship(sale)).rejects.toThrow(/tiene abierto un reclamo/);
  });

  test("that was won does not block it, nor does the dispute of another payment", async () => {
    const { sale, id } = await paid();
    await applyPayment(db, snapshot(sale, id, "in_mediation"));
    await applyPayment(db, snapshot(sale, id, "approved"));
    await applyPayment(db, snapshot(sale, newProviderId(), "in_mediation", { idempotency_key: null }));
    await ship(sale);
  });
});

describe("cancel_payment", () => {
  const cancel = (who: string, sale: Sale) =>
    answerAs<string>(db, who)`select public.cancel_payment(${sale.order.order_id})`;

  test("returns the payment under review, and is logged", async () => {
    const sale = await openSale(db);
    const id = newProviderId();
    await applyPayment(db, snapshot(sale, id, "in_process"));
    expect(await cancel(employee, sale)).toBe(id);
    const [event] =
      await db.sql`select actor_kind from public.order_events where order_id = ${sale.order.order_id} and kind = 'cancel_payment'`;
    expect(event).toEqual({ actor_kind: "equipo" });
  });

  test("refuses an order whose payment is decided, or was never answered", async () => {
    const { sale } = await paid();
    await expect(cancel(employee, sale)).rejects.toThrow(/ya no tiene un pago en revisión/);
    await expect(cancel(employee, await openSale(db))).rejects.toThrow(/ya no tiene un pago en revisión/);
  });
});
