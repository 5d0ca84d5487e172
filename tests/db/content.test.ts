import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed, refusal } from "../support/refusal.ts";

const db = await testDatabase();

describe("pictures in storage", () => {
  const upload =
    "insert into storage.objects (bucket_id, name) values ('media', 'productos/' || left(md5(random()::text), 24) || '-800x600.webp')";

  test("are uploaded and listed by staff alone", async () => {
    await db.sql`insert into storage.objects (bucket_id, name) values ('media', 'a.webp')`;
    const [cliente, employee] = [await addPerson(db), await addPerson(db, "employee")];
    expect(await isAllowed(db, "anon", (sql) => sql.unsafe(upload))).toBe(false);
    expect(await isAllowed(db, cliente, (sql) => sql.unsafe(upload))).toBe(false);
    expect(await isAllowed(db, employee, (sql) => sql.unsafe(upload))).toBe(true);
    const list = (sql: Parameters<Parameters<typeof isAllowed>[2]>[0]) =>
      sql`select 1 from storage.objects where name = 'a.webp'`;
    expect(await isAllowed(db, "anon", list)).toBe(false);
    expect(await isAllowed(db, cliente, list)).toBe(false);
    expect(await isAllowed(db, employee, list)).toBe(true);
  });

  test("are deleted by the superadmin alone", async () => {
    await db.sql`insert into storage.objects (bucket_id, name) values ('media', 'b.webp')`;
    const drop = "delete from storage.objects where name = 'b.webp'";
    for (const role of ["cliente", "employee", "manager", "admin"] as const) {
      const person = await addPerson(db, role);
      expect(await isAllowed(db, person, (sql) => sql.unsafe(drop))).toBe(false);
    }
    const boss = await addPerson(db, "superadmin");
    expect(await isAllowed(db, boss, (sql) => sql.unsafe(drop))).toBe(true);
  });

  test("are never moved, overwritten or stored under another name", async () => {
    const { name = "" } = (
      await db.sql<{ name: string }[]>`
      insert into storage.objects (bucket_id, name) values ('media', 'hero/0123456789abcdef01234567-8x8.webp') returning name`
    )[0]!;
    for (const role of ["employee", "superadmin"] as const) {
      const person = await addPerson(db, role);
      for (const change of [
        "name = 'hero/aaaaaaaaaaaaaaaaaaaaaaaa-8x8.webp'",
        "bucket_id = 'lesson-files'",
        "metadata = '{}'",
      ])
        expect(
          await isAllowed(db, person, (sql) =>
            sql.unsafe(`update storage.objects set ${change} where name = '${name}' returning 1`),
          ),
        ).toBe(false);
      for (const other of [
        "x.webp",
        "hero/x.webp",
        "otros/0123456789abcdef01234567-8x8.webp",
        "hero/0123456789abcdef01234567-8x8.svg",
      ])
        expect(
          await isAllowed(
            db,
            person,
            (sql) => sql`insert into storage.objects (bucket_id, name) values ('media', ${other})`,
          ),
        ).toBe(false);
    }
  });
});

describe("a picture's address", () => {
  const TABLES = [
    ["products", "image"],
    ["services", "image"],
    ["courses", "cover"],
    ["posts", "cover"],
    ["product_images", "image_url"],
    ["hero_slides", "image_url"],
    ["team_members", "photo_url"],
    ["repair_stories", "before_url"],
    ["repair_stories", "after_url"],
  ] as const;

  test.each(TABLES)("of %s.%s is one of the shop's", async (table, column) => {
    const [check] = await db.sql<{ source: string }[]>`
      select string_agg(pg_get_constraintdef(c.oid), ' ') as source from pg_constraint c
      where c.conrelid = ${`public.${table}`}::regclass and c.contype = 'c'
        and (select attnum from pg_attribute a where a.attrelid = c.conrelid and a.attname = ${column}) = any (c.conkey)`;
    const condition = check?.source.replaceAll(/CHECK /g, "and ").replace(/^and /, "") ?? "false";
    const accepts = async (value: string) =>
      (await db.sql.unsafe(`select ${condition} as yes from (select $1::text as ${column}) row`, [value]))[0]
        ?.yes;
    expect(await accepts("/media/hero/ab12-8x8.webp")).toBe(true);
    for (const other of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "https://example.com/x.webp",
      "//example.com/x.webp",
      "/media/../x.webp",
      "/media/x.svg",
      '/media/x.webp"><script>',
    ])
      expect(await accepts(other), other).toBe(false);
  });

  test("of a product's gallery is one of the shop's, each of them", async () => {
    const write = (images: string[]) =>
      refusal(db.sql`insert into public.products (name, price, images) values ('Control', 1, ${images})`);
    expect((await write(["/media/a.webp", "https://example.com/x.webp"])).code).toBe("23514");
    expect((await write(["/media/a.webp /media/b.webp", "javascript:x"])).code).toBe("23514");
  });
});
