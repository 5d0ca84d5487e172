import type { Tables } from "@/lib/supabase/database.types";
import { fromRow } from "@/lib/supabase/fields";
import { SLIDE_FIELDS } from "../fields";
import type { StaffSlide } from "./types";

export function toStaffSlide(row: Tables<"hero_slides">): StaffSlide {
  const { id, version, display_order: displayOrder } = row;
  return { id, version, displayOrder, ...fromRow(SLIDE_FIELDS, row) };
}
