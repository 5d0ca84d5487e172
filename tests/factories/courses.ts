import { randomUUID } from "node:crypto";
import type { TestDatabase, Who } from "../support/database.ts";
import { placeOrder, setPayment } from "./orders.ts";

export type Lesson = { id?: string; title: string; duration?: unknown; preview?: boolean };

export type TestCourse = { id: string; price: number };

export const LESSONS: Lesson[] = [
  { id: "uno", title: "Uno", duration: 30, preview: true },
  { id: "dos", title: "Dos", duration: 45 },
];

/** A course of one module, with a text for each of its lessons. */
export async function addCourse(
  db: TestDatabase,
  { lessons = LESSONS, certifies = true, title = `Curso ${randomUUID().slice(0, 8)}` } = {},
): Promise<TestCourse> {
  const price = 90_000;
  const curriculum = [{ name: "Módulo", lessons }];
  const [row] = await db.sql<{ id: string }[]>`
    insert into public.courses (title, price, has_certification, curriculum, is_published)
    values (${title}, ${price}, ${certifies}, ${db.sql.json(curriculum as never)}, ${lessons.length > 0}) returning id`;
  const id = row!.id;
  await db.sql`insert into public.lesson_contents (course_id, lesson_id, body)
    select ${id}, l.lesson_id, 'Texto de ' || l.lesson_id from private.curriculum_lessons(${db.sql.json(curriculum as never)}) l`;
  return { id, price };
}

let phones = 0;

/** An order of some courses by a person; unpaid. */
export async function orderCourses(db: TestDatabase, who: Who, courses: TestCourse[]): Promise<string> {
  phones += 1;
  const items = courses.map(({ id }) => ({ type: "course", id, quantity: 1 }));
  const total = courses.reduce((sum, { price }) => sum + price, 0);
  const phone = `320${String(phones).padStart(7, "0")}`;
  const { order_id } = await placeOrder(db, who, { items, total, phone, address: "" });
  return order_id;
}

/** The same course bought twice: both orders were placed before either was paid. */
export async function enrolTwice(db: TestDatabase, who: Who, course: TestCourse): Promise<[string, string]> {
  const orders: [string, string] = [
    await orderCourses(db, who, [course]),
    await orderCourses(db, who, [course]),
  ];
  for (const order of orders) await setPayment(db, order, "paid");
  return orders;
}

/** Buys and pays courses; gives the order. */
export async function enrol(db: TestDatabase, who: Who, courses: TestCourse[]): Promise<string> {
  const order = await orderCourses(db, who, courses);
  await setPayment(db, order, "paid");
  return order;
}

export function completeLesson(db: TestDatabase, who: Who, course: TestCourse, lesson: string, done = true) {
  return db.as(who, (sql) => sql`select public.complete_lesson(${course.id}, ${lesson}, ${done})`);
}

export async function issueCertificate(
  db: TestDatabase,
  who: Who,
  course: TestCourse,
  name: string | null = "Ana Gómez",
): Promise<string> {
  return db.as(who, async (sql) => {
    const [row] = await sql<
      { code: string }[]
    >`select public.issue_certificate(${course.id}, ${name}) as code`;
    return row!.code;
  });
}

/** Does every lesson of LESSONS. */
export async function finishCourse(db: TestDatabase, who: Who, course: TestCourse): Promise<void> {
  for (const lesson of ["uno", "dos"]) await completeLesson(db, who, course, lesson);
}

/** What anyone learns of a code. */
export async function certificateByCode(
  db: TestDatabase,
  code: string,
): Promise<Record<string, unknown> | null> {
  return db.as("anon", async (sql) => {
    const [row] = await sql<
      { found: Record<string, unknown> | null }[]
    >`select public.certificate_by_code(${code}) as found`;
    return row!.found;
  });
}

/** The lessons whose text somebody may read. */
export async function readableLessons(db: TestDatabase, who: Who, course: TestCourse): Promise<string[]> {
  return db.as(who, async (sql) => {
    const rows = await sql<{ lesson_id: string }[]>`
      select lesson_id from public.lesson_contents where course_id = ${course.id} order by lesson_id`;
    return rows.map(({ lesson_id }) => lesson_id);
  });
}
