import { expect, test } from "vitest";
import { addPeople } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);

const settings = async () => (await db.sql`select * from public.store_settings`)[0]!;
const save = (who: Who, text: string, version: number) =>
  queryAs(
    db,
    who,
  )`update public.store_settings set free_shipping_text = ${text} where version = ${version} returning version`;

test("of two who loaded the same version, one saves", async () => {
  const { version } = await settings();
  const results = await Promise.all([
    save(people.admin, "Ana", version),
    save(people.superadmin, "Luis", version),
  ]);
  expect(results.map((rows) => rows.length).toSorted()).toEqual([0, 1]);
  expect((await settings()).version).toBe(version + 1);
});

test("a save that changes nothing raises no version and is not logged", async () => {
  const { version, free_shipping_text } = await settings();
  const lines = async () =>
    (await db.sql`select count(*)::int as n from public.audit_log where entity = 'store_settings'`)[0]?.n;
  const before = await lines();
  await save(people.admin, free_shipping_text, version);
  expect([(await settings()).version, await lines()]).toEqual([version, before]);
});

test("changes are logged, with old and new values", async () => {
  const { version, free_shipping_text } = await settings();
  await save(people.admin, "Gratis en Envigado", version);
  const [entry] =
    await db.sql`select actor, details from public.audit_log where action = 'store_settings.updated' order by id desc limit 1`;
  expect(entry).toEqual({
    actor: people.admin,
    details: { changed: { free_shipping_text: [free_shipping_text, "Gratis en Envigado"] } },
  });
});

test.each([
  ["instagram_url", "javascript:alert(1)"],
  ["tiktok_url", "http://www.tiktok.com/@tienda"],
  ["youtube_url", "https://www.youtube.com/ aqui"],
  ["facebook_url", `https://www.facebook.com/"><script>`],
  ["facebook_url", `https://www.facebook.com/${"a".repeat(200)}`],
  ["latitude", "NaN"],
  ["name", 'Tienda"><script>'],
  ["name", "Tienda\r\nBcc: otra@example.com"],
  ["name", " "],
  ["legal_name", "Tienda\u0007SAS"],
  ["email", "hola@example.com\r\nBcc: otra@example.com"],
  ["email", '"><script>@example.com'],
  ["email", "hola"],
  ["whatsapp", "57300\n1234567"],
  ["phone", "<b>604</b>"],
  ["address", "Calle 1\r\n# 2"],
  ["free_shipping_text", "<img src=x>"],
])("%s cannot be %j, regardless of who writes it", async (column, value) => {
  const write = queryAs(db, people.superadmin)`update public.store_settings set ${db.sql(column)} = ${value}`;
  expect((await refusal(write)).code).toBe("23514");
});
