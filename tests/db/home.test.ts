import { beforeEach, describe, expect, test } from "vitest";
import { MOST_PICKS, PICK_KINDS } from "../../lib/home/staff/labels.ts";
import { cartLine, placeOrder, setPayment } from "../factories/orders.ts";
import { addPeople } from "../factories/people.ts";
import { addProduct, type Product } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);
const MINUTE = 60_000;

const pick = (who: Who, kind: string, ids: string[], known: string[] = []) =>
  db.as(who, (sql) => sql`select public.set_home_picks(${kind}, ${ids}::uuid[], ${known}::uuid[])`);

const fromPublic = (name: "home_products" | "best_sellers" | "best_reviews") =>
  answerAs(db, "anon")`select ${db.sql(`public.${name}`)}()`;

const opening = async () => {
  const { is_chosen, items }: { is_chosen: boolean; items: { name: string }[] } =
    await fromPublic("home_products");
  return [is_chosen, ...items.map(({ name }) => name)];
};

async function pictured(name: string, minutesAgo: number, image: string): Promise<Product> {
  const product = await addProduct(db, { name, createdAt: new Date(Date.now() - minutesAgo * MINUTE) });
  await db.sql`update public.products set image = ${image}, images = ${image ? [image] : []} where id = ${product.id}`;
  return product;
}

async function rowsOf(table: "services" | "courses", count: number): Promise<string[]> {
  const name = table === "services" ? "name" : "title";
  const rows = await db.sql<{ id: string }[]>`
    insert into ${db.sql(`public.${table}`)} (${db.sql(name)}, price)
    select 'Uno de muchos ' || gen_random_uuid(), 1000 from generate_series(1, ${count}::int) returning id`;
  return rows.map(({ id }) => id);
}

describe("the chosen items of the home page", () => {
  beforeEach(async () => {
    await db.sql`delete from public.products`;
    await db.sql`delete from public.home_picks`;
  });

  test("default to the newest product, preferably with a picture", async () => {
    expect(await opening()).toEqual([false]);
    await pictured("Vieja sin foto", 30, "");
    expect(await opening()).toEqual([false, "Vieja sin foto"]);
    await pictured("Con foto", 20, "/media/a.webp");
    await pictured("Nueva sin foto", 1, "");
    expect(await opening()).toEqual([false, "Con foto"]);
    await pictured("Nueva con foto", 0, "/media/b.webp");
    expect(await opening()).toEqual([false, "Nueva con foto"]);
  });

  test("are those that staff chose, in their order, until they are deleted", async () => {
    const [first, second] = [await pictured("A", 9, ""), await pictured("B", 8, "/media/a.webp")];
    await pictured("C", 1, "/media/c.webp");
    await pick(people.employee, "product", [second.id, first.id]);
    expect(await opening()).toEqual([true, "B", "A"]);
    await pick(people.manager, "product", [first.id, second.id], [second.id, first.id]);
    expect(await opening()).toEqual([true, "A", "B"]);
    await db.sql`delete from public.products where id = ${first.id}`;
    expect(await opening()).toEqual([true, "B"]);
    await pick(people.admin, "product", [], [second.id]);
    expect(await opening()).toEqual([false, "C"]);
  });

  test("are in the activity log, with the person who chose them", async () => {
    const product = await addProduct(db);
    await pick(people.employee, "product", [product.id]);
    const [entry] = await db.sql`
      select actor, entity, entity_id, details from public.audit_log where action = 'home.picked' order by id desc limit 1`;
    expect(entry).toEqual({
      actor: people.employee,
      entity: "home_picks",
      entity_id: "product",
      details: { quantity: 1 },
    });
  });

  test("two editors at once: the second one is rejected", async () => {
    const [mine, theirs] = [await addProduct(db), await addProduct(db)];
    await pick(people.employee, "product", [theirs.id]);
    expect(await hintOf(pick(people.manager, "product", [mine.id]))).toBe("changed");
    await pick(people.manager, "product", [theirs.id, mine.id], [theirs.id]);
    expect(await opening()).toHaveLength(3);
  });

  test("of one kind do not affect the others", async () => {
    const product = await addProduct(db);
    const [service = ""] = await rowsOf("services", 1);
    const [course = ""] = await rowsOf("courses", 1);
    await pick(people.employee, "product", [product.id]);
    await pick(people.employee, "service", [service]);
    await pick(people.employee, "course", [course]);
    await pick(people.employee, "service", [], [service]);
    const rows =
      await db.sql`select product_id, service_id, course_id from public.home_picks order by product_id`;
    expect([...rows]).toEqual([
      { product_id: product.id, service_id: null, course_id: null },
      { product_id: null, service_id: null, course_id: course },
    ]);
  });

  test.each(PICK_KINDS)("have the editor's limit, each item once: %s", async (kind) => {
    const most = MOST_PICKS[kind];
    const ids =
      kind === "product"
        ? await Promise.all(Array.from({ length: most + 1 }, async () => (await addProduct(db)).id))
        : await rowsOf(kind === "service" ? "services" : "courses", most + 1);
    expect(await hintOf(pick(people.employee, kind, ids))).toBe("too_many");
    expect(await hintOf(pick(people.employee, kind, [ids[0]!, ids[0]!]))).toBe("too_many");
    await pick(people.employee, kind, ids.slice(0, most));
  });

  test("must exist, or nothing changes", async () => {
    const product = await addProduct(db);
    await pick(people.employee, "product", [product.id]);
    const [course = ""] = await rowsOf("courses", 1);
    expect(await hintOf(pick(people.employee, "product", [course], [product.id]))).toBe("not_found");
    expect(await hintOf(pick(people.employee, "posts", []))).toBe("bad_kind");
    expect(await opening()).toEqual([true, product.name]);
  });
});

describe("best sellers", () => {
  async function sell(product: Product, quantity: number, payment = "paid") {
    const order = await placeOrder(db, await db.addUser(), {
      items: [cartLine(product, quantity)],
      total: product.price * quantity,
    });
    await setPayment(db, order, payment);
    return order;
  }

  test("count the units of paid and not refunded orders, of products in stock", async () => {
    const names = ["Mucho", "Poco", "Uno solo", "Devuelto", "Sin pagar", "Agotado"];
    const [much, little, single, returned, unpaid, gone] = await Promise.all(
      names.map((name) => addProduct(db, { name, stock: 20 })),
    );
    await sell(little!, 2);
    await sell(much!, 3);
    await sell(much!, 4);
    await sell(single!, 1);
    await sell(returned!, 5, "refunded");
    await sell(unpaid!, 9, "unpaid");
    await sell(gone!, 20);
    const best: { name: string }[] = await fromPublic("best_sellers");
    expect(best.map(({ name }) => name)).toEqual(["Mucho", "Poco"]);
    expect(Object.keys(best[0]!).toSorted()).toEqual(["image", "name", "price", "slug"]);
    // The store's order has all products: without a sale the newest first.
    await db.sql`delete from public.products where name <> all (${names})`;
    await db.sql`update public.products set created_at = now() - interval '1 day' where name = 'Devuelto'`;
    const sorted = async (query: string): Promise<string[]> => {
      const list: { items: { name: string }[] } = await answerAs(db, "anon")`
        select public.search_products(${query}, p_sort => 'best-sellers')`;
      return list.items.map(({ name }) => name);
    };
    expect(await sorted("")).toEqual(["Agotado", "Mucho", "Poco", "Uno solo", "Sin pagar", "Devuelto"]);
    expect(await sorted("devuelto")).toEqual(["Devuelto"]);
  });
});

describe("good reviews", () => {
  test("are the newest approved review of each product, with four stars or more", async () => {
    const [one, two] = [await addProduct(db, { name: "Uno" }), await addProduct(db, { name: "Dos" })];
    const add = async (product: Product, stars: number, status: string, daysAgo: number) => {
      const person = await db.addUser();
      await db.sql`insert into public.reviews (product_id, user_id, stars, body, status, created_at)
        values (${product.id}, ${person}, ${stars}, ${`Opinión de ${stars} estrellas, ${status}`}, ${status}, now() - make_interval(days => ${daysAgo}))`;
    };
    await add(one, 5, "approved", 9);
    await add(one, 4, "approved", 2);
    await add(one, 3, "approved", 1);
    await add(two, 5, "approved", 5);
    await add(two, 5, "pending", 0);
    const praise: Record<string, unknown>[] = await fromPublic("best_reviews");
    expect(praise.map(({ product, stars, name }) => [product, stars, name])).toEqual([
      ["Uno", 4, "Cliente verificado"],
      ["Dos", 5, "Cliente verificado"],
    ]);
  });
});

describe("stories and people", () => {
  const LISTS = { stories: "repair_stories", team: "team_members" } as const;
  const order = (who: Who, list: string, ids: string[]) =>
    db.as(who, (sql) => sql`select public.order_home_list(${list}, ${ids}::uuid[])`);

  async function add(list: keyof typeof LISTS, name: string): Promise<string> {
    const values: Record<string, string> =
      list === "team"
        ? { name, specialty: "s" }
        : {
            title: name,
            console: "c",
            problem: "p",
            work: "w",
            before_url: "/media/a.webp",
            after_url: "/media/b.webp",
          };
    const [row] = await db.sql<{ id: string }[]>`
      insert into ${db.sql(`public.${LISTS[list]}`)} ${db.sql(values)} returning id`;
    return row!.id;
  }

  test.each(["stories", "team"] as const)("%s: ordered by staff, a new one is the last", async (list) => {
    const [a, b] = [await add(list, "a"), await add(list, "b")];
    await order(people.employee, list, [b, a]);
    const last = await add(list, "c");
    const rows = await db.sql<{ id: string; version: number }[]>`
      select id, version from ${db.sql(`public.${LISTS[list]}`)} order by display_order, created_at`;
    expect(rows.map(({ id }) => id)).toEqual([b, a, last]);
    expect(rows.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  test("an unknown list is rejected", async () => {
    expect(await hintOf(order(people.employee, "slides", []))).toBe("bad_list");
  });

  test("visitors see the published ones only", async () => {
    const id = await add("team", "Oculta");
    await db.sql`update public.team_members set is_published = false where id = ${id}`;
    const count = (who: Who) =>
      db.as(who, async (sql) => (await sql`select 1 from public.team_members where id = ${id}`).count);
    expect([await count("anon"), await count(people.cliente), await count(people.employee)]).toEqual([
      0, 0, 1,
    ]);
  });
});
