import "server-only";
import { staffProductPage } from "@/lib/catalog/staff/rows";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { LISTS_UNREADABLE, MOST_PICKS, PICK_KINDS, PRODUCTS_NOT_FOUND } from "./labels";
import type { Pickable, Picks, StaffMember, StaffStory } from "./rows";
import { toStaffMember, toStaffStory } from "./rows";

const MOST = 200;
const FOUND = 8;

export async function listStories(): Promise<StaffStory[]> {
  const { data, error } = await serverClient()
    .from("repair_stories")
    .select("*")
    .order("display_order")
    .order("created_at")
    .limit(MOST);
  if (error) throw databaseFailure(error, LISTS_UNREADABLE);
  return data.map(toStaffStory);
}

export async function listTeam(): Promise<StaffMember[]> {
  const { data, error } = await serverClient()
    .from("team_members")
    .select("*")
    .order("display_order")
    .order("created_at")
    .limit(MOST);
  if (error) throw databaseFailure(error, LISTS_UNREADABLE);
  return data.map(toStaffMember);
}

/** Items chosen for the home page, and the items to choose from. */
export async function getPicks(): Promise<Picks> {
  const supabase = serverClient();
  const most = Object.values(MOST_PICKS).reduce((sum, one) => sum + one, 0);
  const { data: rows, error } = await supabase
    .from("home_picks")
    .select("*")
    .order("display_order")
    .limit(most);
  if (error) throw databaseFailure(error, LISTS_UNREADABLE);
  const [product, service, course] = PICK_KINDS.map((kind) => rows.flatMap((row) => row[`${kind}_id`] ?? []));
  const [products, services, courses] = await Promise.all([
    supabase
      .from("products")
      .select("id, name, image, price")
      .in("id", product ?? []),
    supabase.from("services").select("id, name, image, price").order("name").limit(MOST),
    supabase
      .from("courses")
      .select("id, title, cover, price")
      .eq("is_published", true)
      .order("title")
      .limit(MOST),
  ]);
  const failed = products.error ?? services.error ?? courses.error;
  if (failed) throw databaseFailure(failed, LISTS_UNREADABLE);
  const titled = (courses.data ?? []).map(({ id, title, cover, price }) => ({
    id,
    name: title,
    image: cover,
    price,
  }));
  const inOrder = (ids: string[] = [], list: Pickable[] | null = []) =>
    ids.flatMap((id) => list?.find((item) => item.id === id) ?? []);
  return {
    product: { chosen: inOrder(product, products.data) },
    service: { chosen: inOrder(service, services.data), all: services.data ?? [] },
    course: { chosen: inOrder(course, titled), all: titled },
  };
}

/** Products by name, for choosing. */
export async function findHomeProducts({ query }: { query: string }): Promise<Pickable[]> {
  const { data, error } = await serverClient().rpc("staff_products", { p_filter: { query }, p_limit: FOUND });
  if (error) throw databaseFailure(error, PRODUCTS_NOT_FOUND);
  return staffProductPage.parse(data).items.map(({ id, name, image, price }) => ({ id, name, image, price }));
}
