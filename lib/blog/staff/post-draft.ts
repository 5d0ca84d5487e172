import type { Words } from "@/lib/core/versioned";
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

/** Labelled values of the post, for comparing two versions. */
export function postWords(draft: PostDraft): Words {
  return {
    Título: draft.title,
    Dirección: draft.slug,
    Categoría: CATEGORY_LABELS[draft.category],
    Resumen: draft.excerpt,
    Portada: draft.cover,
    "Texto alternativo": draft.coverAlt,
    Texto: draft.body,
    "Fecha y hora": draft.publishOn,
  };
}
