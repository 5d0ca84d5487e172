import { addCourse, enrol, type TestCourse } from "../../factories/courses.ts";
import { db } from "../../support/e2e-database.ts";
import type { Customer } from "./people.ts";

/** A course of two lessons, the first of them free, that no other test uses. */
export function newCourse(name: string): Promise<TestCourse> {
  return addCourse(db, {
    title: `${name} ${Date.now().toString(36)}`,
    description: "Para probar las clases.",
    lessons: [
      { id: "uno", title: "Lección abierta", duration: 30, description: "La primera.", preview: true },
      { id: "dos", title: "Lección reservada", duration: 45, description: "La segunda." },
    ],
    texts: {
      uno: { body: "Texto **abierto** de la primera.\n\n## Para practicar\n\n- Un paso" },
      dos: { body: "Texto reservado de la segunda.", video: "https://videos.example/segunda" },
    },
    createdAt: new Date("2024-01-01"),
  });
}

/** Buys and pays the course; returns the order's id. */
export const enrolIn = (course: TestCourse, customer: Customer): Promise<string> =>
  enrol(db, customer.id, [course]);
