import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PostEditor } from "@/components/blog/staff/post-editor";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { postPath } from "@/lib/blog/paths";
import { POST_LIST, postEditorPath } from "@/lib/blog/staff/list";
import { getEditablePost, getFeatured } from "@/lib/blog/staff/queries";

export const metadata: Metadata = { title: "Editar artículo" };

export default async function PostEditorPage({ params }: PageProps<"/admin/blog/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: postEditorPath(id) });
  const [post, featured] = await Promise.all([getEditablePost(id), getFeatured()]);
  if (!post) notFound();
  return (
    <>
      <Link href={POST_LIST.path} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Blog
      </Link>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{post.title}</h1>
        {post.stage === "publicado" && (
          <a
            href={postPath(post.slug)}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ variant: "outline" })}
          >
            <Icon name="lucide--eye" />
            Ver en el blog
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        )}
      </div>
      <PostEditor key={id} post={post} featured={featured} />
    </>
  );
}
