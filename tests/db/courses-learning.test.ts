import { describe, expect, test } from "vitest";
import {
  addCourse,
  certificateByCode,
  completeLesson,
  enrol,
  enrolTwice,
  finishCourse,
  issueCertificate,
  orderCourses,
  readableLessons,
} from "../factories/courses.ts";
import { setPayment } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const course = await addCourse(db);
const owner = await addPerson(db);
const stranger = await addPerson(db);
await enrol(db, owner, [course]);

async function myCourses(who: Who) {
  return db.as(who, (sql) => sql<Record<string, unknown>[]>`select * from public.my_courses()`);
}

async function visit(who: Who, lesson: string, of = course) {
  return db.as(who, (sql) => sql`select public.visit_lesson(${of.id}, ${lesson})`);
}

describe("the text of a lesson", () => {
  test("opens to everyone when it is a free preview, and to no visitor otherwise", async () => {
    expect(await readableLessons(db, "anon", course)).toEqual(["uno"]);
    expect(await readableLessons(db, stranger, course)).toEqual(["uno"]);
  });

  test("opens to buyers of the course and to staff", async () => {
    expect(await readableLessons(db, owner, course)).toEqual(["dos", "uno"]);
    expect(await readableLessons(db, await addPerson(db, "employee"), course)).toEqual(["dos", "uno"]);
  });

  test("stays closed while the order is not paid, and after a refund", async () => {
    const person = await addPerson(db);
    const order = await orderCourses(db, person, [course]);
    const seen: Record<string, number> = {};
    for (const status of [
      "unpaid",
      "pending",
      "rejected",
      "paid",
      "partially_refunded",
      "refunded",
      "charged_back",
    ]) {
      await setPayment(db, order, status);
      seen[status] = (await readableLessons(db, person, course)).length;
    }
    expect(seen).toEqual({
      unpaid: 1,
      pending: 1,
      rejected: 1,
      refunded: 1,
      charged_back: 1,
      paid: 2,
      partially_refunded: 2,
    });
    // Some of the order's money went back: of this course, or of something else.
    await setPayment(db, order, "partially_refunded");
    await db.sql`update public.order_items set refunded = quantity where order_id = ${order}`;
    expect(await readableLessons(db, person, course)).toEqual(["uno"]);
  });

  test("is identified by its position when the curriculum gives it no id", async () => {
    const plain = await addCourse(db, { lessons: [{ title: "Sin id" }, { id: "  ", title: "En blanco" }] });
    await enrol(db, owner, [plain]);
    expect(await readableLessons(db, owner, plain)).toEqual(["1-1", "1-2"]);
  });
});

describe("progress", () => {
  test("is the person's own, done once however often it is marked, and can be undone", async () => {
    await completeLesson(db, owner, course, "uno");
    await completeLesson(db, owner, course, "uno");
    expect((await myCourses(owner)).find(({ course_id }) => course_id === course.id)).toMatchObject({
      done: ["uno"],
      last_done_at: expect.any(Date),
      buyer_name: "Ana Gómez",
    });
    const seen = (who: Who) =>
      db.as(who, async (sql) => (await sql`select 1 from public.lesson_progress`).count);
    expect([await seen(owner), await seen(stranger)]).toEqual([1, 0]);
    expect(await seen(await addPerson(db, "admin"))).toBe(0);
    await completeLesson(db, owner, course, "uno", false);
    expect(await seen(owner)).toBe(0);
  });

  test("is refused to strangers, to visitors and for lessons that the course does not have", async () => {
    expect(await hintOf(completeLesson(db, stranger, course, "dos"))).toBe("not_enrolled");
    expect(await hintOf(completeLesson(db, stranger, course, "uno"))).toBe("not_enrolled");
    expect(await hintOf(completeLesson(db, owner, course, "tres"))).toBe("unknown_lesson");
    expect(await hintOf(visit(stranger, "uno"))).toBe("not_enrolled");
    expect(await hintOf(visit(owner, "tres"))).toBe("unknown_lesson");
    const [{ n } = { n: -1 }] = await db.sql<{ n: number }[]>`
      select count(*)::int n from public.lesson_progress where user_id = ${stranger} or lesson_id = 'tres'`;
    expect(n).toBe(0);
  });

  test("remembers the lesson that was open last, and lists that course first", async () => {
    const person = await addPerson(db);
    const second = await addCourse(db);
    await enrol(db, person, [course, second]);
    await visit(person, "uno", second);
    await visit(person, "dos", second);
    const mine = await myCourses(person);
    expect(mine.map(({ course_id, last_lesson }) => [course_id, last_lesson])).toEqual([
      [second.id, "dos"],
      [course.id, null],
    ]);
    expect([...(await myCourses(stranger))]).toEqual([]);
  });

  test("comes back when the course is bought again after a refund", async () => {
    const person = await addPerson(db);
    const order = await enrol(db, person, [course]);
    await completeLesson(db, person, course, "uno");
    await setPayment(db, order, "refunded");
    expect(await myCourses(person)).toHaveLength(0);
    await enrol(db, person, [course]);
    expect((await myCourses(person))[0]).toMatchObject({ done: ["uno"] });
  });
});

describe("a refund", () => {
  test("removes exactly its own enrolment", async () => {
    const person = await addPerson(db);
    const other = await addCourse(db);
    const [first] = await enrolTwice(db, person, course);
    await enrol(db, person, [other]);
    await setPayment(db, first, "refunded");
    expect(await readableLessons(db, person, course)).toEqual(["dos", "uno"]);
    expect(await readableLessons(db, person, other)).toEqual(["dos", "uno"]);
    expect(await myCourses(person)).toHaveLength(2);
  });
});

describe("a certificate", () => {
  test("is issued when every lesson is done, and shows anyone the minimum", async () => {
    const person = await addPerson(db);
    await enrol(db, person, [course]);
    await db.sql`update public.courses set learning_outcomes = '["Soldar un puerto"]' where id = ${course.id}`;
    await completeLesson(db, person, course, "uno");
    expect(await hintOf(issueCertificate(db, person, course))).toBe("not_finished");
    await completeLesson(db, person, course, "dos");
    const code = await issueCertificate(db, person, course, "  María   José Núñez-O’Neil ");
    expect(code).toMatch(/^AG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const [{ title } = {}] = await db.sql`select title from public.courses where id = ${course.id}`;
    expect(await certificateByCode(db, code.toLowerCase())).toEqual({
      code,
      name: "María José Núñez-O'Neil",
      course: title,
      minutes: 2,
      skills: ["Soldar un puerto"],
      state: "vigente",
      issued_at: expect.any(String),
    });
    expect(await certificateByCode(db, "AG-0000-0000-0000")).toBeNull();
  });

  test("is refused to strangers, without a name, without lessons and for courses that give none", async () => {
    const person = await addPerson(db);
    const silent = await addCourse(db, { certifies: false });
    const empty = await addCourse(db);
    await enrol(db, person, [course, silent, empty]);
    await db.sql`update public.courses set is_published = false, curriculum = '[]' where id = ${empty.id}`;
    await finishCourse(db, person, course);
    await finishCourse(db, person, silent);
    expect(await hintOf(issueCertificate(db, stranger, course))).toBe("not_enrolled");
    expect(await hintOf(issueCertificate(db, person, silent))).toBe("no_certificate");
    expect(await hintOf(issueCertificate(db, person, empty))).toBe("not_finished");
    for (const name of [
      null,
      "",
      "   ",
      "Al",
      "<b>Ana</b>",
      "Ana 3",
      "http://x.example",
      "A".repeat(81),
      "名前名前",
    ])
      expect(await hintOf(issueCertificate(db, person, course, name)), String(name)).toBe("bad_name");
    const [{ n } = { n: -1 }] = await db.sql<{ n: number }[]>`
      select count(*)::int n from public.certificates where user_id in (${person}, ${stranger})`;
    expect(n).toBe(0);
  });

  test("stays when a lesson is marked as not done or the curriculum grows", async () => {
    const person = await addPerson(db);
    const grown = await addCourse(db);
    await enrol(db, person, [grown]);
    await finishCourse(db, person, grown);
    const code = await issueCertificate(db, person, grown);
    await db.sql`update public.courses set curriculum = curriculum || '[{"name": "Nuevo", "lessons": [{"id": "tres", "title": "Tres"}]}]' where id = ${grown.id}`;
    await completeLesson(db, person, grown, "uno", false);
    expect(await issueCertificate(db, person, grown, "Otro Nombre")).toBe(code);
    expect(await certificateByCode(db, code)).toMatchObject({
      state: "vigente",
      name: "Ana Gómez",
      minutes: 2,
    });
  });

  test("is issued once when several tabs request it at once", async () => {
    const person = await addPerson(db);
    await enrol(db, person, [course]);
    await finishCourse(db, person, course);
    const codes = await Promise.all(Array.from({ length: 4 }, () => issueCertificate(db, person, course)));
    expect(new Set(codes).size).toBe(1);
    const rows = await db.sql`select 1 from public.certificates where user_id = ${person}`;
    expect(rows.count).toBe(1);
  });

  test("is never left valid by a refund that comes at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await addPerson(db);
      const order = await enrol(db, person, [course]);
      await finishCourse(db, person, course);
      await Promise.allSettled([issueCertificate(db, person, course), setPayment(db, order, "refunded")]);
      const states = await db.sql`select state from public.certificates where user_id = ${person}`;
      expect(states.every(({ state }) => state === "revocado")).toBe(true);
    }
  });

  test("is revoked with the last payment and valid again with a new one", async () => {
    const person = await addPerson(db);
    const [first, second] = await enrolTwice(db, person, course);
    await finishCourse(db, person, course);
    const code = await issueCertificate(db, person, course);
    const states: unknown[] = [];
    for (const [order, status] of [
      [first, "refunded"] as const,
      [second, "charged_back"] as const,
      [second, "paid"] as const,
      [second, "refunded"] as const,
    ]) {
      await setPayment(db, order, status);
      states.push((await certificateByCode(db, code))?.state);
    }
    expect(states).toEqual(["vigente", "revocado", "vigente", "revocado"]);
    await enrol(db, person, [course]);
    expect(await issueCertificate(db, person, course)).toBe(code);
    expect(await certificateByCode(db, code)).toMatchObject({ state: "vigente" });
  });
});
