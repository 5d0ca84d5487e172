"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/freshness/tags";
import { addCourse, deleteCourse, duplicateCourse, saveCheck, saveContent, saveCourse } from "./mutations";
import {
  addCourseSchema,
  courseRefSchema,
  saveCheckSchema,
  saveContentSchema,
  saveCourseSchema,
} from "./schema";

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

/** Expires no tags: the copy is a draft. */
export const duplicateCourseAction = defineAction({
  name: "courses.duplicate-course",
  schema: courseRefSchema,
  access: STAFF_ROLES,
  run: duplicateCourse,
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

/** Expires the public pages: the questions count towards a lesson's minutes. */
export const saveCheckAction = defineAction({
  name: "courses.save-check",
  schema: saveCheckSchema,
  access: STAFF_ROLES,
  refreshes: COURSES,
  run: saveCheck,
});
