import { beforeEach, describe, expect, test } from "vitest";
import { addRepairPeople, commentRepair, type RepairPeople, requestRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
let people: RepairPeople;
beforeEach(async () => {
  people = await addRepairPeople(db);
});

const comments = (id: string) =>
  db.sql`select autor, texto, is_internal from public.orden_comentarios where orden_id = ${id} order by id`;

describe("the conversation", () => {
  test("goes both ways, and internal notes stay internal", async () => {
    const { id } = await requestRepair(db, people.customer);
    await commentRepair(db, people.customer, id, "  ¿Cómo va?  ");
    await commentRepair(db, people.staff, id, "Ya casi", { as: "admin" });
    await commentRepair(db, people.staff, id, "Cliente difícil", { as: "admin", internal: true });
    const seen = await queryAs(
      db,
      people.customer,
    )`select autor, texto from public.orden_comentarios where orden_id = ${id} order by id`;
    expect([...seen]).toEqual([
      { autor: "cliente", texto: "¿Cómo va?" },
      { autor: "admin", texto: "Ya casi" },
    ]);
  });

  test("turns a reply sent by mistake into an internal note", async () => {
    const { id } = await requestRepair(db, people.customer);
    await commentRepair(db, people.customer, id, "¿Cómo va?");
    await commentRepair(db, people.staff, id, "El de Laura ya está", { as: "admin" });
    const [theirs, reply] = await db.sql<{ id: string }[]>`
      select id from public.orden_comentarios where orden_id = ${id} order by id`;
    const hide = (who: string, comment: string) =>
      db.as(who, (sql) => sql`select public.hide_repair_comment(${comment})`);
    // The workshop cannot hide what the customer wrote.
    expect(await hintOf(hide(people.staff, theirs!.id))).toBe("not_shown");
    await hide(people.staff, reply!.id);
    const seen = await queryAs(
      db,
      people.customer,
    )`select texto from public.orden_comentarios where orden_id = ${id}`;
    expect(seen.map(({ texto }) => texto)).toEqual(["¿Cómo va?"]);
    expect([...(await comments(id))].at(-1)).toEqual({
      autor: "admin",
      texto: "El de Laura ya está",
      is_internal: true,
    });
    expect(await hintOf(hide(people.staff, reply!.id))).toBe("not_shown");
    const [logged] = await db.sql`
      select actor from public.audit_log where entity = 'orden_comentarios' and entity_id = ${reply!.id} order by id desc limit 1`;
    expect(logged?.actor).toBe(people.staff);
  });

  test.each([
    ["blanks", " \n\t ", "blank_comment"],
    ["invisible blanks", "\u200b\u00a0\u2060", "blank_comment"],
    ["10,000 characters", "x".repeat(10_000), "long_comment"],
  ])("refuses %s in Spanish and stores nothing", async (_, text, hint) => {
    const { id } = await requestRepair(db, people.customer);
    const answer = await refusal(commentRepair(db, people.customer, id, text));
    expect(answer).toMatchObject({ code: "P0001", hint });
    expect(answer.message).toMatch(/mensaje/);
    expect(await comments(id)).toHaveLength(0);
  });

  test("is for the owner and the workshop: neither can write as the other side", async () => {
    const { id } = await requestRepair(db, people.customer);
    expect(await hintOf(commentRepair(db, people.other, id, "hola"))).toBe("not_found");
    expect(await refusal(commentRepair(db, people.customer, id, "hola", { as: "admin" }))).toMatchObject({
      code: "42501",
    });
    expect(await hintOf(commentRepair(db, people.staff, id, "hola"))).toBe("not_found");
  });

  test("counts the unread messages of each side", async () => {
    const { id } = await requestRepair(db, people.customer);
    const unread = (who: string, as: string) =>
      db.as(who, async (sql) => {
        const [row] = await sql<
          { unread: number }[]
        >`select unread from public.repair_unread(array[${id}]::uuid[], ${as})`;
        return row?.unread ?? 0;
      });
    const read = (who: string) => db.as(who, (sql) => sql`select public.mark_repair_read(${id})`);
    await commentRepair(db, people.staff, id, "uno", { as: "admin" });
    await commentRepair(db, people.staff, id, "dos", { as: "admin" });
    await commentRepair(db, people.staff, id, "interno", { as: "admin", internal: true });
    expect(await unread(people.customer, "cliente")).toBe(2);
    await read(people.customer);
    expect(await unread(people.customer, "cliente")).toBe(0);
    await commentRepair(db, people.customer, id, "tres");
    expect(await unread(people.staff, "admin")).toBe(1);
    await read(people.staff);
    expect(await unread(people.staff, "admin")).toBe(0);
    expect(await hintOf(read(people.other))).toBe("not_found");
  });
});
