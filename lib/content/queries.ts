import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readOr } from "@/lib/core/read-or";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import type { Tables } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { columnsOf, fromRow } from "@/lib/supabase/fields";
import { publicClient } from "@/lib/supabase/public";
import type { HeroSlide } from "./fields";
import { SHOWN_FIELDS } from "./fields";
import { slidesOrDefault } from "./hero";

async function readActiveSlides(): Promise<HeroSlide[]> {
  "use cache";
  cacheTag(tags.hero);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("hero_slides")
    .select<string, Tables<"hero_slides">>(`id, ${columnsOf(SHOWN_FIELDS)}`)
    .eq("is_active", true)
    .order("display_order")
    .order("created_at");
  if (error) throw databaseFailure(error, "No pudimos leer los slides.");
  return data.map((row) => ({ id: row.id, ...fromRow(SHOWN_FIELDS, row) }));
}

/** The home page's slides; the built-in ones when there are none or they cannot be read. */
export async function getHeroSlides(): Promise<HeroSlide[]> {
  return slidesOrDefault(await readOr([], "content.slides", readActiveSlides()));
}
