import type { Route } from "next";
import Link from "next/link";
import { IconLink, ViewLink } from "@/components/lists/icon-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Td } from "@/components/ui/table";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { postPath } from "@/lib/blog/paths";
import { STAGE_BADGES, STAGE_LABELS } from "@/lib/blog/staff/labels";
import { postEditorPath } from "@/lib/blog/staff/list";
import type { StaffPost } from "@/lib/blog/staff/rows";
import { formatDateTime } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { DeletePost } from "./delete-post";

type Props = { post: StaffPost; canDelete: boolean };

export function PostRow({ post, canDelete }: Props) {
  const category = CATEGORY_LABELS[post.category];
  return (
    <tr>
      <Td className="max-md:basis-full md:max-w-90">
        <div className="flex items-center gap-3">
          <Picture
            src={post.cover}
            alt=""
            width={96}
            height={54}
            sizes="6rem"
            className="aspect-video w-17 shrink-0 rounded-sm bg-muted object-cover max-md:hidden"
          />
          <div className="min-w-0">
            <Link
              href={postEditorPath(post.id) as Route}
              prefetch={false}
              title={post.title}
              className="line-clamp-2 font-semibold wrap-anywhere hover:underline md:line-clamp-1"
            >
              {post.title}
            </Link>
            <p className="text-muted-foreground lg:hidden">{category}</p>
            <p className="flex flex-wrap gap-1 max-lg:mt-0.5">
              <Badge variant={STAGE_BADGES[post.stage]} className="py-0">
                {STAGE_LABELS[post.stage]}
              </Badge>
              {post.isFeatured && (
                <Badge variant="outline" className="py-0">
                  <Icon name="lucide--star" />
                  Destacado
                </Badge>
              )}
            </p>
          </div>
        </div>
      </Td>
      <Td className="max-lg:hidden">{category}</Td>
      <Td className="hidden tabular 2xl:table-cell">{formatNumber(post.words)}</Td>
      <Td className="whitespace-nowrap max-md:flex-1 max-md:text-xs max-md:text-muted-foreground">
        {post.publishedAt && post.stage !== "borrador" ? formatDateTime(post.publishedAt) : "Sin publicar"}
      </Td>
      <Td className="hidden whitespace-nowrap 2xl:table-cell">{formatDateTime(post.updatedAt)}</Td>
      <Td className="max-md:ml-auto md:w-px">
        <div className="flex justify-end">
          {post.stage === "publicado" && (
            <ViewLink
              href={postPath(post.slug)}
              label={`Ver: ${post.title} (se abre en otra pestaña)`}
              title="Ver"
            />
          )}
          <IconLink
            href={postEditorPath(post.id)}
            label={`Editar: ${post.title}`}
            title="Editar"
            icon="lucide--pencil"
          />
          {canDelete && <DeletePost post={post} />}
        </div>
      </Td>
    </tr>
  );
}
