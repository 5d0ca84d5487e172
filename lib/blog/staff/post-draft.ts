import type { TypedPost } from "./schema";
import { slugOf } from "./slug";
import type { EditablePost, PostStage } from "./types";

/** The fields of the editor as they are typed. */
export type PostDraft = Pick<
  EditablePost,
  "title" | "slug" | "category" | "excerpt" | "cover" | "coverAlt" | "body"
>;

export function draftOf(post: EditablePost): PostDraft {
  const { title, slug, category, excerpt, cover, coverAlt, body } = post;
  return { title, slug, category, excerpt, cover, coverAlt, body };
}

/** A new title. While no reader knows the address, it follows the title unless somebody wrote it by hand. */
export function retitle(draft: PostDraft, title: string, stage: PostStage): Partial<PostDraft> {
  const follows = stage !== "publicado" && draft.slug === slugOf(draft.title);
  return follows ? { title, slug: slugOf(title) } : { title };
}

/** The same text for two drafts that would be saved alike. */
export function fingerprint(draft: PostDraft): string {
  return JSON.stringify(Object.values(draft).map((text) => text.trim()));
}

type Save = Pick<TypedPost, "id" | "version" | "step" | "publishOn">;

/** What is sent to be saved. */
export function typedPost(draft: PostDraft, save: Save): TypedPost {
  return { ...draft, ...save };
}
