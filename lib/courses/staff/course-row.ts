import type { Tables } from "@/lib/supabase/database.types";
import { toModules, toTexts } from "../normalize";
import type { AddCourseInput, SaveCourseInput } from "./schema";
import type { EditableCourse } from "./types";

export function toEditableCourse(row: Tables<"courses">): EditableCourse {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    price: row.price,
    content: row.content,
    cover: row.cover,
    durationWeeks: row.duration_weeks,
    level: row.level,
    estimatedStudents: row.estimated_students,
    hasCertification: row.has_certification,
    curriculum: toModules(row.curriculum),
    requirements: toTexts(row.requirements),
    includes: toTexts(row.includes),
    learningOutcomes: toTexts(row.learning_outcomes),
    isPublished: row.is_published,
    version: row.version,
  };
}

/** The columns of a new course. */
export function toNewRow(input: AddCourseInput) {
  return {
    title: input.title,
    description: input.description,
    price: input.price,
    content: input.content,
    cover: input.cover,
    duration_weeks: input.durationWeeks,
    level: input.level,
    estimated_students: input.estimatedStudents,
    has_certification: input.hasCertification,
  };
}

/** All columns that the editor writes. The slug stays: addresses that were shared go on working. */
export function toSavedRow(input: SaveCourseInput) {
  return {
    ...toNewRow(input),
    curriculum: input.curriculum,
    requirements: input.requirements,
    includes: input.includes,
    learning_outcomes: input.learningOutcomes,
    is_published: input.isPublished,
  };
}
