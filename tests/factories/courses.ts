import { randomUUID } from "node:crypto";
import type { TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { placeOrder, setPayment } from "./orders.ts";
import { nextPhone } from "./people.ts";

export type Lesson = {
  id?: string;
  title: string;
  duration?: unknown;
  description?: string;
  preview?: boolean;
};

export type TestCourse = { id: string; slug: string; title: string; price: number };

export const LESSONS: Lesson[] = [
  { id: "uno", title: "Uno", duration: 30, preview: true },
  { id: "dos", title: "Dos", duration: 45 },
];

/** A course of one module, with a text for each of its lessons. */
export async function addCourse(
  db: TestDatabase,
  {
    lessons = LESSONS,
    certifies = true,
    title = `Curso ${randomUUID().slice(0, 8)}`,
    description = "",
    texts = {} as Record<string, { body: string; video?: string }>,
    createdAt = null as Date | null,
  } = {},
): Promise<TestCourse> {
  const price = 90_000;
  const curriculum = [{ name: "Módulo", lessons }];
  const [row] = await db.sql<{ id: string; slug: string }[]>`
    insert into public.courses (title, description, price, has_certification, curriculum, is_published, created_at)
    values (${title}, ${description}, ${price}, ${certifies}, ${db.sql.json(curriculum as never)}, ${lessons.length > 0},
      coalesce(${createdAt}, now())) returning id, slug`;
  const { id, slug } = row!;
  await db.sql`insert into public.lesson_contents (course_id, lesson_id, body, video_url)
    select ${id}, l.lesson_id, coalesce(t.body, 'Texto de ' || l.lesson_id), t.video
    from private.curriculum_lessons(${db.sql.json(curriculum as never)}) l
    left join lateral jsonb_to_record(${db.sql.json(texts)} -> l.lesson_id) as t(body text, video text) on true`;
  return { id, slug, title, price };
}

/** An order of some courses by a person; unpaid. */
export async function orderCourses(db: TestDatabase, who: Who, courses: TestCourse[]): Promise<string> {
  const items = courses.map(({ id }) => ({ type: "course", id, quantity: 1 }));
  const total = courses.reduce((sum, { price }) => sum + price, 0);
  const { order_id } = await placeOrder(db, who, { items, total, phone: nextPhone(), address: "" });
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

/** Buys and pays courses; returns the order. */
export async function enrol(db: TestDatabase, who: Who, courses: TestCourse[]): Promise<string> {
  const order = await orderCourses(db, who, courses);
  await setPayment(db, order, "paid");
  return order;
}

export function completeLesson(db: TestDatabase, who: Who, course: TestCourse, lesson: string, done = true) {
  return db.as(who, (sql) => sql`select public.complete_lesson(${course.id}, ${lesson}, ${done})`);
}

export const QUESTIONS = [
  {
    question: "¿Cuánto es uno más uno?",
    options: ["Uno", "Dos", "Tres"],
    answer: 1,
    explanation: "Se suma.",
  },
];

/** Questions at the end of a lesson. */
export async function addCheck(
  db: Pick<TestDatabase, "sql">,
  course: Pick<TestCourse, "id">,
  lesson: string,
  questions: readonly object[] = QUESTIONS,
): Promise<void> {
  await db.sql`insert into public.lesson_checks (course_id, lesson_id, questions)
    values (${course.id}, ${lesson}, ${db.sql.json(questions as never)})`;
}

export function answerCheck(
  db: TestDatabase,
  who: Who,
  course: TestCourse,
  lesson: string,
  answers: number[],
) {
  return answerAs<{ correct: number; of: number; passed: boolean; results: object[] }>(db, who)`
      select public.answer_check(${course.id}, ${lesson}, ${answers})`;
}

export async function issueCertificate(
  db: TestDatabase,
  who: Who,
  course: TestCourse,
  name: string | null = "Ana Gómez",
): Promise<string> {
  return answerAs<string>(db, who)`select public.issue_certificate(${course.id}, ${name})`;
}

/** Does every lesson of LESSONS. */
export async function finishCourse(db: TestDatabase, who: Who, course: TestCourse): Promise<void> {
  for (const lesson of ["uno", "dos"]) await completeLesson(db, who, course, lesson);
}

/** The public data of a certificate's code. */
export async function certificateByCode(
  db: TestDatabase,
  code: string,
): Promise<Record<string, unknown> | null> {
  return answerAs<Record<string, unknown> | null>(db, "anon")`select public.certificate_by_code(${code})`;
}

/** The lessons whose text a user may read. */
export async function readableLessons(db: TestDatabase, who: Who, course: TestCourse): Promise<string[]> {
  return db.as(who, async (sql) => {
    const rows = await sql<{ lesson_id: string }[]>`
      select lesson_id from public.lesson_contents where course_id = ${course.id} order by lesson_id`;
    return rows.map(({ lesson_id }) => lesson_id);
  });
}
