import { beforeEach, describe, expect, test } from "vitest";
import {
  addCourseAction,
  saveCheckAction,
  saveContentAction,
  saveCourseAction,
} from "@/lib/courses/staff/actions";
import { draftOf, typedCourse } from "@/lib/courses/staff/course-draft";
import { getEditableCourse, getEditableLesson } from "@/lib/courses/staff/queries";
import type { EditableCourse } from "@/lib/courses/staff/types";
import { addCourse } from "../factories/courses.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("employee", "superadmin");
beforeEach(() => site.visitAs(people.employee));

const typed = {
  title: "Curso nuevo",
  price: "149000",
  taxClass: "iva_19" as const,
  description: "",
  content: "",
  cover: "",
  durationWeeks: "4",
  level: "principiante" as const,
  estimatedStudents: "0",
};

async function stored(): Promise<EditableCourse> {
  const { id } = await addCourse(site.db);
  const course = await getEditableCourse(id);
  if (!course) throw new Error("The course is not there.");
  return course;
}

describe("saving a course", () => {
  test("shows the second of two editors what the first one saved", async () => {
    const course = await stored();
    const save = (changes: object) =>
      saveCourseAction(typedCourse({ ...draftOf(course), ...changes }, course));
    expect(await save({ title: "De la primera" })).toMatchObject({ data: { saved: true } });
    expect(await save({ price: "1000" })).toMatchObject({
      data: { saved: false, current: { title: "De la primera" } },
    });
  });

  test("publishes no course without a lesson and says what to do", async () => {
    const added = await addCourseAction({ ...typed, title: "Sin lecciones" });
    const course = added.ok ? await getEditableCourse(added.data.id) : null;
    if (!course) throw new Error("The course is not there.");
    expect(course.isPublished).toBe(false);
    const draft = { ...draftOf(course), isPublished: true };
    expect(await saveCourseAction(typedCourse(draft, course))).toMatchObject({
      ok: false,
      fieldErrors: { isPublished: expect.stringMatching(/^Agrega al menos una lección en Temario/) },
    });
    const { modules } = draftOf(await stored());
    expect(await saveCourseAction(typedCourse({ ...draft, modules }, course))).toMatchObject({
      ok: true,
      data: { saved: true, current: { isPublished: true } },
    });
  });
});

describe("the text of a lesson", () => {
  const content = {
    body: "## Hola",
    videoUrl: "",
    materials: [{ title: "Guía", url: "https://ejemplo.co/g.pdf" }],
  };

  test("and its questions are saved over the version that was shown", async () => {
    const course = await stored();
    await site.db
      .sql`delete from public.lesson_contents where course_id = ${course.id} and lesson_id = 'dos'`;
    const ref = { courseId: course.id, lessonId: "dos" };
    expect(await saveContentAction({ ...ref, version: 0, ...content })).toMatchObject({
      data: { saved: true, current: { ...content, videoUrl: null, version: 1 } },
    });
    expect(await saveContentAction({ ...ref, version: 0, ...content, body: "Tarde" })).toMatchObject({
      data: { saved: false, current: { body: "## Hola", version: 1 } },
    });
    expect((await getEditableLesson(course.id, "dos"))?.previous?.id).toBe("uno");
    const question = { question: "¿Cuál?", options: ["Uno", "Dos"], answer: 0, explanation: "" };
    expect(await saveCheckAction({ ...ref, version: 0, questions: [question] })).toMatchObject({
      data: { saved: true, current: { version: 1 } },
    });
    expect(await saveCheckAction({ ...ref, version: 0, questions: [] })).toMatchObject({
      data: { saved: false, by: expect.stringMatching(/\S/), current: { questions: [question], version: 1 } },
    });
  });

  test("belongs to a lesson of the course, and links are secure", async () => {
    const course = await stored();
    const ref = { courseId: course.id, version: 0 };
    expect(await saveContentAction({ ...ref, lessonId: "no-existe", ...content })).toMatchObject({
      code: "not_found",
    });
    expect(
      await saveContentAction({ ...ref, lessonId: "dos", ...content, videoUrl: "javascript:alert(1)" }),
    ).toMatchObject({ fieldErrors: { videoUrl: expect.any(String) } });
  });
});
