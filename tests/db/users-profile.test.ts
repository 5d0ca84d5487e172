import { describe, expect, test } from "vitest";
import { registerPerson } from "../factories/customer-history.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");
const me = await addPerson(db);

type Consent = {
  kind: string;
  granted: boolean;
  version: string;
  ip: string;
  user_agent: string;
};

const consent = (
  person: string,
  kind: string | null,
  granted: boolean | null,
  version: string | null = "v1",
) =>
  asServer`select public.record_consent(${person}, ${kind}, ${granted}, ${version}, '203.0.113.9', 'Firefox/140')`;
const historyOf = async (user: string) => [
  ...(await db.sql<
    Consent[]
  >`select kind, granted, version, ip, user_agent from public.consents where user_id = ${user} order by id`),
];

describe("the phone", () => {
  const write = (who: Who, column: string, value: string | null, target = me) =>
    db.as(who, (sql) => sql`update public.profiles set ${sql(column)} = ${value} where id = ${target}`);

  test("can be written and cleared by the person", async () => {
    await write(me, "phone", "3001234567");
    expect(await db.sql`select phone from public.profiles where id = ${me}`).toEqual([
      { phone: "3001234567" },
    ]);
    await write(me, "phone", null);
    expect((await db.sql`select phone from public.profiles where id = ${me}`)[0]?.phone).toBeNull();
  });
});

describe("permissions", () => {
  test("keep their history with their source; repeating one adds nothing", async () => {
    const person = await addPerson(db);
    await consent(person, "marketing", true);
    await consent(person, "marketing", true);
    await consent(person, "marketing", false);
    await consent(person, "marketing", true, "v2");
    const row = { kind: "marketing", ip: "203.0.113.9", user_agent: "Firefox/140" };
    expect(await historyOf(person)).toEqual([
      { ...row, granted: true, version: "v1" },
      { ...row, granted: false, version: "v1" },
      { ...row, granted: true, version: "v2" },
    ]);
  });

  test("two concurrent clicks are one permission", async () => {
    const person = await addPerson(db);
    await Promise.all([1, 2, 3, 4].map(() => consent(person, "marketing", true)));
    expect(await historyOf(person)).toHaveLength(1);
  });

  test("one that was never given cannot be withdrawn", async () => {
    const person = await addPerson(db);
    await consent(person, "marketing", false);
    expect(await historyOf(person)).toEqual([]);
  });

  test("that of the account is given with the registration", async () => {
    const id = await registerPerson(db, "2026-01", { agent: "x".repeat(900) });
    expect(await historyOf(id)).toEqual([
      {
        kind: "privacidad",
        granted: true,
        version: "2026-01",
        ip: "203.0.113.7",
        user_agent: "x".repeat(400),
      },
    ]);
    expect(await hintOf(consent(id, "privacidad", false))).toBe("delete_instead");
    // A sign-in with Google has not asked yet.
    expect(await historyOf(await db.addUser(undefined, { full_name: "Vale" }))).toEqual([]);
  });

  test.each([
    ["otra", true, "v1"],
    [null, true, "v1"],
    ["marketing", null, "v1"],
    ["marketing", true, ""],
    ["marketing", true, null],
    ["marketing", true, "x".repeat(41)],
  ])("%j %j %j is rejected", async (kind, granted, version) => {
    expect(await hintOf(consent(me, kind, granted, version))).toBe("bad_consent");
  });
});
