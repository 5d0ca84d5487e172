import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readOr } from "@/lib/core/read-or";
import { PUBLIC_LIFE, productTag, tags } from "@/lib/freshness/tags";
import type { Tables } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { columnsOf, fromRow } from "@/lib/supabase/fields";
import { publicClient } from "@/lib/supabase/public";
import type { RepairStory, TeamMember } from "./fields";
import { MEMBER_FIELDS, STORY_FIELDS } from "./fields";
import type { BestReview, BestSeller, HomeProducts } from "./rows";
import { bestReviews, bestSellers, homeProducts } from "./rows";

const STORIES = 6;
const PEOPLE = 8;
const PICKS = 8;
/** More than the chosen products and the best sellers together, so that some are left beside them. */
const NEWEST = 16;

/** The products that open the home page. */
export async function getHomeProducts(): Promise<HomeProducts> {
  "use cache";
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("home_products");
  if (error) throw databaseFailure(error, "No pudimos leer los productos.");
  const products = homeProducts.parse(data);
  cacheTag(tags.home, tags.products, ...products.items.map(({ id }) => productTag(id)));
  return products;
}

/** Ids of the chosen services and courses, in order. */
export async function getHomePicks(): Promise<{ services: string[]; courses: string[] }> {
  "use cache";
  cacheTag(tags.home);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("home_picks")
    .select("service_id, course_id")
    .is("product_id", null)
    .order("display_order")
    .limit(PICKS);
  if (error) throw databaseFailure(error, "No pudimos leer lo elegido para la portada.");
  const ids = (kind: "service_id" | "course_id") => data.flatMap((row) => row[kind] ?? []);
  return { services: ids("service_id"), courses: ids("course_id") };
}

async function readBestSellers(): Promise<BestSeller[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("best_sellers");
  if (error) throw databaseFailure(error, "No pudimos leer los más vendidos.");
  return bestSellers.parse(data);
}

async function readNewest(): Promise<BestSeller[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("products")
    .select("slug, name, price, image")
    .gt("stock", 0)
    .neq("image", "")
    .order("created_at", { ascending: false })
    .order("id")
    .limit(NEWEST);
  if (error) throw databaseFailure(error, "No pudimos leer los productos nuevos.");
  return data;
}

async function readBestReviews(): Promise<BestReview[]> {
  "use cache";
  cacheTag(tags.home, tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("best_reviews");
  if (error) throw databaseFailure(error, "No pudimos leer las reseñas.");
  return bestReviews.parse(data);
}

async function readStories(): Promise<RepairStory[]> {
  "use cache";
  cacheTag(tags.home);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("repair_stories")
    .select<string, Tables<"repair_stories">>(`id, ${columnsOf(STORY_FIELDS)}`)
    .eq("is_published", true)
    .order("display_order")
    .order("created_at")
    .limit(STORIES);
  if (error) throw databaseFailure(error, "No pudimos leer las reparaciones.");
  return data.map((row) => {
    const { isPublished: _, ...story } = fromRow(STORY_FIELDS, row);
    return { id: row.id, ...story };
  });
}

async function readTeam(): Promise<TeamMember[]> {
  "use cache";
  cacheTag(tags.home);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("team_members")
    .select<string, Tables<"team_members">>(`id, ${columnsOf(MEMBER_FIELDS)}`)
    .eq("is_published", true)
    .order("display_order")
    .order("created_at")
    .limit(PEOPLE);
  if (error) throw databaseFailure(error, "No pudimos leer el equipo.");
  return data.map((row) => {
    const { isPublished: _, ...member } = fromRow(MEMBER_FIELDS, row);
    return { id: row.id, ...member };
  });
}

// Sections that are left out when they cannot be read.
export const getBestSellers = () => readOr<BestSeller[], BestSeller[]>([], "home.sellers", readBestSellers());
export const getNewest = () => readOr<BestSeller[], BestSeller[]>([], "home.newest", readNewest());
export const getBestReviews = () => readOr<BestReview[], BestReview[]>([], "home.reviews", readBestReviews());
export const getStories = () => readOr<RepairStory[], RepairStory[]>([], "home.stories", readStories());
export const getTeam = () => readOr<TeamMember[], TeamMember[]>([], "home.team", readTeam());
