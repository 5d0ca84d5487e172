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
import type { StaffPost } from "@/lib/blog/staff/types";
import { formatDateTime } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { DeletePost } from "./delete-post";

type Props = { post: StaffPost; canDelete: boolean };

export function PostRow({ post, canDelete }: Props) {
  const category = CATEGORY_LABELS[post.category];
  return (
    <tr>
      <Td>
        <div className="flex items-center gap-3 sm:min-w-64">
          <Picture
            src={post.cover}
            alt=""
            width={96}
            height={54}
            sizes="6rem"
            className="aspect-video w-20 shrink-0 rounded-sm bg-muted object-cover max-sm:hidden"
          />
          <div className="min-w-0">
            <Link
              href={postEditorPath(post.id) as Route}
              prefetch={false}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {post.title}
            </Link>
            <p className="text-muted-foreground sm:hidden">{category}</p>
            <p className="mt-1 flex flex-wrap gap-1">
              <Badge variant={STAGE_BADGES[post.stage]}>{STAGE_LABELS[post.stage]}</Badge>
              {post.isFeatured && (
                <Badge variant="outline">
                  <Icon name="lucide--star" />
                  Destacado
                </Badge>
              )}
            </p>
          </div>
        </div>
      </Td>
      <Td className="max-sm:hidden">{category}</Td>
      <Td className="hidden tabular-nums xl:table-cell">{formatNumber(post.words)}</Td>
      <Td className="whitespace-nowrap max-md:hidden">
        {post.publishedAt && post.stage !== "borrador" ? formatDateTime(post.publishedAt) : "Sin publicar"}
      </Td>
      <Td className="hidden whitespace-nowrap 2xl:table-cell">{formatDateTime(post.updatedAt)}</Td>
      <Td>
        <div className="flex justify-end gap-1">
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
