import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { commitImport, importRows, stageImport } from "../factories/product-imports.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const manager = await addPerson(db, "manager");
const cliente = await addPerson(db);
const product = { slug: "control" };

for (const name of ["Control", "Ábaco", "abanico", "Zapato", "Batería", "cable", "Cable"])
  await addProduct(db, { name });

describe("who may", () => {
  test("imports: each staff member their own", async () => {
    const checked = await stageImport(db, employee, importRows({ slug: product.slug, price: 2 }));
    expect(await hintOf(commitImport(db, manager, checked.id))).toBe("import_gone");
    const seen = (who: string) =>
      db.as(who, (sql) => sql`select line from public.product_import_rows where import_id = ${checked.id}`);
    expect([(await seen(employee)).count, (await seen(manager)).count, (await seen(cliente)).count]).toEqual([
      1, 0, 0,
    ]);
  });

  test("is not committed before it was checked, and a new one replaces the previous one", async () => {
    const first = await stageImport(db, employee, importRows({ slug: product.slug, price: 2 }));
    await queryAs(db, employee)`select public.stage_import_rows(${first.id}, '[{"line": 9, "data": {}}]')`;
    expect(await hintOf(commitImport(db, employee, first.id))).toBe("import_unchecked");
    await stageImport(db, employee, importRows({ slug: product.slug, price: 3 }));
    expect(await hintOf(commitImport(db, employee, first.id))).toBe("import_gone");
  });
});

describe("the export", () => {
  test("returns every product once, in alphabetical order, page by page and by filter", async () => {
    const seen: string[] = [];
    let last: { key: string; id: string } | undefined;
    for (;;) {
      const page = await queryAs<{ p: { key: string; id: string } }[]>(db, employee)`
        select public.export_products('{}', ${last?.key ?? ""}, ${last?.id ?? null}, 3) as p`;
      seen.push(...page.map(({ p }) => p.id));
      last = page.at(-1)?.p;
      if (page.length < 3) break;
    }
    const all = await db.sql<{ id: string }[]>`select id from public.products order by name_key, id`;
    expect(seen).toEqual(all.map(({ id }) => id));
    const none = await queryAs(db, employee)`select public.export_products('{"category": "no-hay"}') as p`;
    expect(none.count).toBe(0);
  });
});
