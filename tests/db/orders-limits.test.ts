import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { cashProblem } from "../../lib/checkout/cash-limit.ts";
import type { CashLimit } from "../../lib/checkout/types.ts";
import { addCourse } from "../factories/courses.ts";
import { buyProduct, type Checkout, cartLine, orderOf, placeOrder, setPayment } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { testDatabase, type Who, withConnections } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
beforeEach(
  () => db.sql`select private.cancel_unpaid(id, 'cancelled') from public.orders where status = 'placed'`,
);

/** A person who received an order before. */
async function addKnown(): Promise<string> {
  const person = await addPerson(db);
  const product = await addProduct(db);
  const order = await placeOrder(db, person, { items: [cartLine(product)], total: product.price });
  await setPayment(db, order, "paid");
  await db.sql`update public.orders set shipping_status = 'delivered' where id = ${order.order_id}`;
  return person;
}

const cash = (more: Partial<Checkout>): Partial<Checkout> => ({ method: "contra_entrega", ...more });
const openOrders = async (phoneOrUser: string) => {
  const [row] = await db.sql<{ n: number }[]>`select count(*)::int as n from public.orders
    where status = 'placed' and (customer_phone = ${phoneOrUser} or user_id::text = ${phoneOrUser})`;
  return row!.n;
};
const expire = () => db.as("service_role", (sql) => sql`select public.expire_orders()`);

describe("an order that is paid on delivery", () => {
  test("reserves its stock for 24 opening hours, and releases it when staff did not confirm it", async () => {
    const product = await addProduct(db, { stock: 10 });
    const order = await buyProduct(db, product, 2, cash({}));
    const [due] =
      await db.sql`select o.expires_at = private.add_opening_hours(o.created_at, interval '24 hours') as is_right
      from public.orders o where id = ${order.order_id}`;
    expect(due?.is_right).toBe(true);
    await expire();
    expect(await stockOf(db, product)).toBe(8);
    await db.sql`update public.orders set expires_at = now() - interval '1 second' where id = ${order.order_id}`;
    await expire();
    expect(await orderOf(db, order)).toMatchObject({ status: "expired", has_reservation: false });
    expect(await stockOf(db, product)).toBe(10);
  });

  test("does not expire once staff confirmed it", async () => {
    const employee = await addPerson(db, "employee");
    const order = await buyProduct(db, await addProduct(db), 1, cash({}));
    await queryAs(db, employee)`select public.move_orders(array[${order.order_id}]::uuid[], 'confirm')`;
    expect(await orderOf(db, order)).toMatchObject({ status: "confirmed", expires_at: null });
  });

  test("has the term of the settings", async () => {
    await db.sql`update public.store_settings set cash_hold_hours = 3`;
    const order = await buyProduct(db, await addProduct(db), 1, cash({}));
    const [due] =
      await db.sql`select expires_at = private.add_opening_hours(created_at, interval '3 hours') as is_right
      from public.orders where id = ${order.order_id}`;
    await db.sql`update public.store_settings set cash_hold_hours = 24`;
    expect(due?.is_right).toBe(true);
  });

  const buyers: Record<CashLimit["buyer"], () => Promise<string>> = {
    guest: async () => "service_role",
    new: () => addPerson(db),
    known: addKnown,
  };
  /** The limit as the checkout shows it in advance; private.cash_limit covers guests too. */
  const limitOf = async (buyer: CashLimit["buyer"], who: string, phone: string): Promise<CashLimit> => {
    const [account, visitor] = buyer === "guest" ? [null, `visitor of ${phone}`] : [who, ""];
    const [row] = await db.sql<{ units: number; total: number; open: string }[]>`
      select units, total, open from private.cash_limit(${account}, ${phone}, ${visitor})`;
    return { units: row!.units, total: row!.total, open: Number(row!.open), buyer };
  };
  test.each<[string, CashLimit["buyer"], number, number, string | null]>([
    ["five units as a guest", "guest", 5, 10_000, null],
    ["six units as a guest", "guest", 6, 10_000, "5 unidades de cada artículo sin iniciar sesión"],
    ["1.500.000 as a guest", "guest", 3, 500_000, null],
    ["1.500.001 as a guest", "guest", 1, 1_500_001, "hasta $1.500.000 sin iniciar sesión"],
    ["five units with a new account", "new", 5, 10_000, null],
    [
      "six units with a new account",
      "new",
      6,
      10_000,
      "5 unidades de cada artículo hasta que recibas tu primer",
    ],
    [
      "1.500.001 with a new account",
      "new",
      1,
      1_500_001,
      "hasta $1.500.000 hasta que recibas tu primer pedido",
    ],
    ["twenty units after a delivery", "known", 20, 10_000, null],
    ["21 units after a delivery", "known", 21, 10_000, "hasta 20 unidades de cada artículo. Pide menos"],
    ["5.000.000 after a delivery", "known", 1, 5_000_000, null],
    ["5.000.001 after a delivery", "known", 1, 5_000_001, "hasta $5.000.000. Paga en línea"],
  ])("%s", async (_, buyer, units, price, refused) => {
    const product = await addProduct(db, { stock: 100, price });
    const who = await buyers[buyer]();
    const phone = `315${String(units).padStart(7, "0")}`;
    const checkout = { items: [cartLine(product, units)], total: units * price, phone, ...cash({}) };
    const problem = cashProblem([{ quantity: units, price }], await limitOf(buyer, who, phone));
    expect(problem === null).toBe(refused === null);
    const placing = placeOrder(db, who, checkout);
    if (refused === null) expect((await placing).total).toBe(units * price);
    else {
      const { hint, message } = await refusal(placing);
      expect([hint, message]).toEqual(["cash_limit", expect.stringContaining(refused)]);
      expect(message).toContain(`puedes pedir ${problem?.charAt(0).toLowerCase()}${problem?.slice(1)}`);
      expect(message).toContain("WhatsApp");
      // By card there is no limit: it expires in half an hour.
      expect((await placeOrder(db, who, { ...checkout, method: "card" })).total).toBe(units * price);
    }
  });

  test.each<CashLimit["buyer"]>(["guest", "new", "known"])(
    "counts the unconfirmed orders of the same %s buyer",
    async (buyer) => {
      const who = await buyers[buyer]();
      const phone = "3150001122";
      const price = buyer === "known" ? 3_000_000 : 900_000;
      const most = buyer === "known" ? "$5.000.000" : "$1.500.000";
      const [one, two] = [
        await addProduct(db, { stock: 9, price }),
        await addProduct(db, { stock: 9, price }),
      ];
      const order = (product: Product) =>
        placeOrder(db, who, { items: [cartLine(product)], total: price, phone, ...cash({}) });
      const first = await order(one);
      const problem = cashProblem([{ quantity: 1, price }], await limitOf(buyer, who, phone));
      const { message } = await refusal(order(two));
      expect(message).toContain(most);
      expect(message).toContain(`sin pagar. Paga en línea`);
      expect(message).toContain(problem?.slice(1));
      // Confirmed by the shop, it no longer counts.
      await queryAs(
        db,
        await addPerson(db, "employee"),
      )`select public.move_orders(array[${first.order_id}]::uuid[], 'confirm')`;
      expect((await order(two)).total).toBe(price);
    },
  );

  test("has the limits of the settings", async () => {
    const product = await addProduct(db, { stock: 100 });
    await db.sql`update public.store_settings set cash_guest_units = 1, cash_account_total = 60000`;
    const twoAsGuest = await refusal(buyProduct(db, product, 2, cash({})));
    const tooMuch = await refusal(
      placeOrder(db, await addKnown(), { items: [cartLine(product, 2)], total: 100_000, ...cash({}) }),
    );
    await db.sql`update public.store_settings set cash_guest_units = 5, cash_account_total = 5000000`;
    expect(twoAsGuest.message).toContain("hasta 1 unidad de cada artículo");
    expect(tooMuch.message).toContain("hasta $60.000.");
  });

  test("is not for a code, which is not shipped and needs no address", async () => {
    const [code, control] = await Promise.all([addProduct(db, { kind: "tarjeta" }), addProduct(db)]);
    const items = [cartLine(code)];
    const byCash = placeOrder(db, "service_role", { items, total: code.price, ...cash({}) });
    expect(await hintOf(byCash)).toBe("cash_not_offered");
    const byCard = await placeOrder(db, "service_role", { items, total: code.price, address: "" });
    const [line] = await db.sql`select is_code from public.order_items where order_id = ${byCard.order_id}`;
    expect(line?.is_code).toBe(true);
    const mixed = { items: [...items, cartLine(control)], total: code.price + control.price };
    expect(await hintOf(placeOrder(db, "service_role", { ...mixed, address: "" }))).toBe("bad_shipping");
    expect((await placeOrder(db, "service_role", { ...mixed, ...cash({}) })).total).toBe(mixed.total);
  });

  test("is for what is delivered or done at a home, not for courses only", async () => {
    const course = await addCourse(db);
    const [{ price = 0 } = {}] = await db.sql`select price from public.courses where id = ${course.id}`;
    const inCourse = { type: "course", id: course.id, quantity: 1 };
    const alone = { items: [inCourse], total: price, ...cash({}) };
    expect(await hintOf(placeOrder(db, "service_role", alone))).toBe("cash_not_offered");
    const product = await addProduct(db);
    const mixed = { items: [inCourse, cartLine(product)], total: price + product.price, ...cash({}) };
    expect((await placeOrder(db, "service_role", mixed)).total).toBe(price + product.price);
    expect((await placeOrder(db, "service_role", { ...alone, method: "card" })).total).toBe(price);
    const [service] =
      await db.sql`insert into public.services (name, price) values ('A domicilio', 25000) returning id`;
    const atHome = { type: "service", id: service?.id, quantity: 1 };
    const visit = { items: [atHome], total: 25_000, ...cash({ phone: "3150009999" }) };
    expect((await placeOrder(db, "service_role", visit)).total).toBe(25_000);
  });
});

describe("strangers with many names, phones, addresses and accounts", () => {
  test("reserve half of a product at most with unconfirmed orders; others can still buy the rest", async () => {
    const products = await Promise.all(
      [1, 2, 3, 10, 11].map((stock) => addProduct(db, { stock, price: 1000 })),
    );
    const tryToBuy = (product: Product, units: number) =>
      buyProduct(db, product, units, cash({})).catch(() => undefined);
    for (const product of products) {
      for (let n = 0; n < 7; n++) await tryToBuy(product, 1);
      for (let n = 0; n < 2; n++) await tryToBuy(product, 5);
    }
    expect(await Promise.all(products.map((product) => stockOf(db, product)))).toEqual([0, 1, 1, 5, 5]);
    const [, , , ten] = products;
    const { hint, message } = await refusal(buyProduct(db, ten!, 1, cash({})));
    expect([hint, message]).toEqual(["cash_held", expect.stringContaining("«Control»")]);
    expect((await buyProduct(db, ten!, 5)).total).toBe(5000);
  });

  test("twelve accounts with five orders each leave a unit of every product that had two", async () => {
    await db.sql`update public.products set is_published = false`;
    const products = await Promise.all(
      [2, 3, 4, 8, 20].map((stock) => addProduct(db, { stock, price: 20_000 })),
    );
    for (let n = 0; n < 12; n++) {
      const person = await addPerson(db);
      for (const product of products)
        for (const units of [5, 1]) {
          const checkout = { items: [cartLine(product, units)], total: units * 20_000, ...cash({}) };
          const placed = await placeOrder(db, person, checkout).catch(() => null);
          if (placed) break;
        }
    }
    const left = await Promise.all(products.map((product) => stockOf(db, product)));
    expect(left).toEqual([1, 1, 2, 4, 10]);
    const [{ cash_held = 0 } = {}] = await db.sql<{ cash_held: number }[]>`
      select (private.queue_report() ->> 'cash_held')::int as cash_held`;
    expect(cash_held).toBeGreaterThan(0);
    // People who received an order before are not affected.
    const checkout = { items: [cartLine(products[4]!, 10)], total: 200_000, ...cash({}) };
    expect((await placeOrder(db, await addKnown(), checkout)).total).toBe(200_000);
    await db.sql`update public.products set is_published = true`;
  });

  test("reserve no more when all of them order at once", async () => {
    const product = await addProduct(db, { stock: 20, price: 1000 });
    await withConnections(db, 8, (runner) =>
      Promise.allSettled(Array.from({ length: 30 }, () => buyProduct(runner, product, 1, cash({})))),
    );
    expect(await stockOf(db, product)).toBe(10);
  });

  test("do not count for confirmed orders, so sales continue", async () => {
    const employee = await addPerson(db, "employee");
    const product = await addProduct(db, { stock: 4 });
    const first = await buyProduct(db, product, 2, cash({}));
    expect(await hintOf(buyProduct(db, product, 1, cash({})))).toBe("cash_held");
    await queryAs(db, employee)`select public.move_orders(array[${first.order_id}]::uuid[], 'confirm')`;
    expect((await buyProduct(db, product, 1, cash({}))).total).toBe(product.price);
  });
});

describe("open orders", () => {
  const differently = (n: number) => ({ address: `Calle ${n} # 2-3` });

  test.each(["an account", "a guest"])("%s gets five of twenty that arrive at once", async (kind) => {
    const product = await addProduct(db, { stock: 100 });
    const who = kind === "a guest" ? "service_role" : await addPerson(db);
    const phone = "3160000001";
    const results = await withConnections(db, 8, (runner) =>
      Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          placeOrder(runner, who, { items: [cartLine(product)], total: 50_000, phone, ...differently(n) }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const hints = results.flatMap((result) => (result.status === "rejected" ? [result.reason.hint] : []));
    expect(hints).toEqual(Array(15).fill("too_many_open_orders"));
    expect(await stockOf(db, product)).toBe(95);
  });

  test("from one address there are ten at most, whatever the phones", async () => {
    const product = await addProduct(db, { stock: 100 });
    const results = await withConnections(db, 8, (runner) =>
      Promise.allSettled(
        Array.from({ length: 20 }, () => buyProduct(runner, product, 1, { visitor: "one address" })),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  test("a stranger who knows a phone cannot block its owner", async () => {
    const product = await addProduct(db, { stock: 100 });
    const phone = "3160000002";
    for (let n = 0; n < 10; n++)
      await buyProduct(db, product, 1, cash({ phone, visitor: "stranger", ...differently(n) })).catch(
        () => {},
      );
    expect(await openOrders(phone)).toBe(5);
    expect((await buyProduct(db, product, 1, cash({ phone, visitor: "owner" }))).total).toBe(50_000);
    const owner = await addPerson(db);
    const signedIn = { items: [cartLine(product)], total: 50_000, phone, visitor: "stranger" };
    expect((await placeOrder(db, owner, signedIn)).total).toBe(50_000);
  });

  test("an account cannot choose its client address", async () => {
    const product = await addProduct(db, { stock: 100 });
    const person = await addPerson(db);
    const place = (n: number) =>
      placeOrder(db, person, {
        items: [cartLine(product)],
        total: 50_000,
        visitor: `place ${n}`,
        ...differently(n),
      });
    for (let n = 0; n < 5; n++) await place(n);
    expect(await hintOf(place(5))).toBe("too_many_open_orders");
  });

  test("placing and cancelling is limited, also without the site", async () => {
    const product = await addProduct(db, { stock: 100 });
    const person = await addPerson(db);
    for (let n = 0; n < 40; n++) {
      const { token } = await placeOrder(db, person, {
        items: [cartLine(product)],
        total: 50_000,
        ...differently(n),
      });
      await db.as(person, (sql) => sql`select public.cancel_order(${token})`);
    }
    const again = placeOrder(db, person, { items: [cartLine(product)], total: 50_000, ...differently(40) });
    expect(await hintOf(again)).toBe("too_many_orders");
    expect(await stockOf(db, product)).toBe(100);
  });
});

describe("one cart", () => {
  test.each(["an account", "a guest"])(
    "of %s makes one order, fifty times at once with as many keys",
    async (kind) => {
      const [one, two] = [await addProduct(db, { stock: 10 }), await addProduct(db, { stock: 10 })];
      const who = kind === "a guest" ? "service_role" : await addPerson(db);
      const phone = "3170000001";
      const items = [cartLine(one), cartLine(two, 2)];
      const placed = await withConnections(db, 8, (runner) =>
        Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            placeOrder(runner, who, { items: n % 2 ? items : items.toReversed(), total: 150_000, phone }),
          ),
        ),
      );
      expect(new Set(placed.map(({ order_id, token }) => order_id + token)).size).toBe(1);
      expect([await stockOf(db, one), await stockOf(db, two)]).toEqual([9, 8]);
    },
  );

  test("is a new order with other data, by another person, when the first has ended, or later", async () => {
    const product = await addProduct(db, { stock: 100 });
    const wanted = { items: [cartLine(product)], total: 50_000, phone: "3170000002", visitor: "here" };
    const ids = new Set<string>();
    const place = async (more: Partial<Checkout> = {}, who: Who = "service_role") => {
      const placed = await placeOrder(db, who, { ...wanted, ...more });
      ids.add(placed.order_id);
      return placed;
    };
    const first = await place();
    expect(await place()).toEqual(first);
    await place({ method: "contra_entrega" });
    await place({ name: "Otra Persona" });
    await place({ visitor: "elsewhere" });
    await place({}, await addPerson(db));
    await db.as("anon", (sql) => sql`select public.cancel_order(${first.token})`);
    const second = await place();
    await db.sql`update public.orders set created_at = now() - interval '6 minutes' where id = ${second.order_id}`;
    await place();
    expect(ids.size).toBe(7);
  });

  test("that changed does not come back through its old key", async () => {
    const product = await addProduct(db, { stock: 10 });
    const key = randomUUID();
    const first = await buyProduct(db, product, 1, { key, phone: "3170000003" });
    const other = await buyProduct(db, product, 2, { replaces: key, phone: "3170000003" });
    expect(other.order_id).not.toBe(first.order_id);
    expect(await stockOf(db, product)).toBe(8);
  });
});
