"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/core/cache";
import { addCourse, deleteCourse, saveContent, saveCourse } from "./mutations";
import { addCourseSchema, courseRefSchema, saveContentSchema, saveCourseSchema } from "./schema";

const COURSES = [tags.courses];

export const addCourseAction = defineAction({
  name: "courses.add",
  schema: addCourseSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: (input) => addCourse(input),
});

export const saveCourseAction = defineAction({
  name: "courses.save",
  schema: saveCourseSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: (input) => saveCourse(input),
});

/** Only the superadmin may delete content. */
export const deleteCourseAction = defineAction({
  name: "courses.delete",
  schema: courseRefSchema,
  access: ["superadmin"],
  refreshes: COURSES,
  run: ({ id }) => deleteCourse(id),
});

export const saveContentAction = defineAction({
  name: "courses.save-content",
  schema: saveContentSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: (input) => saveContent(input),
});
