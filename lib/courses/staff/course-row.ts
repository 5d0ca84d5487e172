import type { Tables } from "@/lib/supabase/database.types";
import { fromRow } from "@/lib/supabase/fields";
import { COURSE_FIELDS } from "../fields";
import type { EditableCourse } from "./types";

export function toEditableCourse(row: Omit<Tables<"courses">, "search">): EditableCourse {
  const { id, slug, version } = row;
  return { id, slug, version, ...fromRow(COURSE_FIELDS, row) };
}
