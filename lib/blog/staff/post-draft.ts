import { type FieldTexts, labelled } from "@/lib/core/versioned";
import { CATEGORY_LABELS } from "../labels";
import { slugOf } from "./slug";
import type { EditablePost, PostStage } from "./types";

/** The editor's field values as typed. */
export type PostDraft = Pick<
  EditablePost,
  "title" | "slug" | "category" | "excerpt" | "cover" | "coverAlt" | "body" | "publishOn"
>;

export function draftOf(post: EditablePost): PostDraft {
  const { title, slug, category, excerpt, cover, coverAlt, body, publishOn } = post;
  return { title, slug, category, excerpt, cover, coverAlt, body, publishOn };
}

/** Changes the title. While the post was never published, the slug follows the title unless it was edited by hand. */
export function retitle(draft: PostDraft, title: string, stage: PostStage): Partial<PostDraft> {
  const follows = stage !== "publicado" && draft.slug === slugOf(draft.title);
  return follows ? { title, slug: slugOf(title) } : { title };
}

const LABELS: Record<keyof PostDraft, string> = {
  title: "Título",
  slug: "Dirección",
  category: "Categoría",
  excerpt: "Resumen",
  cover: "Portada",
  coverAlt: "Texto alternativo",
  body: "Texto",
  publishOn: "Fecha y hora",
};

/** Labelled values of a post, for comparing two versions. */
export function postTexts(draft: PostDraft): FieldTexts<keyof PostDraft> {
  const texts = labelled(LABELS, { ...draft, category: CATEGORY_LABELS[draft.category] });
  return { ...texts, cover: { ...texts.cover, isPicture: true } };
}
