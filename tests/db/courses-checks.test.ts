import { describe, expect, test } from "vitest";
import {
  addCheck,
  addCourse,
  answerCheck,
  completeLesson,
  enrol,
  issueCertificate,
  type TestCourse,
} from "../factories/courses.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();

const question = (answer: number) => ({
  question: `Pregunta ${answer}`,
  options: ["A", "B", "C"],
  answer,
  explanation: `Porque ${answer}`,
});
const FIVE = [0, 1, 2, 0, 1].map(question);
const RIGHT = [0, 1, 2, 0, 1];

const readCheck = (who: Who, { id }: TestCourse, lesson: string) =>
  answerAs<object | null>(db, who)`select public.lesson_check(${id}, ${lesson})`;

async function enrolled(questions: readonly object[] = FIVE) {
  const course = await addCourse(db);
  await addCheck(db, course, "dos", questions);
  const person = await addPerson(db);
  await enrol(db, person, [course]);
  return { course, person };
}

async function doneLessons(person: string, course: TestCourse): Promise<string[]> {
  const rows = await db.sql<{ lesson_id: string }[]>`
    select lesson_id from public.lesson_progress where user_id = ${person} and course_id = ${course.id} order by 1`;
  return rows.map(({ lesson_id }) => lesson_id);
}

describe("the questions at the end of a lesson", () => {
  test("come without their answers, to buyers of the course only", async () => {
    const { course, person } = await enrolled();
    expect(await readCheck(person, course, "dos")).toEqual({
      questions: FIVE.map(({ question, options }) => ({ question, options })),
      correct: null,
      of: null,
      passed: false,
    });
    expect(await readCheck(person, course, "uno")).toBeNull();
    expect(await hintOf(readCheck(await addPerson(db), course, "dos"))).toBe("not_enrolled");
    const direct = db.as(person, (sql) => sql`select questions from public.lesson_checks`);
    expect((await direct).length).toBe(0);
  });

  test("are graded by the database: four of five pass, and finish the lesson", async () => {
    const { course, person } = await enrolled();
    expect(await hintOf(completeLesson(db, person, course, "dos"))).toBe("check_open");
    const poor = await answerCheck(db, person, course, "dos", [0, 1, 2, 2, 2]);
    expect(poor).toEqual({
      correct: 3,
      of: 5,
      passed: false,
      results: [
        { correct: true, explanation: "Porque 0" },
        { correct: true, explanation: "Porque 1" },
        { correct: true, explanation: "Porque 2" },
        { correct: false, explanation: "" },
        { correct: false, explanation: "" },
      ],
    });
    expect(await doneLessons(person, course)).toEqual([]);
    expect(await answerCheck(db, person, course, "dos", [0, 1, 2, 0, 2])).toMatchObject({
      correct: 4,
      passed: true,
    });
    expect(await doneLessons(person, course)).toEqual(["dos"]);
    const [row] =
      await db.sql`select correct, questions, attempts from public.check_results where user_id = ${person}`;
    expect(row).toEqual({ correct: 4, questions: 5, attempts: 2 });
  });

  test("stay passed when they are answered again or changed", async () => {
    const { course, person } = await enrolled();
    await answerCheck(db, person, course, "dos", RIGHT);
    await answerCheck(db, person, course, "dos", [2, 2, 1, 1, 0]);
    await db.sql`update public.lesson_checks set questions = ${db.sql.json([question(2)] as never)} where course_id = ${course.id}`;
    expect(await readCheck(person, course, "dos")).toMatchObject({ passed: true, correct: 0, of: 5 });
    await completeLesson(db, person, course, "dos", false);
    await completeLesson(db, person, course, "dos");
    expect(await doneLessons(person, course)).toEqual(["dos"]);
  });

  test("refuse answers to other questions than those asked", async () => {
    const { course, person } = await enrolled();
    for (const answers of [[0], [...RIGHT, 0], []])
      expect(await hintOf(answerCheck(db, person, course, "dos", answers))).toBe("check_changed");
    expect(await hintOf(answerCheck(db, person, course, "uno", [0]))).toBe("check_changed");
    expect(await hintOf(answerCheck(db, await addPerson(db), course, "dos", RIGHT))).toBe("not_enrolled");
  });

  test("the certificate requires them, also those added after the lesson was done", async () => {
    const course = await addCourse(db);
    const person = await addPerson(db);
    await enrol(db, person, [course]);
    await completeLesson(db, person, course, "uno");
    await completeLesson(db, person, course, "dos");
    await addCheck(db, course, "dos", FIVE);
    expect(await hintOf(issueCertificate(db, person, course))).toBe("not_finished");
    await answerCheck(db, person, course, "dos", RIGHT);
    expect(await issueCertificate(db, person, course)).toMatch(/^AG-/);
  });

  test("an empty list is no check", async () => {
    const { course, person } = await enrolled([]);
    expect(await readCheck(person, course, "dos")).toBeNull();
    await completeLesson(db, person, course, "dos");
    expect(await doneLessons(person, course)).toEqual(["dos"]);
  });
});

describe("the minutes of a lesson", () => {
  const minutesOf = async ({ id }: TestCourse) => {
    const rows = await db.sql<{ lesson_id: string; minutes: number }[]>`
      select l.lesson_id, l.minutes from public.courses c, private.curriculum_lessons(c.curriculum) l where c.id = ${id}`;
    return Object.fromEntries(rows.map(({ lesson_id, minutes }) => [lesson_id, minutes]));
  };

  test("follow its text, video and questions, whatever saves them", async () => {
    const course = await addCourse(db);
    const person = await addPerson(db, "employee");
    expect(await minutesOf(course)).toEqual({ uno: 1, dos: 1 });
    const lesson = db.sql`course_id = ${course.id} and lesson_id = 'dos'`;
    await queryAs(
      db,
      person,
    )`update public.lesson_contents set body = ${"palabra ".repeat(360)} where ${lesson}`;
    expect(await minutesOf(course)).toEqual({ uno: 1, dos: 3 });
    await db.sql`update public.lesson_contents set video_url = 'https://vimeo.com/1', video_seconds = 61 where ${lesson}`;
    expect((await minutesOf(course)).dos).toBe(5);
    await addCheck(db, course, "dos", FIVE);
    expect((await minutesOf(course)).dos).toBe(8);
  });

  test("cannot be overwritten, except in a lesson without content", async () => {
    const course = await addCourse(db);
    await db.sql`update public.courses set curriculum = ${db.sql.json([
      {
        name: "Módulo",
        lessons: [
          { id: "uno", title: "Uno", duration: 300 },
          { id: "nueva", title: "Nueva", duration: 45 },
        ],
      },
    ] as never)} where id = ${course.id}`;
    expect(await minutesOf(course)).toEqual({ uno: 1, nueva: 45 });
  });
});

test("a video continues where each viewer left it", async () => {
  const { course, person } = await enrolled();
  const save = (who: Who, seconds: number) =>
    db.as(who, (sql) => sql`select public.save_video_position(${course.id}, 'dos', ${seconds})`);
  await save(person, 65);
  await save(person, 70);
  const seen = (who: Who) => db.as(who, (sql) => sql`select seconds from public.video_positions`);
  expect([...(await seen(person))]).toEqual([{ seconds: 70 }]);
  const other = await addPerson(db);
  expect((await seen(other)).length).toBe(0);
  expect(await hintOf(save(other, 1))).toBe("not_enrolled");
  expect((await refusal(save(person, -1))).code).toBe("23514");
});
