import { describe, expect, test } from "vitest";
import type { Place } from "../../lib/places/address.ts";
import { buyProduct } from "../factories/orders.ts";
import { addPeople, addPerson } from "../factories/people.ts";
import { placeAt } from "../factories/places.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const HOME = placeAt("Calle 37 Sur # 27-10");

type Saved = {
  id: string;
  label: string;
  is_default: boolean;
  parts: { street: string; municipality: object };
};
type Change = { label?: string; place?: object; isDefault?: boolean; id?: string };

const save = (who: Who, { label = "", place = HOME, isDefault = false, id }: Change = {}) =>
  answerAs<string>(db, who)`
    select public.save_address(${label}, ${JSON.stringify(place)}::text::jsonb, ${isDefault}, ${id ?? null})`;
const remove = (who: Who, id: string) => db.as(who, (sql) => sql`select public.delete_address(${id})`);
const bookOf = (who: Who) => answerAs<Saved[]>(db, who)`select public.own_addresses()`;
const streetsOf = async (who: Who) => (await bookOf(who)).map(({ parts }) => parts.street);
const order = async (place: Partial<Place>) =>
  buyProduct(db, await addProduct(db), 1, { address: place.street, municipality: place.municipality });

describe("the address book", () => {
  test("has one default: the first, another one on request, and the newest when it is deleted", async () => {
    const me = await addPerson(db);
    const [first, second, third] = [
      await save(me, { label: "  Casa " }),
      await save(me, { place: placeAt("Calle 2 # 3-4") }),
      await save(me, { place: placeAt("Calle 3 # 4-5", { municipality: "76001" }) }),
    ];
    expect(await bookOf(me)).toMatchObject([
      {
        id: first,
        label: "Casa",
        is_default: true,
        parts: { ...HOME, municipality: { code: "05266", name: "Envigado", department: "Antioquia" } },
      },
      { id: second, is_default: false },
      { id: third, is_default: false },
    ]);
    await save(me, { id: second, place: placeAt("Calle 2 # 3-5"), isDefault: true });
    expect(await streetsOf(me)).toEqual(["Calle 2 # 3-5", HOME.street, "Calle 3 # 4-5"]);
    // Without the box the default stays.
    await save(me, { id: second, place: placeAt("Calle 2 # 3-6") });
    expect((await bookOf(me))[0]).toMatchObject({ id: second, is_default: true });
    await remove(me, second);
    expect((await bookOf(me)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third, true],
      [first, false],
    ]);
  });

  test("is nobody else's, staff's neither", async () => {
    const me = await addPerson(db);
    const mine = await save(me);
    const { employee, admin } = await addPeople(db);
    for (const other of [await addPerson(db), employee, admin]) {
      expect(await hintOf(save(other, { id: mine, place: placeAt("Calle ajena 9 # 9") }))).toBe("not_found");
      await remove(other, mine);
      expect(await bookOf(other)).toEqual([]);
    }
    expect(await streetsOf(me)).toEqual([HOME.street]);
  });

  test("has at most ten, also when they come at once, and takes only places", async () => {
    const me = await addPerson(db);
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => save(me)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect((await bookOf(me)).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(await hintOf(save(me))).toBe("too_many_addresses");
    const [one] = await bookOf(me);
    for (const place of [{}, { ...HOME, municipality: "99999" }, { ...HOME, street: "" }])
      expect(await hintOf(save(me, { id: one!.id, place }))).toBe("bad_address");
  });
});

describe("an order", () => {
  test("fills an empty address book, and only that", async () => {
    const me = await addPerson(db);
    const product = await addProduct(db, { stock: 9 });
    const buy = (address: string) =>
      answerAs<object>(db, me)`select public.place_order(gen_random_uuid(),
        ${JSON.stringify([{ type: "product", id: product.id, quantity: 1 }])}::text::jsonb, 'card', ${product.price}, 'Ana Gómez',
        '3001234567', ${JSON.stringify(placeAt(address))}::text::jsonb, p_terms => 'v')`;
    await buy("Calle 1 # 2-3");
    await buy("Calle 9 # 8-7");
    expect(await bookOf(me)).toMatchObject([{ is_default: true, parts: { street: "Calle 1 # 2-3" } }]);
    expect(await answerAs(db, me)`select public.own_delivery()`).toMatchObject({
      name: "Ana Gómez",
      phone: "3001234567",
      parts: { street: "Calle 9 # 8-7", municipality: { name: "Envigado" } },
      line: "Calle 9 # 8-7, Envigado, Antioquia",
    });
    expect(await answerAs(db, await addPerson(db))`select public.own_delivery()`).toEqual({
      name: null,
      phone: null,
      parts: null,
      line: null,
      method: null,
      delivery: null,
    });
  });

  test("has its municipality and its line, and refuses an unknown one", async () => {
    const { order_id } = await order({ street: "Calle 5 # 1-2", municipality: "11001" });
    expect(
      await db.sql`select shipping_address, municipality from public.orders where id = ${order_id}`,
    ).toEqual([{ shipping_address: "Calle 5 # 1-2, Bogotá D.C.", municipality: "11001" }]);
    expect(await hintOf(order({ street: "Calle 5 # 1-2", municipality: "00000" }))).toBe("bad_shipping");
  });
});
