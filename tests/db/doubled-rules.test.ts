import { describe, expect, test } from "vitest";
import {
  canChangeSettings,
  canDeleteContent,
  isStaff,
  ROLES,
  type Role,
  STAFF_ROLES,
} from "../../lib/auth/roles.ts";
import { LONGEST_SLUG, RESERVED_SLUGS, slugOf } from "../../lib/blog/staff/slug.ts";
import { countWords } from "../../lib/blog/staff/words.ts";
import { cartItemsSchema } from "../../lib/cart/schema.ts";
import { MAX_LINES, MAX_UNITS } from "../../lib/cart/types.ts";
import { stockState } from "../../lib/catalog/staff/stock-state.ts";
import { formatCop } from "../../lib/core/money.ts";
import { normalizeText } from "../../lib/core/text.ts";
import { ACHIEVEMENTS } from "../../lib/gamification/labels.ts";
import { levelOf, XP_PER_LEVEL } from "../../lib/gamification/level.ts";
import { isSocialAddress } from "../../lib/gamification/social-address.ts";
import * as promises from "../../lib/legal/promises.ts";
import { ORDER_LABELS, PAYMENT_LABELS, SHIPPING_LABELS } from "../../lib/orders/labels.ts";
import { METHODS, PAYMENT_METHODS } from "../../lib/orders/methods.ts";
import { orderStamp } from "../../lib/orders/staff/moves.ts";
import { canCancel, canPay } from "../../lib/orders/status.ts";
import type { Order } from "../../lib/orders/types.ts";
import { REPAIR_STATES, STATE_LABELS } from "../../lib/repairs/labels.ts";
import { DEVICE_KINDS } from "../../lib/repairs/types.ts";
import { submitMessage } from "../factories/contact.ts";
import { addCashOrder, cartLine, placeOrder } from "../factories/orders.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { addCardOrder, requestReversal } from "../factories/reversals.ts";
import { addWithdrawableOrder, requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { refusal, rolledBack } from "../support/refusal.ts";

/*
 * Rules that have to stand in TypeScript, where a screen answers at once, and in SQL, where the answer counts. Each is
 * asked on both sides. The moves of an order are compared in orders-staff-rules.test.ts, the terms of keeping data in
 * core-retention.test.ts.
 */

const db = await testDatabase();

/** What an SQL expression of `x` answers for each value. */
async function sqlOf<Answer>(
  expression: string,
  type: string,
  values: readonly unknown[],
): Promise<Answer[]> {
  const rows = await db.sql.unsafe<{ answer: Answer }[]>(
    `select ${expression} as answer from unnest($1::${type}[]) with ordinality as t(x, n) order by n`,
    [values as string[]],
  );
  return rows.map(({ answer }) => answer);
}

/** Texts of letters and signs that people type, always the same ones. */
function texts(count: number, seed: number): string[] {
  const letters = [..."aábcdeéfghiíjlmnñoópqrstuúüvwxyzAÁÉÑÚ0159   --_.,;:¿?¡!'\"/()&+·—“”😀\n"];
  const roll = seededRandom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + roll(40) }, () => letters[roll(letters.length) % letters.length]).join(""),
  );
}

const days = (term: string) => Number.parseInt(term, 10);

describe("words and figures", () => {
  test("pesos are written alike", async () => {
    const roll = seededRandom(1);
    const amounts = [
      0,
      1,
      999,
      1000,
      999_999,
      1_000_000,
      999_999_999,
      ...texts(300, 2).map(() => roll(999_999_999)),
    ];
    expect(await sqlOf("private.cop(x)", "int", amounts)).toEqual(amounts.map(formatCop));
  });

  test("text is compared without accents and capitals alike", async () => {
    const typed = texts(400, 3);
    // The database writes signs plainly too (¿ as ?); no comparison is about them.
    const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, "").trim();
    expect((await sqlOf<string>("private.norm(x)", "text", typed)).map(plain)).toEqual(
      typed.map((text) => plain(normalizeText(text))),
    );
  });

  test("addresses are made of titles alike", async () => {
    const titles = texts(400, 4).filter((text) => text.length <= LONGEST_SLUG);
    const slugs = await sqlOf<string>("private.slugify(x)", "text", titles);
    expect(titles.map((title) => slugOf(title))).toEqual(slugs.map((slug) => slug || "articulo"));
    expect(slugs.some((slug) => RESERVED_SLUGS.includes(slug))).toBe(false);
  });

  test("words of an article are counted alike", async () => {
    const bodies = texts(400, 5);
    expect(await sqlOf("private.count_words(x)", "text", bodies)).toEqual(bodies.map(countWords));
  });

  test("addresses of posts that may win an achievement are known alike", async () => {
    const hosts = [
      "instagram.com",
      "tiktok.com",
      "youtube.com",
      "youtu.be",
      "facebook.com",
      "fb.watch",
      "x.com",
    ];
    const addresses = [...hosts, "twitter.com", "example.com", "instagram.com.evil.co"].flatMap((host) =>
      ["", "www.", "m."].flatMap((sub) =>
        ["https://", "http://", "https://ana:1@"].flatMap((scheme) =>
          ["", "/", "/p/abc", "/watch?v=abc", "/@ana/video/1#x"].map(
            (rest) => `${scheme}${sub}${host}${rest}`,
          ),
        ),
      ),
    );
    expect(await sqlOf("private.social_address(x) is not null", "text", addresses)).toEqual(
      addresses.map(isSocialAddress),
    );
  });
});

describe("states and their words", () => {
  test("the states of repairs stand in one order and have one name each", async () => {
    const states = await db.sql<{ state: string; label: string }[]>`
      select s::text as state, private.repair_state_label(s) as label
      from unnest(enum_range(null::public.repair_state)) s`;
    expect(states.map(({ state }) => state)).toEqual([...REPAIR_STATES]);
    expect(Object.fromEntries(states.map(({ state, label }) => [state, label]))).toEqual(STATE_LABELS);
  });

  test("the kinds of device are the same", async () => {
    const [row] = await db.sql<{ kinds: string[] }[]>`
      select array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z]+)''', 'g') m) as kinds
      from pg_constraint c where conname = 'ordenes_servicio_device_kind_check'`;
    expect(row?.kinds).toEqual([...DEVICE_KINDS]);
  });

  test("every state of an order has one stamp and one name", async () => {
    const id = (await addCashOrder(db)).order_id;
    const rows = await db.sql<
      {
        s: Order["status"];
        p: Order["paymentStatus"];
        h: Order["shippingStatus"];
        stamp: string;
        label: string;
      }[]
    >`
      select s, p, h, private.order_stamp(x) as stamp, private.order_state_label(x) as label
      from public.orders o, unnest(enum_range(null::public.order_status)) s,
        unnest(enum_range(null::public.order_payment_status)) p, unnest(enum_range(null::public.shipping_status)) h,
        jsonb_populate_record(o, jsonb_build_object('status', s, 'payment_status', p, 'shipping_status', h)) x
      where o.id = ${id}`;
    expect(rows).toHaveLength(5 * 7 * 7);
    expect(new Set(rows.map(({ s }) => s))).toEqual(new Set(Object.keys(ORDER_LABELS)));
    expect(new Set(rows.map(({ p }) => p))).toEqual(new Set(Object.keys(PAYMENT_LABELS)));
    expect(new Set(rows.map(({ h }) => h))).toEqual(new Set(Object.keys(SHIPPING_LABELS)));
    for (const { s, p, h, stamp, label } of rows) {
      expect(stamp).toBe(orderStamp({ status: s, paymentStatus: p, shippingStatus: h }));
      const [word] = label.split(", ");
      expect([ORDER_LABELS[s], PAYMENT_LABELS[p], SHIPPING_LABELS[h]], stamp).toContain(word);
    }
  });

  test("the ways to pay are the same, and which are paid on delivery; nothing asks for one by its name", async () => {
    const rows = await db.sql<{ method: string; cash: boolean }[]>`
      select m as method, private.is_cash(m) as cash from unnest(enum_range(null::public.payment_method)) m`;
    expect(rows).toEqual(PAYMENT_METHODS.map((method) => ({ method, cash: !METHODS[method].isOnline })));
    const named = await db.sql<{ name: string }[]>`
      select name from (
        select proname as name, prosrc as body from pg_proc
        union all select tgname, pg_get_triggerdef(oid) from pg_trigger
        union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index) x
      where body ~ ${`(payment_method|p_method)\\)?\\s*(=|<>|in)\\s*\\(?'+(${PAYMENT_METHODS.join("|")})`} and name <> 'is_cash'`;
    expect(named).toEqual([]);
  });

  test("stock is none, few or enough alike", async () => {
    const stocks = [0, 1, 2, 3, 4, 5, 100];
    const [row] = await db.sql<
      { low: number }[]
    >`select low_stock_threshold as low from public.store_settings`;
    for (const state of ["agotado", "bajo", "disponible"]) {
      const [condition] = await db.sql<{ text: string }[]>`
        select private.product_condition(${db.sql.json({ stock: state })}, null) as text`;
      const found = await sqlOf<boolean>(condition!.text.replaceAll(/\bstock\b/g, "x"), "int", stocks);
      expect(found, state).toEqual(stocks.map((stock) => stockState(stock, row!.low) === state));
    }
  });
});

describe("who may do what", () => {
  test("the roles are the same, and so is what each may do", async () => {
    const rows = await db.sql<
      { role: Role }[]
    >`select unnest(enum_range(null::public.app_role))::text as role`;
    expect(rows.map(({ role }) => role)).toEqual([...ROLES]);
    expect(ROLES.filter(isStaff)).toEqual([...STAFF_ROLES]);
    for (const role of ROLES) {
      const who = await addPerson(db, role);
      const [may] = await db.as(
        who,
        (sql) =>
          sql`select private.is_staff() as staff, private.is_admin() as admin, private.is_superadmin() as superadmin`,
      );
      expect(may, role).toEqual({
        staff: isStaff(role),
        admin: canChangeSettings(role),
        superadmin: canDeleteContent(role),
      });
    }
  });
});

describe("carts and orders", () => {
  test("a cart holds as many units and lines", async () => {
    const item = (quantity: number) => ({ type: "product", id: crypto.randomUUID(), quantity });
    for (const quantity of [0, 1, MAX_UNITS, MAX_UNITS + 1]) {
      const isFine = cartItemsSchema.safeParse([item(quantity)]).success;
      expect(isFine).toBe(quantity >= 1 && quantity <= MAX_UNITS);
      const checked = db.sql`select private.check_cart(${db.sql.json([item(quantity)])})`;
      if (isFine) await checked;
      else expect(await refusal(checked)).toMatchObject({ hint: "bad_cart" });
    }
    const products = await Promise.all(
      Array.from({ length: MAX_LINES + 1 }, (_, n) => addProduct(db, { name: `Control ${n}` })),
    );
    const items = products.map((product) => cartLine(product));
    expect(cartItemsSchema.safeParse(items).success).toBe(false);
    const priced = await db.sql`select from public.cart_lines(${db.sql.json(items as never)})`;
    expect(priced).toHaveLength(MAX_LINES);
  });

  test("an order can be paid or cancelled in the same states", async () => {
    const product = await addProduct(db, { stock: 100 });
    const { order_id: id, token } = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
    });
    const wrong: unknown[] = [];
    const asked = new Set<boolean>();
    await rolledBack(db, async (sql) => {
      await sql`alter table public.orders disable trigger user`;
      const states = await sql<
        { s: Order["status"]; p: Order["paymentStatus"]; h: Order["shippingStatus"] }[]
      >`
        select distinct on (s, p) s, p, h from unnest(enum_range(null::public.order_status)) s,
          unnest(enum_range(null::public.order_payment_status)) p, unnest(enum_range(null::public.shipping_status)) h
        where private.is_legal_order(s, p, h)`;
      expect(states.length).toBeGreaterThan(15);
      /** Whether it is done; nothing of it stays. */
      const isDone = async (work: (inner: typeof sql) => Promise<boolean>): Promise<boolean> => {
        let done = false;
        await sql
          .savepoint(async (inner) => {
            done = await work(inner);
            throw new Error("undo");
          })
          .catch(() => undefined);
        return done;
      };
      for (const paymentMethod of ["card", "contra_entrega"] as const)
        for (const isPaymentInFlight of [true, false])
          for (const isLate of [true, false])
            for (const { s, p, h } of states) {
              // A payment under review is one in flight.
              if (p === "pending" && !isPaymentInFlight) continue;
              await sql`delete from public.payments where order_id = ${id}`;
              if (isPaymentInFlight)
                await sql`insert into public.payments (order_id, attempt, idempotency_key, amount) values (${id}, 1, ${id}, 1)`;
              const expiresAt = new Date(Date.now() + (isLate ? -1 : 1) * 600_000).toISOString();
              await sql`update public.orders set status = ${s}, payment_status = ${p}, shipping_status = ${h}, has_reservation = false,
                payment_method = ${paymentMethod}, expires_at = ${expiresAt} where id = ${id}`;
              const order = {
                status: s,
                paymentStatus: p,
                shippingStatus: h,
                paymentMethod,
                isPaymentInFlight,
                expiresAt,
                openReversal: null,
              };
              const paid = await isDone(async (inner) => {
                const [row] = await inner`select public.begin_payment(${token}) as begun`;
                return row !== undefined;
              });
              const cancelled = await isDone(async (inner) => {
                const [row] = await inner<{ done: boolean }[]>`
                  select private.cancel_unpaid(${id}, 'cancelled') as done`;
                return row!.done;
              });
              asked.add(paid).add(cancelled);
              const shown = { paid: canPay(order, Date.now()), cancelled: canCancel(order) };
              if (shown.paid !== paid || shown.cancelled !== cancelled)
                wrong.push({ ...order, shown, paid, cancelled });
            }
    });
    expect(wrong).toEqual([]);
    expect(asked.size).toBe(2);
  });
});

describe("points", () => {
  test("so many XP are a level, and the first two levels are achievements", async () => {
    const person = await addPerson(db);
    for (const xp of [0, 1, XP_PER_LEVEL - 1, XP_PER_LEVEL, XP_PER_LEVEL * 2, XP_PER_LEVEL * 7 + 5]) {
      await db.sql`delete from public.xp_events where user_id = ${person}`;
      await db.sql`insert into public.xp_events (user_id, kind, reference, revision, xp, points) values (${person}, 'opening', ${`xp ${xp}`}, 1, ${xp}, 1)`;
      const [row] = await db.sql<{ level: number }[]>`select level from public.profiles where id = ${person}`;
      expect(row?.level, `${xp} XP`).toBe(levelOf(xp));
    }
    const [progress] = await db.as(person, (sql) => sql`select public.my_progress()::text as text`);
    for (const id of ["novice-level", "pro-gamer-level"] as const) {
      const goal = Number.parseInt(ACHIEVEMENTS[id].text.replace(/\D+/, ""), 10);
      expect(goal % XP_PER_LEVEL).toBe(0);
      expect(progress?.text).toMatch(new RegExp(`"${id}"[^}]*\\b${goal}\\b|\\b${goal}\\b[^{}]*"${id}"`));
    }
  });
});

describe("what the shop promises", () => {
  test("is kept in the months of warranty for each kind of device", async () => {
    const kinds = Object.keys(promises.REPAIR_WARRANTY);
    expect(await sqlOf("private.warranty_months(x, '', '')", "text", kinds)).toEqual(
      Object.values(promises.REPAIR_WARRANTY),
    );
  });

  test("is kept in the days of a repair, simple or complex", async () => {
    for (const [complexity, term] of Object.entries(promises.REPAIR_TIME)) {
      const most = Number(/ (\d+) día/.exec(term)?.[1]);
      const [row] = await db.sql`
        select promised_at = closes at time zone 'America/Bogota' as kept
        from private.promise_of('Reparando', ${complexity}, now()),
          lateral (select closes from private.hours_of(private.add_opening_days(now(), ${most}))) day`;
      expect(row, complexity).toEqual({ kept: true });
    }
  });

  test("is kept in the hours until a message is answered", async () => {
    // A Monday.
    const [row] = await db.sql<{ hours: number }[]>`
      select extract(epoch from private.contact_promise(t) - t)::int / 3600 as hours from (values ('2026-11-23 10:00-05'::timestamptz)) v(t)`;
    expect(row?.hours).toBe(days(promises.ANSWER_TIME));
  });

  test("is kept in the days to withdraw, and until the money is back", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db, new Date().toISOString());
    const made = await requestWithdrawal(db, owner, { order: order_id });
    const [row] = await db.sql`
      select private.add_business_days(private.co_date(), ${days(promises.WITHDRAWAL_TERM)})::text as deadline,
        (private.co_date() + ${days(promises.REFUND_TERM)}::int)::text as refund_by`;
    expect(made).toMatchObject(row as object);
  });

  test("is kept in the days to ask for a reversal, and until complaints and reversals are answered", async () => {
    const order = await addCardOrder(db);
    const made = await requestReversal(db, order.owner, { order: order.order_id });
    const { id } = await submitMessage(db);
    const [message] = await db.sql<{ due_on: string }[]>`
      select due_on::text from public.contact_messages where id = ${id}`;
    const [row] = await db.sql<{ deadline: string; answer: string }[]>`
      select private.add_business_days(private.co_date(), ${days(promises.REVERSAL_TERM)})::text as deadline,
        private.add_business_days(private.co_date(), ${days(promises.COMPLAINT_TERM)})::text as answer`;
    expect([made.deadline, made.respond_by, message?.due_on]).toEqual([
      row?.deadline,
      row?.answer,
      row?.answer,
    ]);
  });
});
