import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const superadmin = await addPerson(db, "superadmin");

type Found = { state: string; to?: string };

async function findAll(asked: { kind: string; key: string }[]): Promise<Found[]> {
  const row = await answerAs<Found[]>(db, "anon")`select public.find_addresses(${db.sql.json(asked)})`;
  return row ?? [];
}

const find = async (kind: string, key: string) => (await findAll([{ kind, key }]))[0];

const PAGE = { state: "page" };
const MISSING = { state: "missing" };

describe("what an address names", () => {
  test("a product by its slug; uuid, capitals and former slugs lead to it; deleted, it is gone", async () => {
    const { id } = await addProduct(db, { name: "Control rojo" });
    expect(await find("producto", "control-rojo")).toEqual(PAGE);
    const here = { state: "moved", to: "control-rojo" };
    expect(await find("producto", id)).toEqual(here);
    expect(await find("producto", id.toUpperCase())).toEqual(here);
    expect(await find("producto", "Control-ROJO")).toEqual(here);
    await db.sql`update public.products set slug = 'control-azul' where id = ${id}`;
    expect(await find("producto", "control-rojo")).toEqual({ state: "moved", to: "control-azul" });
    expect(await find("producto", "control-verde")).toEqual(MISSING);
    expect(await find("producto", "00000000-0000-4000-8000-000000000000")).toEqual(MISSING);
    await db.as(superadmin, (sql) => sql`delete from public.products where id = ${id}`);
    expect(await find("producto", "control-azul")).toEqual({ state: "gone" });
    expect(await find("producto", "CONTROL-rojo")).toEqual({ state: "gone" });
  });

  test("a category that some product has, as it is written", async () => {
    await addProduct(db, { name: "Base", category: "bases de carga" });
    expect(await find("tienda", "bases de carga")).toEqual(PAGE);
    expect(await find("tienda", "zz-1")).toEqual(MISSING);
    expect(await find("tienda", "")).toEqual(MISSING);
  });

  test("a course and its free lessons", async () => {
    const curriculum = [
      {
        name: "Uno",
        lessons: [
          { id: "l1", title: "Gratis", preview: true },
          { id: "l2", title: "De pago" },
        ],
      },
    ];
    const [course] = await db.sql<{ id: string }[]>`
      insert into public.courses (slug, title, price, curriculum, is_published)
      values ('soldar', 'Soldar', 1, ${db.sql.json(curriculum)}, true) returning id`;
    expect(await find("curso", "soldar")).toEqual(PAGE);
    expect(await find("curso", course?.id ?? "")).toEqual({ state: "moved", to: "soldar" });
    expect(await find("curso", "Soldar")).toEqual({ state: "moved", to: "soldar" });
    expect(await find("muestra", "soldar/l1")).toEqual(PAGE);
    expect(await find("muestra", "soldar/l2")).toEqual(MISSING);
    expect(await find("muestra", "otro/l1")).toEqual(MISSING);
    await db.sql`delete from public.courses where slug = 'soldar'`;
    expect(await find("muestra", "soldar/l1")).toEqual({ state: "gone" });
  });

  test("a public post and the pages of its lists, never a draft or one of tomorrow", async () => {
    await db.sql`
      insert into public.posts (slug, title, excerpt, body, category)
      select 'p-' || n, 't', 'e', 'b', 'noticias' from generate_series(1, 3) n`;
    expect(await find("blog", "p-1")).toEqual(MISSING);
    expect(await find("lista", "/0")).toEqual(MISSING);
    await db.sql`update public.posts set state = 'publicado', published_at = now() where slug in ('p-1', 'p-2')`;
    await db.sql`update public.posts set state = 'publicado', published_at = now() + interval '1 day' where slug = 'p-3'`;
    expect(await find("blog", "p-1")).toEqual(PAGE);
    expect(await find("blog", "p-3")).toEqual(MISSING);
    expect(await find("lista", "/1")).toEqual(PAGE);
    expect(await find("lista", "noticias/1")).toEqual(PAGE);
    expect(await find("lista", "noticias/2")).toEqual(MISSING);
    expect(await find("lista", "reparacion/0")).toEqual(MISSING);
    await db.sql`update public.posts set slug = 'p-uno' where slug = 'p-1'`;
    expect(await find("blog", "p-1")).toEqual({ state: "moved", to: "p-uno" });
  });

  test("many at once are answered in their order, and unknown or malformed ones are missing", async () => {
    await addProduct(db, { name: "Uno de dos" });
    expect(
      await findAll([
        { kind: "producto", key: "nada" },
        { kind: "producto", key: "uno-de-dos" },
        { kind: "otra cosa", key: "uno-de-dos" },
        { kind: "lista", key: "'; drop table x" },
        {} as { kind: string; key: string },
      ]),
    ).toEqual([MISSING, PAGE, MISSING, MISSING, MISSING]);
    expect(await findAll([])).toEqual([]);
  });
});
