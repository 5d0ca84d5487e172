"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/core/cache";
import { addCourse, deleteCourse, saveContent, saveCourse } from "./mutations";
import { addCourseSchema, courseRefSchema, saveContentSchema, saveCourseSchema } from "./schema";

const COURSES = [tags.courses];

export const addCourseAction = defineAction({
  name: "courses.add-course",
  schema: addCourseSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: addCourse,
});

export const saveCourseAction = defineAction({
  name: "courses.save-course",
  schema: saveCourseSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: saveCourse,
});

/** Only the superadmin may delete content. */
export const deleteCourseAction = defineAction({
  name: "courses.delete-course",
  schema: courseRefSchema,
  access: ["superadmin"],
  refreshes: COURSES,
  run: deleteCourse,
});

export const saveContentAction = defineAction({
  name: "courses.save-content",
  schema: saveContentSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: saveContent,
});
