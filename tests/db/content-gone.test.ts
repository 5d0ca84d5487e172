import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";

const db = await testDatabase();
const superadmin = await addPerson(db, "superadmin");

const gone = async (kind: string) =>
  (
    await queryAs<{ slug: string }[]>(
      db,
      "anon",
    )`select slug from public.gone_pages where kind = ${kind} order by slug`
  ).map(({ slug }) => slug);

const post = (slug: string, set = "state = 'publicado', published_at = now()") =>
  db.sql.unsafe(
    `insert into public.posts (slug, title, excerpt, body, category) values ('${slug}', 't', 'e', 'b', 'noticias');
     update public.posts set ${set} where slug = '${slug}'`,
  );

describe("a deleted page is gone", () => {
  test("for a product with every slug that led to it, until a product takes one of them", async () => {
    const { id } = await addProduct(db, { name: "Control uno" });
    await db.sql`update public.products set slug = 'control-dos' where id = ${id}`;
    await db.sql`update public.products set slug = 'control-uno' where id = ${id}`;
    await db.sql`update public.products set slug = 'control-tres' where id = ${id}`;
    expect(await gone("producto")).toEqual([]);
    await db.as(superadmin, (sql) => sql`delete from public.products where id = ${id}`);
    expect(await gone("producto")).toEqual(["control-dos", "control-tres", "control-uno"]);

    await addProduct(db, { name: "Control uno" });
    const other = await addProduct(db, { name: "Otro" });
    await db.sql`update public.products set slug = 'control-dos' where id = ${other.id}`;
    expect(await gone("producto")).toEqual(["control-tres"]);
  });

  test("for a post that readers could see, not for a draft or a scheduled one", async () => {
    await post("leido");
    await post("borrador", "state = 'borrador'");
    await post("manana", "state = 'publicado', published_at = now() + interval '1 day'");
    await db.sql`update public.posts set slug = 'leido-de-nuevo' where slug = 'leido'`;
    await db.sql`delete from public.posts`;
    expect(await gone("blog")).toEqual(["leido", "leido-de-nuevo"]);
    await post("leido");
    expect(await gone("blog")).toEqual(["leido-de-nuevo"]);
  });
});
