import { describe, expect, test } from "vitest";
import { addCourse, enrol } from "../factories/courses.ts";
import { placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();

/** The minimum that can be sold: one lesson. */
const TEACHES = '[{"name": "Uno", "lessons": [{"id": "a", "title": "A"}]}]';

test("is bought once per order, whatever quantity the cart says, and needs no address", async () => {
  const [course] =
    await db.sql`insert into public.courses (title, price, curriculum, is_published) values ('Curso', 90000, ${TEACHES}::text::jsonb, true) returning id`;
  const cliente = await addPerson(db);
  const items = [{ type: "course", id: course?.id, quantity: 3 }];
  const dear = await refusal(placeOrder(db, cliente, { items, total: 270_000 }));
  expect(dear.hint).toBe("price_changed");
  const order = await placeOrder(db, cliente, { items, total: 90_000, address: "" });
  const lines =
    await db.sql`select item_type, quantity, line_total from public.order_items where order_id = ${order.order_id}`;
  expect([...lines]).toEqual([{ item_type: "course", quantity: 1, line_total: 90_000 }]);
});

describe("a draft", () => {
  test("is what a new course is; without a lesson it cannot be published in any way", async () => {
    const [row] =
      await db.sql`insert into public.courses (title, price) values ('Sin lecciones', 1) returning id, is_published`;
    expect(row?.is_published).toBe(false);
    for (const curriculum of ["[]", '[{"name": "Vacío", "lessons": []}]', '[{"name": "Vacío"}]']) {
      const publish = db.sql`update public.courses set is_published = true, curriculum = ${curriculum}::text::jsonb where id = ${row?.id}`;
      expect((await refusal(publish)).code, curriculum).toBe("23514");
    }
    await db.sql`update public.courses set is_published = true, curriculum = ${TEACHES}::text::jsonb where id = ${row?.id}`;
    const empty = db.sql`update public.courses set curriculum = '[]' where id = ${row?.id}`;
    expect((await refusal(empty)).code).toBe("23514");
  });

  test("is for staff only: no one else reads it or its free lesson, finds its address or orders it", async () => {
    const FREE = TEACHES.replace('"title"', '"preview": true, "title"');
    const [course] = await db.sql<{ id: string }[]>`
      insert into public.courses (slug, title, price, curriculum) values ('en-obra', 'En obra', 90000, ${FREE}::text::jsonb) returning id`;
    await db.sql`insert into public.lesson_contents (course_id, lesson_id, body) values (${course!.id}, 'a', 'b')`;
    const [cliente, employee] = [await addPerson(db), await addPerson(db, "employee")];
    const reads = (who: string) =>
      db.as(who, async (sql) => {
        const [seen] = await sql`select
          (select count(*)::int from public.courses where slug = 'en-obra') as courses,
          (select count(*)::int from public.lesson_contents where course_id = ${course!.id}) as lessons,
          public.find_addresses('[{"kind": "curso", "key": "en-obra"}]') -> 0 ->> 'state' as address`;
        return seen;
      });
    const nothing = { courses: 0, lessons: 0, address: "missing" };
    expect(await reads("anon")).toEqual(nothing);
    expect(await reads(cliente)).toEqual(nothing);
    expect(await reads(employee)).toMatchObject({ courses: 1, lessons: 1 });
    const items = [{ type: "course", id: course?.id, quantity: 1 }];
    const order = () => placeOrder(db, cliente, { items, total: 90_000, address: "" });
    expect(await hintOf(order())).toBe("empty_cart");
    await db.sql`update public.courses set is_published = true where id = ${course!.id}`;
    expect(await reads("anon")).toEqual({ courses: 1, lessons: 1, address: "page" });
    expect(await order()).toHaveProperty("order_id");
  });

  test("that was sold before stays with its buyers", async () => {
    const cliente = await addPerson(db);
    const course = await addCourse(db);
    await enrol(db, cliente, [course]);
    await db.sql`update public.courses set is_published = false where id = ${course.id}`;
    const mine = await db.as(cliente, async (sql) => {
      const bought = await sql`select course_id from public.my_courses()`;
      const texts =
        await sql`select lesson_id from public.lesson_contents where course_id = ${course.id} order by 1`;
      return [bought.map((row) => row.course_id), texts.map((row) => row.lesson_id)];
    });
    expect(mine).toEqual([[course.id], ["dos", "uno"]]);
  });
});
