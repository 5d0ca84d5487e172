import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import type { Tables } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { columnsOf, fromRow } from "@/lib/supabase/fields";
import { publicClient } from "@/lib/supabase/public";
import { curriculumTotals } from "./curriculum-totals";
import { COURSE_FIELDS, SUMMARY_FIELDS } from "./fields";
import { toModules } from "./normalize";
import type { Course, CourseSummary } from "./types";

const UNREADABLE = "No pudimos leer los cursos.";

/** Every course, newest first. */
export async function getCourses(): Promise<CourseSummary[]> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("courses")
    .select<string, Tables<"courses">>(`id, slug, curriculum, ${columnsOf(SUMMARY_FIELDS)}`)
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw databaseFailure(error, UNREADABLE);
  return data.map((row) => ({
    id: row.id,
    slug: row.slug,
    minutes: curriculumTotals(toModules(row.curriculum)).minutes,
    ...fromRow(SUMMARY_FIELDS, row),
  }));
}

/** One course with all content; null when it does not exist. */
export async function getCourse(slug: string): Promise<Course | null> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().from("courses").select("*").eq("slug", slug).maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE);
  if (!data) return null;
  const { isPublished: _, ...course } = fromRow(COURSE_FIELDS, data);
  return { id: data.id, slug: data.slug, ...course };
}

/** Slug, last change and image of every course, for the sitemap. */
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
