import { CATEGORY_LABELS } from "../labels";
import { draftOf, type PostDraft } from "./post-draft";
import type { EditablePost } from "./types";

function words(draft: PostDraft): Record<string, string> {
  return {
    Título: draft.title.trim(),
    Dirección: draft.slug.trim(),
    Categoría: CATEGORY_LABELS[draft.category],
    Resumen: draft.excerpt.trim(),
    Portada: draft.cover,
    "Texto alternativo": draft.coverAlt.trim(),
    Texto: draft.body.trim(),
  };
}

/** Both versions of a post in words, field by field. */
export function postConflict(mine: PostDraft, saved: EditablePost) {
  const theirs = words(draftOf(saved));
  return Object.entries(words(mine)).map(([label, text]) => ({
    label,
    mine: text,
    theirs: theirs[label] ?? "",
  }));
}
