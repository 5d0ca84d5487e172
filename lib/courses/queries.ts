import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/core/cache";
import type { Tables } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { toModules, toTexts } from "./normalize";
import type { Course, CourseSummary } from "./types";

const SUMMARY =
  "id, slug, title, description, price, cover, duration_weeks, level, estimated_students, has_certification";
const UNREADABLE = "No pudimos leer los cursos.";

type SummaryRow = Omit<
  Tables<"courses">,
  | "content"
  | "curriculum"
  | "requirements"
  | "includes"
  | "learning_outcomes"
  | "created_at"
  | "updated_at"
  | "version"
  | "is_published"
>;

function toSummary(row: SummaryRow): CourseSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    price: row.price,
    cover: row.cover,
    durationWeeks: row.duration_weeks,
    level: row.level,
    estimatedStudents: row.estimated_students,
    hasCertification: row.has_certification,
  };
}

/** Every course, newest first. */
export async function getCourses(): Promise<CourseSummary[]> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("courses")
    .select(SUMMARY)
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw databaseFailure(error, UNREADABLE);
  return data.map(toSummary);
}

/** One course with all its content; null when no course has that slug. */
export async function getCourse(slug: string): Promise<Course | null> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().from("courses").select("*").eq("slug", slug).maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE);
  if (!data) return null;
  return {
    ...toSummary(data),
    content: data.content,
    curriculum: toModules(data.curriculum),
    requirements: toTexts(data.requirements),
    includes: toTexts(data.includes),
    learningOutcomes: toTexts(data.learning_outcomes),
  };
}

/** Every course's address, last change and picture: what the sitemap lists. */
export async function getCourseAddresses(): Promise<{ slug: string; updatedAt: string; cover: string }[]> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("courses")
    .select("slug, updated_at, cover")
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw databaseFailure(error, UNREADABLE);
  return data.map((row) => ({ slug: row.slug, updatedAt: row.updated_at, cover: row.cover }));
}
