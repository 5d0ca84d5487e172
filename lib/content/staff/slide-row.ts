import type { Tables } from "@/lib/supabase/database.types";
import type { SlideInput } from "./schema";
import type { StaffSlide } from "./types";

export function toStaffSlide(row: Tables<"hero_slides">): StaffSlide {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: row.button_text,
    buttonUrl: row.button_url,
    imageUrl: row.image_url,
    isActive: row.is_active,
    displayOrder: row.display_order,
    version: row.version,
  };
}

/** What is written on a slide; its place is moved apart. */
export function toSlideRow(input: SlideInput) {
  return {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    button_text: input.buttonText,
    button_url: input.buttonUrl,
    image_url: input.imageUrl,
    is_active: input.isActive,
  };
}
