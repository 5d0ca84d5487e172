import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { pointsOf } from "../factories/points.ts";
import { addRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const asStaff = queryAs(db, staff);

const figures = (person: string) => pointsOf(db, person);

describe("lessons and courses", () => {
  async function course(lessons: string[]): Promise<string> {
    const curriculum = [{ name: "Módulo", lessons: lessons.map((id) => ({ id, title: id })) }];
    const [row] = await db.sql<{ id: string }[]>`insert into public.courses (title, price, curriculum)
      values ('Curso', 90000, ${db.sql.json(curriculum)}) returning id`;
    return row!.id;
  }
  const mark = (person: string, id: string, lesson: string) =>
    db.sql`insert into public.lesson_progress (user_id, course_id, lesson_id) values (${person}, ${id}, ${lesson}) on conflict do nothing`;
  const undo = (person: string, id: string, lesson: string) =>
    db.sql`delete from public.lesson_progress where user_id = ${person} and course_id = ${id} and lesson_id = ${lesson}`;

  test("bring 1 XP a lesson and 10 the course; undoing a lesson reverses both", async () => {
    const person = await addPerson(db);
    const id = await course(["a", "b"]);
    await mark(person, id, "a");
    await mark(person, id, "a");
    expect(await figures(person)).toMatchObject({ xp: 1 });
    await mark(person, id, "b");
    expect(await figures(person)).toMatchObject({ xp: 12 });
    await undo(person, id, "a");
    expect(await figures(person)).toMatchObject({ xp: 1 });
    await mark(person, id, "a");
    expect(await figures(person)).toMatchObject({ xp: 12 });
  });

  test("the last two lessons marked at once finish the course once", async () => {
    const person = await addPerson(db);
    const id = await course(["a", "b", "c", "d"]);
    await Promise.all(["a", "b", "c", "d"].map((lesson) => mark(person, id, lesson)));
    expect(await figures(person)).toMatchObject({ xp: 14 });
  });

  test("a course that grows or is deleted reverses nothing", async () => {
    const person = await addPerson(db);
    const id = await course(["a"]);
    await mark(person, id, "a");
    await db.sql`update public.courses set curriculum = '[{"name":"M","lessons":[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"c","title":"C"}]}]' where id = ${id}`;
    await mark(person, id, "b");
    expect(await figures(person)).toMatchObject({ xp: 12 });
    await db.sql`delete from public.courses where id = ${id}`;
    expect(await figures(person)).toMatchObject({ xp: 12 });
  });
});

describe("repairs", () => {
  test("bring their owner 5 XP once they are handed over", async () => {
    const [owner, other] = [await addPerson(db), await addPerson(db)];
    const { id } = await addRepair(db, { usuario_id: owner });
    const set = (change: object) =>
      db.sql`update public.ordenes_servicio set ${db.sql(change)} where id = ${id}`;
    await set({ estado: "Completado" });
    expect(await figures(owner)).toMatchObject({ xp: 0 });
    await set({ estado: "Entregado" });
    await set({ estado: "Entregado" });
    expect(await figures(owner)).toMatchObject({ xp: 5 });
    await asStaff`select public.change_repair_state(${id}, 'Reparando', p_reason => 'Volvió a fallar')`;
    expect(await figures(owner)).toMatchObject({ xp: 0 });
    await set({ estado: "Entregado" });
    await set({ usuario_id: other });
    expect(await figures(owner)).toMatchObject({ xp: 0 });
    expect(await figures(other)).toMatchObject({ xp: 5 });
    await db.sql`delete from auth.users where id = ${other}`;
    const left = await db.sql`select 1 from public.xp_events where user_id = ${other}`;
    expect(left.count).toBe(0);
  });
});
