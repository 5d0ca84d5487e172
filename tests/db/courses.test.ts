import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, placeOrder, refusal } from "./shop.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it("a course has the defaults of the shop and a slug made from its title", async () => {
  const [row] =
    await db.sql`insert into public.courses (title, price) values ('Reparación de Ñandús Básica', 1000)
    returning slug, duration_weeks, level, estimated_students, has_certification, curriculum, requirements, includes, learning_outcomes`;
  expect(row).toEqual({
    slug: "reparacion-de-nandus-basica",
    duration_weeks: 4,
    level: "principiante",
    estimated_students: 0,
    has_certification: false,
    curriculum: [],
    requirements: [],
    includes: [],
    learning_outcomes: [],
  });
});

it("two courses of one title get different slugs", async () => {
  const rows = await db.sql`insert into public.courses (title, price) values ('Igual', 1) returning slug`;
  const more = await db.sql`insert into public.courses (title, price) values ('Igual', 1) returning slug`;
  expect([rows[0]?.slug, more[0]?.slug]).toEqual(["igual", "igual-2"]);
});

it.each([
  ["duration_weeks", "0"],
  ["estimated_students", "-1"],
  ["price", "-1"],
  ["curriculum", "'{}'"],
  ["requirements", `'"x"'`],
])("%s cannot be %s", async (column, value) => {
  const write = db.sql
    .unsafe(`insert into public.courses (title, price) values ('Malo', 1) returning id`)
    .then(([row]) => db.sql.unsafe(`update public.courses set ${column} = ${value} where id = '${row?.id}'`));
  expect((await refusal(write)).code).toBe("23514");
});

it("is bought once per order, whatever quantity the cart says, and needs no address", async () => {
  const [course] =
    await db.sql`insert into public.courses (title, price) values ('Curso', 90000) returning id`;
  const cliente = await addPerson(db);
  const items = [{ type: "course", id: course?.id, quantity: 3 }];
  const dear = await refusal(placeOrder(db, cliente, { items, total: 270_000 }));
  expect(dear.hint).toBe("price_changed");
  const order = await placeOrder(db, cliente, { items, total: 90_000, address: "" });
  const lines =
    await db.sql`select item_type, quantity, line_total from public.order_items where order_id = ${order.order_id}`;
  expect([...lines]).toEqual([{ item_type: "course", quantity: 1, line_total: 90_000 }]);
});
