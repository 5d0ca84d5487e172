import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { buyProduct, cartLine, orderOf, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, isAllowed, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const asVisitor = queryAs(db, "anon");

const product = await addProduct(db);

describe("placing an order", () => {
  test("takes the stock, copies names and prices, and expires in half an hour", async () => {
    const product = await addProduct(db, { name: "Base de carga", stock: 5, price: 80_000 });
    const cliente = await addPerson(db);
    const placed = await placeOrder(db, cliente, { items: [cartLine(product, 2)], total: 160_000 });
    expect(await stockOf(db, product)).toBe(3);
    expect(await orderOf(db, placed)).toMatchObject({
      status: "placed",
      payment_status: "unpaid",
      has_reservation: true,
      user_id: cliente,
    });
    await db.sql`update public.products set name = 'Otra', price = 1 where id = ${product.id}`;
    const [item] =
      await db.sql`select name, unit_price, quantity, line_total from public.order_items where order_id = ${placed.order_id}`;
    expect(item).toEqual({ name: "Base de carga", unit_price: 80_000, quantity: 2, line_total: 160_000 });
  });

  const one = cartLine(product);
  test.each<[string, unknown, number | null, string]>([
    ["a lower total", [one], 49_999, "price_changed"],
    ["a higher total", [one], 50_001, "price_changed"],
    ["no total at all", [one], null, "price_changed"],
    ["a total of nothing", [one], 0, "price_changed"],
    ["a negative quantity", [{ ...one, quantity: -1 }], 50_000, "bad_cart"],
    [
      "a negative line that makes the rest cheaper",
      [one, { ...one, id: randomUUID(), quantity: -1 }],
      0,
      "bad_cart",
    ],
    ["a quantity of zero", [{ ...one, quantity: 0 }], 0, "bad_cart"],
    ["a huge quantity", [{ ...one, quantity: 99_999_999_999 }], 50_000, "bad_cart"],
    [
      "more than 999 units in two lines",
      [
        { ...one, quantity: 999 },
        { ...one, quantity: 999 },
      ],
      99_900_000,
      "price_changed",
    ],
    ["half a unit", [{ ...one, quantity: 0.5 }], 25_000, "bad_cart"],
    ["a quantity in letters", [{ ...one, quantity: "1" }], 50_000, "bad_cart"],
    ["an unknown id", [{ ...one, id: randomUUID() }], 50_000, "empty_cart"],
    ["an unknown id beside a good one", [one, { ...one, id: randomUUID() }], 50_000, "cart_changed"],
    ["a malformed id", [{ ...one, id: "1 or 1=1" }], 50_000, "bad_cart"],
    ["a product sold as a course", [{ ...one, type: "course" }], 50_000, "empty_cart"],
    ["a foreign type", [{ ...one, type: "giftcard" }], 50_000, "bad_cart"],
    ["an empty cart", [], 0, "empty_cart"],
    ["a cart that is none", { a: 1 }, 0, "bad_cart"],
    ["more units than there are", [{ ...one, quantity: 11 }], 550_000, "out_of_stock"],
  ])("refuses %s", async (_, items, total, hint) => {
    const answer = await refusal(placeOrder(db, "service_role", { items, total }));
    expect(answer).toMatchObject({ code: "P0001", hint });
    expect(await stockOf(db, product)).toBe(10);
  });

  test.each([
    ["a name of two letters", { name: "Al" }],
    ["no name", { name: null }],
    ["no phone", { phone: null }],
    ["a short phone", { phone: "12345" }],
    ["no address for something that is shipped", { address: "" }],
    ["a missing address", { address: null }],
    ["an endless address", { address: "x".repeat(301) }],
  ])("refuses %s", async (_, shipping) => {
    const answer = await refusal(
      placeOrder(db, "service_role", { items: [one], total: 50_000, ...shipping }),
    );
    expect(answer).toMatchObject({ code: "P0001", hint: "bad_shipping" });
  });

  test("a failed order leaves nothing behind", async () => {
    const [full, empty] = [await addProduct(db, { stock: 5 }), await addProduct(db, { stock: 0 })];
    const before = await db.sql`select count(*)::int as n from public.orders`;
    const work = placeOrder(db, "service_role", { items: [cartLine(full), cartLine(empty)], total: 100_000 });
    expect(await hintOf(work)).toBe("out_of_stock");
    expect([await stockOf(db, full), await stockOf(db, empty)]).toEqual([5, 0]);
    expect([...(await db.sql`select count(*)::int as n from public.orders`)]).toEqual([...before]);
  });
});

describe("whose order it is", () => {
  test("the token opens it for a guest, without the account's data", async () => {
    const cliente = await addPerson(db);
    const product = await addProduct(db);
    const placed = await placeOrder(db, cliente, { items: [cartLine(product)], total: product.price });
    const row = await answerAs(db, "anon")`select public.order_by_token(${placed.token})`;
    expect(row).toMatchObject({ id: placed.order_id, token: placed.token, items: [{ name: "Control" }] });
    expect(row).not.toHaveProperty("user_id");
    expect(await answerAs(db, "anon")`select public.order_by_token('nada')`).toBeNull();
  });

  test("the token is returned to the owner and to staff only", async () => {
    const [cliente, other, employee] = [
      await addPerson(db),
      await addPerson(db),
      await addPerson(db, "employee"),
    ];
    const product = await addProduct(db);
    const placed = await placeOrder(db, cliente, { items: [cartLine(product)], total: product.price });
    const ask = (who: Who) => answerAs(db, who)`select public.order_token(${placed.order_id})`;
    expect([await ask(cliente), await ask(employee), await ask(other)]).toEqual([
      placed.token,
      placed.token,
      null,
    ]);
    expect(await isAllowed(db, cliente, (sql) => sql`select 1 from private.order_keys`)).toBe(false);
  });

  test("a guest's orders are adopted once the same e-mail is confirmed", async () => {
    const email = `Guest-${randomUUID()}@Example.com`;
    const product = await addProduct(db);
    const mine = await buyProduct(db, product, 1, { email: email.toUpperCase() });
    const foreign = await buyProduct(db, product, 1, { email: `x${email}` });
    const unnamed = await buyProduct(db, product, 1, { email: "" });
    const id = await db.addUser(email.toLowerCase());
    await db.sql`update auth.users set email_confirmed_at = null where id = ${id}`;
    await db.sql`update public.orders set user_id = null where id = ${mine.order_id}`;
    expect((await orderOf(db, mine)).user_id).toBeNull();
    await db.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect((await orderOf(db, mine)).user_id).toBe(id);
    expect((await orderOf(db, foreign)).user_id).toBeNull();
    expect((await orderOf(db, unnamed)).user_id).toBeNull();
  });

  test("an unconfirmed account adopts nothing", async () => {
    const email = `${randomUUID()}@example.com`;
    const placed = await buyProduct(db, await addProduct(db), 1, { email });
    await db.sql`insert into auth.users (id, email) values (${randomUUID()}, ${email})`;
    expect((await orderOf(db, placed)).user_id).toBeNull();
  });
});

test("cart_lines returns current names, prices and stock, and omits deleted items", async () => {
  const product = await addProduct(db, { name: "Vigente", price: 12_000, stock: 4 });
  const items = [cartLine(product, 2), cartLine({ ...product, id: randomUUID() }), cartLine(product, 1)];
  const rows =
    await asVisitor`select name, unit_price, stock, quantity from public.cart_lines(${db.sql.json(items as never)})`;
  expect([...rows]).toEqual([{ name: "Vigente", unit_price: 12_000, stock: 4, quantity: 3 }]);
});
