import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/core/cache";
import { log } from "@/lib/core/log";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { DEFAULT_SLIDES, slidesOrDefault } from "./hero";
import type { HeroSlide } from "./types";

async function readActiveSlides(): Promise<HeroSlide[]> {
  "use cache";
  cacheTag(tags.hero);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("hero_slides")
    .select("id, title, subtitle, description, button_text, button_url, image_url")
    .eq("is_active", true)
    .order("display_order")
    .order("created_at");
  if (error) throw databaseFailure(error, "No pudimos leer los slides.");
  return data.map((row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: row.button_text,
    buttonUrl: row.button_url,
    imageUrl: row.image_url,
  }));
}

/** The slides of the home page; the built-in ones when there is none or they cannot be read. */
export async function getHeroSlides(): Promise<HeroSlide[]> {
  try {
    return slidesOrDefault(await readActiveSlides());
  } catch (error) {
    log("warn", "hero.unreadable", { cause: error });
    return DEFAULT_SLIDES;
  }
}
