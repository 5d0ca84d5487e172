import { describe, expect, test } from "vitest";
import { EDITED_FIELDS, PRODUCT_FIELDS, SERVICE_FIELDS } from "../../lib/catalog/fields.ts";
import { SLIDE_FIELDS } from "../../lib/content/fields.ts";
import { COURSE_FIELDS } from "../../lib/courses/fields.ts";
import { MEMBER_FIELDS, STORY_FIELDS } from "../../lib/home/fields.ts";
import type { Field } from "../../lib/supabase/fields.ts";
import { addPerson } from "../factories/people.ts";
import { commitImport, importRows, stageImport } from "../factories/product-imports.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

/* Compares the tables of fields with the database's columns: who writes them, their limits, what follows a change. */

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const manager = await addPerson(db, "manager");
const lessons = [{ name: "Uno", lessons: [{ id: "a", title: "A", duration: 5 }] }];

type Row = Record<string, unknown> & { id: string; version: number };

/** A new row, as the log reads it: columns with their values. */
async function add(table: string, values: object): Promise<Row> {
  const [row] = await db.sql<{ row: Row }[]>`
    insert into ${db.sql(`public.${table}`)} ${db.sql(values as Record<string, string>)} returning to_jsonb(${db.sql(table)}) as row`;
  return row!.row;
}

const TABLES: [string, Record<string, Field>, object][] = [
  ["products", EDITED_FIELDS, { name: "A", price: 1, slug: "" }],
  ["services", SERVICE_FIELDS, { name: "A", price: 1, slug: "" }],
  ["courses", COURSE_FIELDS, { title: "A", price: 1, slug: "", curriculum: lessons }],
  [
    "hero_slides",
    SLIDE_FIELDS,
    {
      title: "a",
      subtitle: "b",
      description: "c",
      button_text: "d",
      button_url: "/e",
      image_url: "/media/f.webp",
    },
  ],
  [
    "repair_stories",
    STORY_FIELDS,
    {
      title: "a",
      console: "b",
      problem: "c",
      work: "d",
      before_url: "/media/e.webp",
      after_url: "/media/f.webp",
    },
  ],
  ["team_members", MEMBER_FIELDS, { name: "a", specialty: "b" }],
];

/** Columns that accept only these values. */
const OWN: Record<string, unknown> = {
  sku: "OTRO-1",
  barcode: "OTRO1",
  badge_color: "outline",
  platforms: ["ps5", "pc"],
  kind: "control",
  condition: "usado",
  level: "avanzado",
  tax_class: "excluido",
  details: [{ label: "Peso", value: "1 kg" }],
  image: "/media/otra.webp",
  cover: "/media/otra.webp",
  image_url: "/media/otra.webp",
  before_url: "/media/otra.webp",
  after_url: "/media/otra-mas.webp",
  photo_url: "/media/otra.webp",
  curriculum: [...lessons, { name: "Dos", lessons: [] }],
};

/** A different value than that of a new row. */
function other(column: string, value: unknown): unknown {
  if (column in OWN) return OWN[column];
  if (typeof value === "number") return value + 7;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [`/media/${column}.webp`] : `/otro-${column}`;
}

describe.each(TABLES)("%s", (table, fields, values) => {
  test("each field is saved by staff, and counts as an edit", async () => {
    for (const { column } of Object.values(fields)) {
      const { id, version, ...before } = await add(table, values);
      const value = other(column, before[column]);
      const saved = await answerAs<Row>(db, employee)`
          update ${db.sql(`public.${table}`)} t
          set ${db.sql(column)} = (jsonb_populate_record(t, ${db.sql.json({ [column]: value } as never)})).${db.sql(column)}
          where id = ${id} returning to_jsonb(t)`;
      expect(saved[column], column).toEqual(value);
      expect(saved.version, column).toBe(version + 1);
      expect(saved.updated_at, column).not.toBe(before.updated_at);
    }
  });

  test("texts and numbers are accepted up to the limit of their field, and numbers not below zero", async () => {
    const { id } = await add(table, values);
    const set = (column: string, value: string | number) =>
      db.sql`update ${db.sql(`public.${table}`)} set ${db.sql(column)} = ${value} where id = ${id}`;
    for (const { column, max, most } of Object.values(fields)) {
      // A picture's column has the address of our copy; the typed address of the original may be longer.
      if (max && !["image", "cover", "image_url", "before_url", "after_url", "photo_url"].includes(column)) {
        const text = (length: number) =>
          ["sku", "barcode"].includes(column) ? "A".repeat(length) : `/${"a".repeat(length - 1)}`;
        await set(column, text(max));
        await expect(set(column, text(max + 1)), column).rejects.toThrow(/violates check constraint/);
      }
      if (most) {
        await set(column, most);
        for (const wrong of [-1, most + 1])
          await expect(set(column, wrong), column).rejects.toThrow(/violates check constraint/);
      }
    }
  });
});

test.each([
  ["products", EDITED_FIELDS, { name: "A", price: 1, slug: "" }, "duplicate_product"],
  ["courses", COURSE_FIELDS, { title: "A", price: 1, slug: "", curriculum: lessons }, "duplicate_course"],
])(
  "a duplicate of %s has every field, but its own name and address, and is a draft",
  async (table, fields, values, duplicate) => {
    const { id, ...before } = await add(table, values);
    const columns = Object.values(fields as Record<string, Field>)
      .map(({ column }) => column)
      .filter((column) => !["name", "title", "slug", "sku", "barcode", "is_published"].includes(column));
    const changed = Object.fromEntries(columns.map((column) => [column, other(column, before[column])]));
    await db.sql`
    update ${db.sql(`public.${table}`)} t
    set (${db.sql(columns)}) = (select ${db.sql(columns)} from jsonb_populate_record(t, ${db.sql.json(changed as never)}))
    where id = ${id}`;
    const made = await answerAs<string>(db, employee)`select ${db.sql(`public.${duplicate}`)}(${id})`;
    const [copy] = await db.sql<{ row: Row }[]>`
    select to_jsonb(t) as row from ${db.sql(`public.${table}`)} t where id = ${made}`;
    expect(copy!.row).toMatchObject({ ...changed, is_published: false });
  },
);

test("a spreadsheet creates and changes every field of a product, and the export has it", async () => {
  const { id, ...before } = await add("products", { name: "A", price: 1, slug: "" });
  const columns = Object.values(PRODUCT_FIELDS).map(({ column }) => column);
  // Codes are of one product only.
  const cells = (slug: string): Record<string, unknown> => ({
    ...Object.fromEntries(columns.map((column) => [column, other(column, before[column])])),
    slug,
    sku: slug.toUpperCase(),
    barcode: slug.toUpperCase().replace("-", ""),
  });
  const file = importRows({ ...cells("hoja-nueva") }, { ...cells("hoja-otra"), id });
  const checked = await stageImport(db, manager, file);
  expect(Object.keys(checked.samples.find(({ action }) => action === "change")!.changes).toSorted()).toEqual(
    columns.toSorted(),
  );
  expect(await commitImport(db, manager, checked.id)).toMatchObject({ created: 1, changed: 1 });
  for (const slug of ["hoja-nueva", "hoja-otra"]) {
    const [saved] = await db.sql<{ row: Row }[]>`
      select to_jsonb(p) as row from public.products p where slug = ${slug}`;
    expect(saved!.row).toMatchObject(cells(slug));
    const exported = await queryAs<{ row: Row }[]>(
      db,
      employee,
    )`select row from public.export_products() as row where row ->> 'slug' = ${slug}`;
    expect(exported[0]!.row).toMatchObject(cells(slug));
  }
});
