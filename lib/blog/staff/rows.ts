import { formatDateTime, toColombianInput } from "@/lib/core/dates";
import type { Tables, TablesUpdate } from "@/lib/supabase/database.types";
import { isPostCategory } from "../paths";
import type { SavePostInput } from "./schema";
import { type EditablePost, POST_STAGES, type PostStage, type StaffPostPage } from "./types";

type Listed =
  | "id"
  | "slug"
  | "title"
  | "category"
  | "cover"
  | "is_featured"
  | "published_at"
  | "updated_at"
  | "words";
type ListRow = Pick<Tables<"posts">, Listed> & { stage: PostStage };
export type PostRow = Pick<
  Tables<"posts">,
  | Exclude<Listed, "updated_at" | "words">
  | "announced_at"
  | "excerpt"
  | "body"
  | "cover_alt"
  | "state"
  | "version"
>;
export type StaffPostsAnswer = {
  items: ListRow[];
  total: number;
  counts: Partial<Record<PostStage, number>>;
};

export function toStaffPosts({ items, total, counts }: StaffPostsAnswer): StaffPostPage {
  return {
    total,
    counts: { borrador: 0, programado: 0, publicado: 0, ...counts },
    items: items.map(({ is_featured, published_at, updated_at, ...post }) => ({
      ...post,
      isFeatured: is_featured,
      publishedAt: published_at,
      updatedAt: updated_at,
    })),
  };
}

export function stageOf(
  { state, published_at }: Pick<PostRow, "state" | "published_at">,
  now: number,
): PostStage {
  if (state === "borrador") return "borrador";
  return Date.parse(published_at ?? "") > now ? "programado" : "publicado";
}

export function toEditablePost(row: PostRow, now = Date.now()): EditablePost {
  const { id, slug, title, excerpt, body, category, cover, version, published_at } = row;
  return {
    id,
    slug,
    title,
    excerpt,
    body,
    category,
    cover,
    version,
    coverAlt: row.cover_alt,
    stage: stageOf(row, now),
    isFeatured: row.is_featured,
    publishOn: published_at ? toColombianInput(published_at) : "",
    publishedText: published_at ? formatDateTime(published_at) : "",
    announcedText: row.announced_at ? formatDateTime(row.announced_at) : "",
  };
}

/** What a step changes of when readers get it. Nobody but the database's clock says what 'now' is. */
function publication(
  { step, publishAt }: SavePostInput,
  before: PostRow,
  now: number,
): TablesUpdate<"posts"> {
  const wasOut = before.published_at !== null && Date.parse(before.published_at) <= now;
  // A post that comes back keeps the date it was first published.
  const first = wasOut ? before.published_at : null;
  if (step === "publicar") return { state: "publicado", published_at: first };
  if (step === "programar") return { state: "publicado", published_at: publishAt, is_featured: false };
  if (step === "despublicar") return { state: "borrador", published_at: first, is_featured: false };
  return {};
}

/** The columns that a save writes. */
export function toSavedPost(input: SavePostInput, before: PostRow, now = Date.now()): TablesUpdate<"posts"> {
  const { title, slug, category, excerpt, body, cover, coverAlt } = input;
  return {
    title,
    slug,
    category,
    excerpt,
    body,
    cover,
    cover_alt: coverAlt,
    ...publication(input, before, now),
  };
}

/** What the address of the list asks for; what it does not know is not asked. */
export function listFilters({ categoria = "", estado = "" }: Record<string, string>) {
  return {
    ...(isPostCategory(categoria) && { p_category: categoria }),
    ...((POST_STAGES as readonly string[]).includes(estado) && { p_state: estado }),
  };
}
