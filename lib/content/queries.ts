import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { type CacheTag, PUBLIC_LIFE, tags } from "@/lib/core/cache";
import { log } from "@/lib/core/log";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import type { GoneKind } from "./gone";
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

/** What refreshes the pages of a kind refreshes also what is known of the ones that are gone. */
const GONE_TAGS: Record<GoneKind, CacheTag[]> = {
  producto: [tags.products, tags.productPages],
  curso: [tags.courses],
  blog: [tags.posts],
};

/** Whether the row that had this slug was deleted, and nobody has it since. */
export async function isGone(kind: GoneKind, slug: string): Promise<boolean> {
  "use cache";
  cacheTag(...GONE_TAGS[kind]);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("gone_pages")
    .select("slug")
    .eq("kind", kind)
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw databaseFailure(error, "No pudimos leer la página.");
  return data !== null;
}
