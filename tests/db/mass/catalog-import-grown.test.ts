import { expect, test } from "vitest";
import { addPerson } from "../../factories/people.ts";
import { commitImport, importRows, stageImport } from "../../factories/product-imports.ts";
import { addProduct } from "../../factories/products.ts";
import { testDatabase } from "../../support/database.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const manager = await addPerson(db, "manager");

test("an import of ten thousand rows completes, though the planner's statistics have a single one", async () => {
  const { id } = await addProduct(db);
  await stageImport(db, employee, importRows({ id, price: 1 }));
  await db.sql`analyze public.product_import_rows`;
  const list = (price: number) =>
    importRows(
      ...Array.from({ length: 10_000 }, (_, n) => ({ slug: `cable-${n}`, name: `Cable ${n}`, price })),
    );
  const created = await stageImport(db, employee, list(1000));
  expect(await commitImport(db, employee, created.id)).toMatchObject({ created: 10_000 });
  await db.sql`analyze public.product_import_rows`;
  const changed = await stageImport(db, manager, list(2000));
  expect(await commitImport(db, manager, changed.id)).toMatchObject({ changed: 10_000 });
}, 240_000);
