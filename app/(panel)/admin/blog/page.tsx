import type { Metadata } from "next";
import { NewPost } from "@/components/blog/staff/new-post";
import { NoPosts } from "@/components/blog/staff/no-posts";
import { PostFilters } from "@/components/blog/staff/post-filters";
import { PostTable } from "@/components/blog/staff/post-table";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { requireRole } from "@/lib/auth/guards";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { CAN_EDIT, CAN_EDIT_AND_DELETE } from "@/lib/blog/staff/labels";
import { POST_LIST } from "@/lib/blog/staff/list";
import { listPosts } from "@/lib/blog/staff/queries";
import { parseListState } from "@/lib/core/list-state";

export const metadata: Metadata = { title: "Blog" };

export default async function BlogAdminPage({ searchParams }: PageProps<"/admin/blog">) {
  const { role } = await requireRole(STAFF_ROLES, { path: POST_LIST.path });
  const params = await searchParams;
  const state = parseListState(params, POST_LIST);
  const { items, total, counts } = await listPosts(state);
  const canDelete = canDeleteContent(role);
  return (
    <>
      <ListHead title="Blog" note={canDelete ? CAN_EDIT_AND_DELETE : CAN_EDIT}>
        <NewPost key={String(params.nuevo)} startsOpen={params.nuevo === "1"} />
      </ListHead>
      <PostFilters state={state} counts={counts} />
      {items.length > 0 ? <PostTable posts={items} canDelete={canDelete} /> : <NoPosts state={state} />}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["posts"]} />
    </>
  );
}
