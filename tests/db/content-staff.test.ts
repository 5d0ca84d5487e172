import { beforeEach, describe, expect, test } from "vitest";
import { HERO_SETUP_SQL } from "../../lib/content/staff/hero-setup.ts";
import { addPeople } from "../factories/people.ts";
import { createTestDatabase, type TestDatabase, testDatabase, type Who } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);

const SLIDE = {
  title: "Título",
  subtitle: "Antetítulo",
  description: "Descripción",
  button_text: "Ver",
  button_url: "/servicios",
  image_url: "/media/x.webp",
};

async function addSlide(title: string, order = 1): Promise<string> {
  const [row] = await db.sql<{ id: string }[]>`
    insert into public.hero_slides ${db.sql({ ...SLIDE, title, display_order: order })} returning id`;
  return row!.id;
}

/** Titles and places, first to last. */
async function slides(): Promise<string[]> {
  const rows = await db.sql<{ title: string; display_order: number }[]>`
    select title, display_order from public.hero_slides order by display_order, created_at, id`;
  return rows.map(({ title, display_order }) => `${display_order} ${title}`);
}

const move = (who: Who, id: string, direction: string) =>
  db.as(who, (sql) => sql`select public.move_slide(${id}, ${direction})`);
const place = (who: Who, id: string, to: number) =>
  db.as(who, (sql) => sql`select public.place_slide(${id}, ${to})`);

describe("the order of the slides", () => {
  let ids: string[];
  beforeEach(async () => {
    await db.sql`delete from public.hero_slides`;
    ids = [await addSlide("A", 2), await addSlide("B", 2), await addSlide("C", 9)];
  });

  test("moves by one step and is numbered from 1 without gaps", async () => {
    await move(people.employee, ids[2]!, "up");
    expect(await slides()).toEqual(["1 A", "2 C", "3 B"]);
    await move(people.manager, ids[0]!, "down");
    expect(await slides()).toEqual(["1 C", "2 A", "3 B"]);
  });

  test("does not move beyond either end", async () => {
    await move(people.admin, ids[0]!, "up");
    await move(people.admin, ids[2]!, "down");
    expect(await slides()).toEqual(["1 A", "2 B", "3 C"]);
  });

  test("moves a slide to a position, or the nearest valid one", async () => {
    await place(people.employee, ids[2]!, 1);
    expect(await slides()).toEqual(["1 C", "2 A", "3 B"]);
    await place(people.employee, ids[2]!, 99);
    expect(await slides()).toEqual(["1 A", "2 B", "3 C"]);
    await place(people.employee, ids[2]!, -4);
    expect(await slides()).toEqual(["1 C", "2 A", "3 B"]);
  });

  test("closes the gap of a deleted slide", async () => {
    await place(people.employee, ids[0]!, 1);
    await db.as(people.superadmin, (sql) => sql`delete from public.hero_slides where id = ${ids[1]!}`);
    expect(await slides()).toEqual(["1 A", "2 C"]);
  });

  test("has no gaps after many moves at once", async () => {
    const more = await Promise.all(["D", "E", "F", "G"].map((title) => addSlide(title, 20)));
    const all = [...ids, ...more];
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        move(people.employee, all[n % all.length]!, n % 3 === 0 ? "down" : "up"),
      ),
    );
    const [row] = await db.sql<{ places: number[]; titles: string[] }[]>`
      select array_agg(display_order order by display_order) as places, array_agg(title order by title) as titles from public.hero_slides`;
    expect(row!.places).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(row!.titles).toEqual(["A", "B", "C", "D", "E", "F", "G"]);
  });

  test("causes no edit conflict; a change of the slide's content does", async () => {
    const version = async () =>
      (await db.sql`select version from public.hero_slides where id = ${ids[0]!}`)[0]!.version;
    const before = await version();
    await move(people.employee, ids[1]!, "up");
    expect(await version()).toBe(before);
    await db.sql`update public.hero_slides set is_active = false where id = ${ids[0]!}`;
    expect(await version()).toBe(before + 1);
  });

  test("rejects other directions and unknown slides", async () => {
    expect(await hintOf(move(people.employee, ids[0]!, "left"))).toBe("bad_direction");
    expect(await hintOf(move(people.employee, people.employee, "up"))).toBe("not_found");
  });
});

/** The database catalogue's description of the slides' table, without its owner and what the embedded backend adds. */
async function anatomy(of: TestDatabase) {
  const [row] = await of.sql`
    select
      (select jsonb_agg(jsonb_build_array(attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(d.adbin, d.adrelid)) order by attnum)
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
      (select jsonb_agg(jsonb_build_array(conname, pg_get_constraintdef(oid)) order by conname) from pg_constraint where conrelid = t.oid) as constraints,
      (select jsonb_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where tgrelid = t.oid and not tgisinternal and tgname <> 'zz_realtime') as triggers,
      (select jsonb_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index where indrelid = t.oid) as indexes,
      (select jsonb_agg(jsonb_build_array(polname, polcmd, polroles::regrole[]::text, pg_get_expr(polqual, polrelid),
         pg_get_expr(polwithcheck, polrelid), obj_description(oid, 'pg_policy')) order by polname) from pg_policy where polrelid = t.oid) as policies,
      (select jsonb_agg(a.entry order by a.entry) from (select replace(acl::text, t.relowner::regrole::text, 'owner') as entry from unnest(t.relacl) acl) a) as grants,
      t.relrowsecurity as is_guarded,
      (select count(*) from pg_trigger where tgrelid = t.oid and tgname like '%announce%') = 4 as is_live
    from pg_class t where t.oid = to_regclass('public.hero_slides')`;
  return row;
}

test("the setup screen's SQL brings a missing table back as the migrations left it", async () => {
  const own = await createTestDatabase();
  try {
    const before = await anatomy(own);
    expect(before).toMatchObject({ is_guarded: true, is_live: true });
    await own.sql`drop table public.hero_slides`;
    expect(await anatomy(own)).toBeUndefined();
    await own.sql.unsafe(HERO_SETUP_SQL);
    expect(await anatomy(own)).toEqual(before);
  } finally {
    await own.close();
  }
});
