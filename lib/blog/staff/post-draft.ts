import type { Words } from "@/lib/core/versioned";
import { CATEGORY_LABELS } from "../labels";
import { slugOf } from "./slug";
import type { EditablePost, PostStage } from "./types";

/** The fields of the editor as they are typed. */
export type PostDraft = Pick<
  EditablePost,
  "title" | "slug" | "category" | "excerpt" | "cover" | "coverAlt" | "body" | "publishOn"
>;

export function draftOf(post: EditablePost): PostDraft {
  const { title, slug, category, excerpt, cover, coverAlt, body, publishOn } = post;
  return { title, slug, category, excerpt, cover, coverAlt, body, publishOn };
}

/** A new title. While no reader knows the address, it follows the title unless somebody wrote it by hand. */
export function retitle(draft: PostDraft, title: string, stage: PostStage): Partial<PostDraft> {
  const follows = stage !== "publicado" && draft.slug === slugOf(draft.title);
  return follows ? { title, slug: slugOf(title) } : { title };
}

/** What a post says, field by field. */
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
