import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_VIDEO_BYTES } from "../../lib/courses/lesson-file.ts";
import { connect } from "../../local/backend/database/connect.ts";
import {
  addCourse,
  completeLesson,
  enrol,
  enrolTwice,
  LESSONS,
  orderCourses,
  type TestCourse,
} from "../factories/courses.ts";
import { setPayment } from "../factories/orders.ts";
import { addPeople, addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf, isAllowed, refusal } from "../support/refusal.ts";

import { waitUntil } from "../support/wait-until.ts";

const db = await testDatabase();
const people = await addPeople(db);
const asManager = queryAs(db, people.manager);

const setCurriculum = (course: TestCourse, curriculum: unknown) =>
  db.sql`update public.courses set curriculum = ${db.sql.json(curriculum as never)} where id = ${course.id}`;
const remove = (course: TestCourse, who: Who = people.superadmin) =>
  db.as(who, (sql) => sql`delete from public.courses where id = ${course.id}`);

describe("a curriculum", () => {
  const module = (lessons: unknown, name: unknown = "Módulo") => [{ name, lessons }];

  test.each([
    ["a module without a name", [{ lessons: [] }]],
    ["a module with a blank name", module([], "   ")],
    ["a module whose name is a number", module([], 7)],
    ["a module without a list of lessons", [{ name: "Módulo" }]],
    ["a module that is a text", ["Módulo"]],
    ["a lesson without a title", module([{ id: "uno" }])],
    ["a lesson with a blank title", module([{ id: "uno", title: " \n" }])],
    ["a lesson that is a text", module(["uno"])],
    ["an id that is a number", module([{ id: 1, title: "Uno" }])],
    ["an endless id", module([{ id: "x".repeat(81), title: "Uno" }])],
    ["a duration in words", module([{ id: "uno", title: "Uno", duration: "una hora" }])],
    ["a negative duration", module([{ id: "uno", title: "Uno", duration: -1 }])],
    ["a preview that is a text", module([{ id: "uno", title: "Uno", preview: "yes" }])],
    [
      "two lessons with one id",
      [...module([{ id: "uno", title: "A" }]), ...module([{ id: "uno", title: "B" }])],
    ],
    ["an id that is another lesson's place", module([{ id: "1-2", title: "A" }, { title: "B" }])],
  ])("rejects %s", async (_, curriculum) => {
    const course = await addCourse(db);
    expect((await refusal(setCurriculum(course, curriculum))).code).toBe("23514");
  });

  test("accepts modules without lessons and lessons with only a title", async () => {
    const course = await addCourse(db);
    await setCurriculum(course, [
      ...module([]),
      ...module([{ title: "Uno" }, { title: "Dos", duration: null }]),
    ]);
    await db.sql`update public.courses set is_published = false where id = ${course.id}`;
    await setCurriculum(course, []);
  });

  test.each(["requirements", "includes", "learning_outcomes"])("and %s are texts", async (column) => {
    const course = await addCourse(db);
    const write = (list: unknown) =>
      db.sql`update public.courses set ${db.sql(column)} = ${db.sql.json(list as never)} where id = ${course.id}`;
    expect((await refusal(write([" "]))).code).toBe("23514");
    expect((await refusal(write([7]))).code).toBe("23514");
    expect((await write(["Ganas de aprender"])).count).toBe(1);
  });

  test("keeps progress through a new order and new titles", async () => {
    const course = await addCourse(db);
    const person = await addPerson(db);
    await enrol(db, person, [course]);
    await completeLesson(db, person, course, "uno");
    await setCurriculum(course, [
      { name: "Otro módulo", lessons: [{ id: "dos", title: "Segunda" }] },
      { name: "Aparte", lessons: [{ id: "uno", title: "Primera" }] },
    ]);
    expect(await answerAs(db, person)`select done from public.my_courses()`).toEqual(["uno"]);
    await completeLesson(db, person, course, "dos");
  });
});

describe("deleting a course", () => {
  test.each(["paid", "partially_refunded"])("is refused while a person has it (%s)", async (status) => {
    const course = await addCourse(db);
    for (const _ of [1, 2])
      await setPayment(db, await orderCourses(db, await addPerson(db), [course]), status);
    const refused = await refusal(remove(course));
    expect(refused).toMatchObject({ code: "P0001", hint: "course_bought" });
    expect(refused.message).toBe(
      "No se puede eliminar: 2 personas compraron este curso y conservan su acceso.",
    );
    // The database enforces it for the secret key too.
    expect(await hintOf(remove(course, "service_role"))).toBe("course_bought");
  });

  test("counts a guest who may still sign up, and no deleted account", async () => {
    const course = await addCourse(db);
    const order = await orderCourses(db, "service_role", [course]);
    await setPayment(db, order, "paid");
    expect((await refusal(remove(course))).message).toContain("1 persona compró este curso");
    await db.sql`update public.orders set customer_email = '' where id = ${order}`;
    expect((await remove(course)).count).toBe(1);
  });

  test.each(["unpaid", "pending", "rejected"])(
    "is refused while an order of it is open (%s)",
    async (status) => {
      const course = await addCourse(db);
      const order = await orderCourses(db, await addPerson(db), [course]);
      await setPayment(db, order, status);
      expect(await hintOf(remove(course))).toBe("course_ordered");
      await db.sql`update public.orders set status = 'cancelled', shipping_status = 'cancelled', has_reservation = false,
        payment_status = 'unpaid' where id = ${order}`;
      expect((await remove(course)).count).toBe(1);
    },
  );

  test.each(["refunded", "charged_back"])("is allowed after a refund (%s)", async (status) => {
    const course = await addCourse(db);
    await setPayment(db, await enrol(db, await addPerson(db), [course]), status);
    expect((await remove(course)).count).toBe(1);
  });

  test("and an order of it at the same moment do not both happen", async () => {
    const other = connect(db.url, 1);
    try {
      for (const first of ["deletion", "order"] as const) {
        const course = await addCourse(db);
        const person = await addPerson(db);
        const begin = first === "deletion" ? () => remove(course) : () => orderCourses(db, person, [course]);
        const follow = first === "deletion" ? () => orderCourses(db, person, [course]) : () => remove(course);
        const [one, two] = await Promise.allSettled([begin(), follow()]);
        expect(
          [one!.status, two!.status].filter((status) => status === "fulfilled"),
          first,
        ).toHaveLength(1);
        const [row] = await other<{ courses: number; lines: number }[]>`
          select (select count(*)::int from public.courses where id = ${course.id}) as courses,
            (select count(*)::int from public.order_items where item_id = ${course.id}) as lines`;
        expect(row!.courses, first).toBe(row!.lines);
      }
    } finally {
      await other.end();
    }
  });

  test("an order that waits for the deletion is refused because the course is gone", async () => {
    const course = await addCourse(db);
    const person = await addPerson(db);
    const other = connect(db.url, 1);
    try {
      let late: Promise<unknown> = Promise.resolve();
      await other.begin(async (sql) => {
        await sql`delete from public.courses where id = ${course.id}`;
        late = refusal(orderCourses(db, person, [course]));
        await waitUntil(
          async () =>
            (
              await db.sql`
                select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            ).count > 0,
          "the order to wait",
        );
      });
      expect(await late).toMatchObject({ hint: "cart_changed" });
    } finally {
      await other.end();
    }
  });
});

describe("files of lessons", () => {
  const file = (ending: string) => `${randomUUID()}.${ending}`;
  const store = (name: string) =>
    db.sql`insert into storage.objects (bucket_id, name) values ('lesson-files', ${name})`;

  test("are stored by staff under names of their types, and never changed", async () => {
    const insert = (who: Who, name: string) =>
      isAllowed(
        db,
        who,
        (sql) => sql`insert into storage.objects (bucket_id, name) values ('lesson-files', ${name})`,
      );
    expect(await insert(people.employee, file("pdf"))).toBe(true);
    for (const name of [file("html"), "guia.pdf", `otra/${file("pdf")}`])
      expect(await insert(people.employee, name)).toBe(false);
    for (const who of [people.cliente, "anon"] as Who[]) expect(await insert(who, file("pdf"))).toBe(false);
    for (const change of ["delete from storage.objects", "update storage.objects set name = 'x.pdf'"])
      for (const who of [people.superadmin, people.cliente])
        expect(
          await isAllowed(db, who, (sql) => sql.unsafe(`${change} where bucket_id = 'lesson-files'`)),
        ).toBe(false);
    const [bucket] =
      await db.sql`select public, file_size_limit::int from storage.buckets where id = 'lesson-files'`;
    expect(bucket).toEqual({ public: false, file_size_limit: MAX_VIDEO_BYTES });
  });

  test("are readable with a lesson that names them, also of a copy of the course", async () => {
    const [course, copy] = [await addCourse(db), await addCourse(db)];
    const [guide, film, loose] = [file("pdf"), file("mp4"), file("pdf")];
    for (const name of [guide, film, loose]) await store(name);
    const address = (name: string) => `/api/lesson-files/${name}`;
    await db.sql`update public.lesson_contents set materials = ${db.sql.json([{ title: "Guía", url: address(guide) }])},
      video_url = ${address(film)} where course_id = any (${[course.id, copy.id]}) and lesson_id = 'dos'`;
    const [buyer, other] = [await addPerson(db), await addPerson(db)];
    await enrol(db, buyer, [copy]);
    const readable = (who: Who) =>
      db.as(who, async (sql) => {
        const rows = await sql<
          { name: string }[]
        >`select name from storage.objects where name = any (${[guide, film, loose]})`;
        return rows.map(({ name }) => name).toSorted();
      });
    expect(await readable(people.employee)).toEqual([guide, film, loose].toSorted());
    expect(await readable(buyer)).toEqual([guide, film].toSorted());
    expect([await readable(other), await readable("anon")]).toEqual([[], []]);
    await db.sql`update public.courses set curriculum = jsonb_set(curriculum, '{0,lessons,1,preview}', 'true') where id = ${course.id}`;
    expect(await readable("anon")).toEqual([guide, film].toSorted());
  });
});

describe("what the back office reads", () => {
  type Item = { title: string; lessons: number; students: number };
  const list = (who: Who, query: string, sort = "-creado", limit = 25, offset = 0) =>
    answerAs<{ total: number; items: Item[] }>(
      db,
      who,
    )`select public.staff_courses(${query}, ${sort}, ${limit}, ${offset})`;

  test("counts buyers once, finds by text without accents, sorts and pages", async () => {
    const [small, large] = [
      await addCourse(db, { title: "Zeta de Micrófonos", lessons: LESSONS.slice(0, 1) }),
      await addCourse(db, { title: "Álgebra de Micrófonos" }),
    ];
    const person = await addPerson(db);
    await enrolTwice(db, person, large);
    await enrol(db, person, [small]);
    await enrol(db, await addPerson(db), [large]);
    const page = await list(people.employee, " microfonos ", "-estudiantes");
    expect(page.total).toBe(2);
    expect(page.items.map(({ title, lessons, students }) => [title, lessons, students])).toEqual([
      ["Álgebra de Micrófonos", 2, 2],
      ["Zeta de Micrófonos", 1, 1],
    ]);
    const titles = async (sort: string) =>
      (await list(people.employee, "microfonos", sort)).items.map(({ title }) => title[0]);
    expect(await titles("titulo")).toEqual(["Á", "Z"]);
    expect(await titles("-titulo")).toEqual(["Z", "Á"]);
    expect(await titles("lecciones")).toEqual(["Z", "Á"]);
    const second = await list(people.employee, "microfonos", "titulo", 1, 1);
    expect([second.total, second.items.map(({ title }) => title[0])]).toEqual([2, ["Z"]]);
    expect(await list(people.employee, "100%_")).toEqual({ total: 0, items: [] });
  });

  test("counts how many finished each lesson", async () => {
    const course = await addCourse(db);
    for (const lessons of [["uno"], ["uno", "dos"]]) {
      const person = await addPerson(db);
      await enrol(db, person, [course]);
      for (const lesson of lessons) await completeLesson(db, person, course, lesson);
    }
    const rows = await asManager`select * from public.course_learners(${course.id}) order by 1`;
    expect([...rows]).toEqual([
      { lesson_id: "dos", learners: 1 },
      { lesson_id: "uno", learners: 2 },
    ]);
  });
});
