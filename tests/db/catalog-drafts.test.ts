import { describe, expect, test } from "vitest";
import { addCourse } from "../factories/courses.ts";
import { buyProduct, cartLine, chargeOrder, moveOrder, placeOrder, SHIPMENT } from "../factories/orders.ts";
import { addPeople, nextPhone } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);
const asEmployee = queryAs(db, people.employee);

const publish = (id: string, isPublished: boolean) =>
  asEmployee`update public.products set is_published = ${isPublished} where id = ${id} returning version`;

describe("a product that is a draft", () => {
  test("is visible to staff only, in every place that visitors read", async () => {
    const product = await addProduct(db, { stock: 3 });
    await db.sql`update public.products set name = 'Zafiro de borrador', category = 'borradores', images = '{/media/z.webp}' where id = ${product.id}`;
    const slug = await answerOf<string>(db)`select slug from public.products where id = ${product.id}`;
    const seenBy = (who: string) =>
      db.as(who, async (sql) => {
        const [row] = await sql<[Record<string, unknown>]>`select
          (select count(*)::int from public.products where id = ${product.id}) as row,
          (select count(*)::int from public.product_images where product_id = ${product.id}) as pictures,
          (public.search_products('zafiro') ->> 'total')::int as found,
          (public.search_site('zafiro') ->> 'total')::int as anywhere,
          (public.search_products(p_category => 'borradores') ->> 'total')::int as listed,
          (select count(*)::int from public.product_categories() where category = 'borradores') as shelf,
          (select count(*)::int from public.cart_lines(${sql.json([cartLine(product)] as never)})) as cart,
          public.sitemap_products(1)::text like '%' || ${slug} || '%' as mapped,
          public.find_addresses(${sql.json([{ kind: "producto", key: slug }])}) -> 0 ->> 'state' as address`;
        return row;
      });
    const open = {
      row: 1,
      pictures: 1,
      found: 1,
      anywhere: 1,
      listed: 1,
      shelf: 1,
      cart: 1,
      mapped: true,
      address: "page",
    };
    expect(await seenBy("anon")).toEqual(open);
    await publish(product.id, false);
    const closed = {
      row: 0,
      pictures: 0,
      found: 0,
      anywhere: 0,
      listed: 0,
      shelf: 0,
      cart: 0,
      mapped: false,
      address: "missing",
    };
    expect(await seenBy("anon")).toEqual(closed);
    expect(await seenBy(people.cliente)).toEqual(closed);
    expect(await seenBy(people.employee)).toMatchObject({ row: 1, pictures: 1, cart: 0, found: 0 });
    const [staffSees] =
      await asEmployee`select public.staff_products('{"query": "zafiro", "draft": true}') -> 'items' -> 0 ->> 'is_published' as state`;
    expect(staffSees).toEqual({ state: "false" });
    await publish(product.id, true);
    expect(await seenBy("anon")).toEqual(open);
  });

  test("is not sold, while earlier orders of it are paid, shipped and returned as usual", async () => {
    const product = await addProduct(db, { stock: 5 });
    const order = await buyProduct(db, product, 2);
    await publish(product.id, false);
    expect(await hintOf(buyProduct(db, product))).toBe("empty_cart");
    const other = await addProduct(db, { stock: 5 });
    const mixed = placeOrder(db, "service_role", {
      items: [cartLine(product), cartLine(other)],
      total: other.price,
      phone: nextPhone(),
    });
    expect(await hintOf(mixed)).toBe("cart_changed");
    await chargeOrder(db, order.token, "approved", `mp-${order.order_id}`, product.price * 2);
    expect((await moveOrder(db, people.employee, order, "ship", { details: SHIPMENT })).stage).toBe(
      "en_camino",
    );
    const line = await answerOf<string>(
      db,
    )`select id from public.order_items where order_id = ${order.order_id}`;
    await asEmployee`select public.return_items(${order.order_id}, ${db.sql.json([{ item: line, quantity: 1 }])})`;
    const stock = await answerOf<number>(db)`select stock from public.products where id = ${product.id}`;
    expect(stock).toBe(4);
  });

  test("is published without a new version, by staff only", async () => {
    const product = await addProduct(db, { stock: 1 });
    const [before] = await db.sql`select version from public.products where id = ${product.id}`;
    const [after] = await publish(product.id, false);
    expect(after).toEqual(before);
    const tried = await queryAs(
      db,
      people.cliente,
    )`update public.products set is_published = true where id = ${product.id} returning id`;
    expect(tried).toHaveLength(0);
  });
});

describe("a duplicate", () => {
  test("of a product has its pictures with their texts, no stock, and its own name and address", async () => {
    const product = await addProduct(db, { stock: 7 });
    await db.sql`update public.products set images = '{/media/uno.webp,/media/dos.webp}', image = '/media/uno.webp' where id = ${product.id}`;
    await db.sql`update public.product_images set alt_text = 'De frente' where product_id = ${product.id} and image_url = '/media/uno.webp'`;
    const made = await answerAs<string>(db, people.employee)`select public.duplicate_product(${product.id})`;
    const of = (id: string) => db.sql`
      select slug, name, image, images, stock,
        (select array_agg(i.alt_text order by i.display_order) from public.product_images i where i.product_id = p.id) as texts
      from public.products p where id = ${id}`;
    const [[original], [copy]] = [await of(product.id), await of(made)];
    expect(copy).toEqual({
      ...original,
      slug: expect.not.stringMatching(new RegExp(`^${original!.slug}$`)),
      name: `${original!.name} (copia)`,
      stock: 0,
    });
    expect(copy!.texts).toContain("De frente");
  });

  test("of a course has its lessons with their texts, no students, and is a draft", async () => {
    const course = await addCourse(db, {
      texts: { dos: { body: "Texto", video: "https://vimeo.com/1" } },
    });
    await db.sql`update public.lesson_contents set video_seconds = 90 where course_id = ${course.id} and lesson_id = 'dos'`;
    const questions = [{ question: "¿Cuál?", options: ["Una", "Otra"], answer: 1 }];
    await db.sql`insert into public.lesson_checks (course_id, lesson_id, questions) values (${course.id}, 'uno', ${db.sql.json(questions)})`;
    const made = await answerAs<string>(db, people.employee)`select public.duplicate_course(${course.id})`;
    const of = async (id: string) => ({
      row: (
        await db.sql`select title, price, curriculum, is_published from public.courses where id = ${id}`
      )[0]!,
      checks: await db.sql`select lesson_id, questions from public.lesson_checks where course_id = ${id}`,
      lessons:
        await db.sql`select lesson_id, body, video_url, video_seconds from public.lesson_contents where course_id = ${id} order by lesson_id`,
    });
    const [original, copy] = [await of(course.id), await of(made)];
    expect(copy.row).toEqual({
      ...original.row,
      title: `${original.row.title} (copia)`,
      is_published: false,
    });
    expect(copy.lessons).toEqual(original.lessons);
    expect(copy.checks).toEqual([{ lesson_id: "uno", questions }]);
    expect(copy.lessons.length).toBeGreaterThan(0);
  });
});
