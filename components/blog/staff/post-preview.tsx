import { PostBody } from "@/components/blog/post-body";
import { PostCover } from "@/components/blog/post-cover";
import type { PostDraft } from "@/lib/blog/staff/post-draft";

/** Preview of the post as readers see it. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  return (
    <article className="panel flex flex-col gap-5 p-5">
      <p className="font-display text-3xl font-bold wrap-anywhere">{draft.title}</p>
      <p className="max-w-2xl text-lg text-muted-foreground wrap-anywhere">{draft.excerpt}</p>
      {draft.cover && (
        <PostCover post={draft} sizes="(min-width: 80rem) 50rem, 100vw" className="rounded-lg border" />
      )}
      {draft.body.trim() ? (
        <PostBody>{draft.body}</PostBody>
      ) : (
        <p className="text-muted-foreground">Escribe el texto y vuelve para verlo aquí.</p>
      )}
    </article>
  );
}
