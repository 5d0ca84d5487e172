import { beforeAll, describe, expect, test } from "vitest";
import { addPeople, addPerson, type Role } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const people = await addPeople(db);
const asEmployee = queryAs(db, people.employee);

type Found = {
  items: { id: string; username: string | null; email: string | null; phone: string | null }[];
  total: number;
};
type Search = { role?: Role; limit?: number; offset?: number; sort?: string };

const search = (
  query: string,
  { role, limit = 20, offset = 0, sort = "relevancia" }: Search = {},
  who: Who = people.employee,
) =>
  answerAs<Found>(
    db,
    who,
  )`select public.search_people(${query}, ${role ?? null}, ${limit}, ${offset}, ${sort})`;
const idsOf = async (query: string, options?: Search) =>
  (await search(query, options)).items.map(({ id }) => id);

describe("the last superadmin", () => {
  const setRole = (who: string, user: string, role: Role) =>
    db.as(who, (sql) => sql`select public.set_user_role(${user}, ${role})`);
  const left = async () =>
    (await db.sql`select count(*)::int as n from public.profiles where role = 'superadmin'`)[0]?.n;

  test("stays when three lower each other in a circle at once", async () => {
    const [b, c] = [await addPerson(db, "superadmin"), await addPerson(db, "superadmin")];
    const circle = [people.superadmin, b, c];
    const results = await Promise.allSettled(
      circle.map((who, i) => setRole(who, circle[(i + 1) % 3] ?? who, "admin")),
    );
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeLessThan(3);
    expect(await left()).toBeGreaterThanOrEqual(1);
    await db.sql`update public.profiles set role = 'cliente' where id in (${b}, ${c})`;
    await db.sql`update public.profiles set role = 'superadmin' where id = ${people.superadmin}`;
  });

  test("stays when one is lowered while the other deletes their account", async () => {
    const leaver = await addPerson(db, "superadmin");
    await Promise.allSettled([
      setRole(leaver, people.superadmin, "admin"),
      db.as("service_role", (sql) => sql`select public.anonymise_account(${leaver})`),
    ]);
    expect(await left()).toBe(1);
    await db.sql`update public.profiles set role = 'cliente' where id = ${leaver}`;
    await db.sql`update public.profiles set role = 'superadmin' where id = ${people.superadmin}`;
  });
});

describe("search_people", () => {
  let ines: string;
  beforeAll(async () => {
    ines = await db.addUser("Ines.Quintero@Correo.example", { username: "Inés Ñáñez" });
    await db.sql`update public.profiles set phone = '3157654321' where id = ${ines}`;
  });

  test.each(["inés ñáñez", "INES", "nanez", "quintero@correo", "315 765", "+57 315-765-4321", "7654321"])(
    "finds a person by «%s»",
    async (query) => {
      const { items, total } = await search(query);
      expect(items).toMatchObject([
        { id: ines, username: "Inés Ñáñez", email: "ines.quintero@correo.example", phone: "3157654321" },
      ]);
      expect(total).toBe(1);
    },
  );

  test("takes wildcards literally", async () => {
    for (const query of ["%", "_", "\\", "ine_", "ines%nanez"]) expect(await idsOf(query)).toEqual([]);
  });

  test("follows a new name, phone or e-mail, and no longer finds deleted accounts", async () => {
    const person = await db.addUser("antes@cambio.example", { username: "Antes" });
    await queryAs(
      db,
      person,
    )`update public.profiles set username = 'Después Ya', phone = '3009990001' where id = ${person}`;
    await db.sql`update auth.users set email = 'nuevo@cambio.example' where id = ${person}`;
    for (const query of ["despues ya", "3009990001", "nuevo@cambio"])
      expect(await idsOf(query)).toEqual([person]);
    expect(await idsOf("antes@cambio")).toEqual([]);
    await db.as("service_role", (sql) => sql`select public.anonymise_account(${person})`);
    expect(await idsOf("despues ya")).toEqual([]);
    await db.sql`delete from auth.users where id = ${person}`;
    expect(await idsOf("nuevo@cambio")).toEqual([]);
  });

  test("finds an account without e-mail by the address shown in its place", async () => {
    const person = await addPerson(db);
    await db.sql`update auth.users set email = null where id = ${person}`;
    const { items } = await search(`usuario-${person.slice(-6)}`);
    expect(items).toMatchObject([{ id: person, email: null }]);
  });

  test("puts prefix matches first, and filters, sorts and pages", async () => {
    const names = ["Zoe Pager", "Pager Abel", "Pager Zoe"];
    const ids = await Promise.all(
      names.map((username, i) => db.addUser(`p${i}@pagina.example`, { username })),
    );
    const [zoe, abel, last] = ids as [string, string, string];
    expect(await idsOf("pager")).toEqual([abel, last, zoe]);
    expect(await idsOf("pager", { sort: "-nombre" })).toEqual([zoe, last, abel]);
    await db.sql`update public.profiles set role = 'manager' where id = ${last}`;
    await db.sql`insert into public.xp_events (user_id, kind, reference, revision, xp, points) values (${last}, 'opening', 'x', 1, 0, 9)`;
    expect(await idsOf("pager", { sort: "-puntos", limit: 1 })).toEqual([last]);
    expect(await idsOf("pager", { role: "manager" })).toEqual([last]);
    const second = await search("pager", { sort: "nombre", limit: 2, offset: 2 });
    expect([second.total, second.items.map(({ id }) => id)]).toEqual([3, [zoe]]);
    const all = await search("", { limit: 100 });
    expect(all.total).toBe(all.items.length);
  });

  test("answers through its index", async () => {
    await db.sql`insert into private.people_keys (id, words, name_key)
      select id, id::text, id::text from public.profiles on conflict do nothing`;
    const plan = await db.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql`explain select id from private.people_keys where words like '%quintero%'`;
    });
    expect(JSON.stringify(plan)).toContain("people_keys_words");
  });
});

describe("person_for_staff", () => {
  test("returns the data of one person", async () => {
    expect(
      await answerAs(db, people.employee)`select public.person_for_staff(${people.superadmin})`,
    ).toMatchObject({
      role: "superadmin",
      confirmed: true,
      is_last_superadmin: true,
      points: 0,
    });
    expect(await answerAs(db, people.admin)`select public.person_for_staff(gen_random_uuid())`).toBeNull();
  });

  test("says when a superadmin is not the last", async () => {
    const second = await addPerson(db, "superadmin");
    const row = await answerAs(db, people.employee)`select public.person_for_staff(${people.superadmin})`;
    expect(row.is_last_superadmin).toBe(false);
    await db.sql`update public.profiles set role = 'cliente' where id = ${second}`;
  });
});

describe("search_audit", () => {
  type Filter = {
    actor?: string;
    entity?: string;
    id?: string;
    from?: string;
    to?: string;
    before?: string;
    limit?: number;
  };
  const audit = ({ actor, entity, id, from, to, before, limit = 50 }: Filter = {}, who: Who = people.admin) =>
    queryAs(
      db,
      who,
    )`select * from public.search_audit(${actor ?? null}, ${entity ?? null}, ${id ?? null}, ${from ?? null}, ${to ?? null}, ${before ?? null}, ${limit})`;

  test("returns who did what to which row, and what changed", async () => {
    const product = await addProduct(db, { name: "Control viejo", price: 50_000 });
    await queryAs(db, people.manager)`update public.products set price = 60000 where id = ${product.id}`;
    await asEmployee`insert into public.product_images (product_id, image_url) values (${product.id}, '/media/x.webp')`;
    const entries = await audit({ actor: people.manager, entity: "products", id: product.id });
    expect(entries.at(-1)).toMatchObject({
      actor: people.manager,
      actor_role: "manager",
      action: "products.updated",
      subject_kind: "products",
      subject_id: product.id,
      subject_name: "Control viejo",
      details: { changed: { price: [50_000, 60_000] } },
    });
    const [picture] = await audit({ actor: people.employee, entity: "product_images" });
    expect(picture).toMatchObject({
      subject_kind: "products",
      subject_id: product.id,
      subject_name: "Control viejo",
    });
  });

  test("finds a row by its number as staff read it", async () => {
    const id = "abc12345-0000-4000-8000-0000009f31e2";
    await db.sql`insert into public.audit_log (action, entity, entity_id) values ('test', 'numbered', ${id})`;
    const found = async (typed: string) => (await audit({ entity: "numbered", id: typed })).length;
    for (const typed of [id, "abc12345", "9f31e2"]) expect(await found(typed)).toBe(1);
    for (const typed of ["abc12", "000000", "%%%%%%", "______"]) expect(await found(typed)).toBe(0);
  });

  test("pages from the last entry, without missing or repeating entries of one instant", async () => {
    await db.sql`insert into public.audit_log (action, entity, entity_id, created_at)
      select 'test', 'paged', n::text, timestamptz '2026-02-01 12:00Z' from generate_series(1, 7) n`;
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 4; page++) {
      const rows = await audit({ entity: "paged", limit: 3, before });
      seen.push(...rows.map((row) => row.entity_id));
      before = rows.at(-1)?.id ?? before;
    }
    expect(seen).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
  });

  test("counts days as Colombia does, both included", async () => {
    await db.sql`insert into public.audit_log (action, entity, entity_id, created_at) values
      ('test', 'dated', 'before', '2026-03-10T04:59:00Z'), ('test', 'dated', 'first', '2026-03-10T05:00:00Z'),
      ('test', 'dated', 'last', '2026-03-12T04:59:00Z'), ('test', 'dated', 'after', '2026-03-12T05:00:00Z')`;
    const rows = await audit({ entity: "dated", from: "2026-03-10", to: "2026-03-11" });
    expect(rows.map((row) => row.entity_id)).toEqual(["last", "first"]);
  });

  test("keeps the actions of a deleted account", async () => {
    const leaver = await addPerson(db, "employee");
    const product = await addProduct(db);
    await db.as(leaver, (sql) => sql`update public.products set name = 'Otro' where id = ${product.id}`);
    await db.sql`delete from auth.users where id = ${leaver}`;
    expect(await audit({ actor: leaver })).toMatchObject([
      { action: "products.updated", actor_name: null, actor_role: null },
    ]);
  });
});
