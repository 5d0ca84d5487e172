import { afterEach, describe, expect, test } from "vitest";
import { addPeople, ROLES } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal, rolledBack } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);

type RightRole = "employee" | "manager" | "admin";
type Row = {
  refund_limit: number | null;
  discount_limit: number;
  sees_cost: boolean;
  sees_reports: boolean;
  closes_drawer: boolean;
  corrects_stock: boolean;
  version: number;
};

const rightsOf = async (role: RightRole) =>
  (await db.sql<Row[]>`select * from public.role_rights where role = ${role}`)[0]!;
const save = (who: Who, role: string, rights: Partial<Row>, version: number) =>
  answerAs<boolean>(db, who)`select public.set_role_rights(${role}, ${db.sql.json(rights)}, ${version})`;

/** Saves over the stored version. */
const change = async (who: Who, role: RightRole, rights: Partial<Row>) =>
  save(who, role, rights, (await rightsOf(role)).version);

const DEFAULTS = Object.fromEntries(
  await Promise.all(
    (["employee", "manager", "admin"] as const).map(async (role) => [role, await rightsOf(role)]),
  ),
) as Record<RightRole, Row>;

afterEach(async () => {
  for (const [role, { version, ...rights }] of Object.entries(DEFAULTS))
    await db.sql`update public.role_rights set ${db.sql(rights)} where role = ${role}`;
});

describe("the rights of a role", () => {
  test("are changed by admins below their own role and by superadmins; nobody changes those of their own", async () => {
    const may: string[] = [];
    for (const who of ROLES)
      for (const role of ["employee", "manager", "admin"] as const) {
        const { version } = await rightsOf(role);
        const call = save(people[who], role, { discount_limit: 7 }, version);
        const answer = await call.catch((error: { code: string }) => error.code);
        if (answer === true) may.push(`${who}: ${role}`);
        else expect(answer, `${who}: ${role}`).toBe("42501");
        expect((await rightsOf(role)).discount_limit === 7, `${who}: ${role}`).toBe(answer === true);
        await db.sql`update public.role_rights set discount_limit = ${DEFAULTS[role].discount_limit} where role = ${role}`;
      }
    expect(may).toEqual([
      "admin: employee",
      "admin: manager",
      "superadmin: employee",
      "superadmin: manager",
      "superadmin: admin",
    ]);
  });

  test("of customers and superadmins are not there to be changed", async () => {
    for (const role of ["cliente", "superadmin"]) {
      expect(await refusal(save(people.admin, role, { discount_limit: 7 }, 1))).toMatchObject({
        code: "P0001",
        hint: "not_found",
      });
    }
    expect((await refusal(save(people.superadmin, "superadmin", { discount_limit: 7 }, 1))).code).toBe(
      "42501",
    );
  });

  test("are written by that function alone: neither by a table nor with the secret key", async () => {
    for (const who of [people.employee, people.admin, people.superadmin])
      expect((await refusal(queryAs(db, who)`update public.role_rights set discount_limit = 100`)).code).toBe(
        "42501",
      );
    await expect(
      rolledBack(db, async (sql) => {
        await sql`set local role service_role`;
        return sql`update public.role_rights set discount_limit = 100`;
      }),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("change only over the version that was read: of two at once, one saves", async () => {
    const { version } = await rightsOf("employee");
    const saved = await Promise.all([
      save(people.admin, "employee", { discount_limit: 1 }, version),
      save(people.superadmin, "employee", { discount_limit: 2 }, version),
    ]);
    expect(saved.toSorted()).toEqual([false, true]);
    const now = await rightsOf("employee");
    expect([now.version, now.discount_limit]).toEqual([version + 1, saved[0] ? 1 : 2]);
  });

  test("cannot be given by somebody who does not have them, but what a role has may stay", async () => {
    await change(people.superadmin, "admin", { refund_limit: 500_000, discount_limit: 20, sees_cost: false });
    const given: Partial<Row>[] = [
      { refund_limit: null },
      { refund_limit: 2_000_001 },
      { discount_limit: 26 },
    ];
    for (const rights of given)
      expect(await hintOf(change(people.admin, "manager", rights)), JSON.stringify(rights)).toBe(
        "right_not_own",
      );
    expect(await hintOf(change(people.admin, "employee", { sees_cost: true }))).toBe("right_not_own");
    expect(await hintOf(change(people.admin, "employee", { refund_limit: 500_001 }))).toBe("right_not_own");
    // The manager keeps more than the admin has; less is always possible.
    expect(await change(people.admin, "manager", { sees_reports: false, refund_limit: 1_000_000 })).toBe(
      true,
    );
    expect(await rightsOf("manager")).toMatchObject({
      sees_cost: true,
      discount_limit: 25,
      refund_limit: 1_000_000,
    });
    expect(await change(people.admin, "employee", { refund_limit: 500_000, discount_limit: 20 })).toBe(true);
  });

  test.each<Partial<Row>>([
    { refund_limit: -1 },
    { refund_limit: 100_000_001 },
    { discount_limit: -1 },
    { discount_limit: 101 },
  ])("have limits: not %j", async (rights) => {
    expect((await refusal(change(people.superadmin, "employee", rights))).code).toBe("23514");
  });

  test("keep their role and version whatever is sent", async () => {
    const { version } = await rightsOf("employee");
    await change(people.superadmin, "employee", {
      role: "admin",
      version: 90,
      discount_limit: 3,
    } as Partial<Row>);
    expect(await rightsOf("employee")).toMatchObject({ version: version + 1, discount_limit: 3 });
  });

  test("are logged with what they were and are, and by whom", async () => {
    await change(people.admin, "employee", { refund_limit: 0, sees_reports: true });
    const [entry] = await db.sql`
      select actor, details from public.audit_log where action = 'role_rights.updated' and entity_id = 'employee' order by id desc limit 1`;
    expect(entry).toEqual({
      actor: people.admin,
      details: { changed: { refund_limit: [300_000, 0], sees_reports: [false, true] } },
    });
  });
});

describe("what somebody may do", () => {
  const own = (who: Who) => answerAs<Omit<Row, "version">>(db, who)`select public.own_rights()`;

  test("is what their role says, from the next question on", async () => {
    const { version, ...rights } = await rightsOf("employee");
    expect(rights).toMatchObject(await own(people.employee));
    await change(people.admin, "employee", { closes_drawer: false, refund_limit: 0 });
    expect(await own(people.employee)).toMatchObject({
      closes_drawer: false,
      refund_limit: 0,
      discount_limit: 10,
    });
  });

  test("is everything for a superadmin, and nothing for a customer", async () => {
    expect(await own(people.superadmin)).toEqual({
      refund_limit: null,
      discount_limit: null,
      sees_cost: true,
      sees_reports: true,
      closes_drawer: true,
      corrects_stock: true,
    });
    expect((await refusal(own(people.cliente))).code).toBe("42501");
  });

  test("a limit of nothing is none, and of zero forbids", async () => {
    const limits = async (who: Who) =>
      rolledBack(db, async (sql) => {
        const id = who as string;
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: "authenticated" })}, true)`;
        return sql`select private.right_limit('refund_limit') as refund, private.right_limit('discount_limit') as discount`;
      });
    await change(people.superadmin, "admin", { refund_limit: null, discount_limit: 0 });
    expect((await limits(people.admin))[0]).toEqual({ refund: null, discount: 0 });
    expect((await limits(people.cliente))[0]).toEqual({ refund: 0, discount: 0 });
  });

  test("a discount is refused above the role's limit or without a reason", async () => {
    const discount = (who: string, price: number, reason: string) =>
      rolledBack(db, async (sql) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: who, role: "authenticated" })}, true)`;
        return sql`select private.check_discount('Control', 100000, ${price}, ${reason})`;
      });
    await discount(people.employee, 100_000, "");
    await discount(people.employee, 90_000, "Caja rota");
    expect(await hintOf(discount(people.employee, 89_999, "Caja rota"))).toBe("discount_limit");
    expect(await hintOf(discount(people.employee, 95_000, "  "))).toBe("no_reason");
    expect(await hintOf(discount(people.superadmin, 100_001, "Caja rota"))).toBe("bad_price");
    await discount(people.superadmin, 0, "Regalo");
    await change(people.admin, "employee", { discount_limit: 0 });
    expect((await refusal(discount(people.employee, 99_999, "Caja rota"))).message).toContain(
      "no puede dar descuentos",
    );
  });
});

test("no right is without effect: each is asked for by a function", async () => {
  const bodies = await answerOf<string>(db)`
    select string_agg(prosrc, E'\n') from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and proname not in ('own_rights', 'set_role_rights', 'check_discount')`;
  const asked = [...bodies.matchAll(/(?:has_right|right_limit|require_right)\('([a-z_]+)'\)/g)].map(
    ([, right]) => right,
  );
  if (bodies.includes("private.check_discount(")) asked.push("discount_limit");
  const { role, updated_at, version, ...rights } = DEFAULTS.employee as Row & Record<string, unknown>;
  expect(new Set(asked)).toEqual(new Set(Object.keys(rights)));
});
