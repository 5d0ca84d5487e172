import type { Metadata } from "next";
import { PostCard } from "@/components/gamification/staff/post-card";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ModerationTabs } from "@/components/reviews/staff/moderation-tabs";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import { POST_STATES, POST_STATUS_LABELS } from "@/lib/gamification/staff/labels";
import { SOCIAL_POST_LIST } from "@/lib/gamification/staff/list";
import { listSocialPosts } from "@/lib/gamification/staff/queries";

export const metadata: Metadata = { title: "Publicaciones" };

export default async function PostsPage({ searchParams }: PageProps<"/admin/resenas/publicaciones">) {
  await requireRole(STAFF_ROLES, { path: SOCIAL_POST_LIST.path });
  const state = parseListState(await searchParams, SOCIAL_POST_LIST);
  const { items, total, counts, reward } = await listSocialPosts(state);
  return (
    <>
      <ListHead
        title="Publicaciones"
        tabs={<ModerationTabs current={SOCIAL_POST_LIST.path} posts={counts.pending} />}
        note={`Enlaces para el logro Influencer Gamer: ${reward} XP, una vez por persona.`}
      />
      <ListTools state={state} label="Buscar publicaciones" placeholder="Persona o enlace">
        <FilterSelect
          state={state}
          name="estado"
          label="Estado"
          all="Todas"
          options={Object.fromEntries(
            Object.entries(POST_STATES).map(([value, status]) => [
              value,
              `${POST_STATUS_LABELS[status]} (${formatNumber(counts[status])})`,
            ]),
          )}
        />
      </ListTools>
      {items.length > 0 ? (
        <ul aria-label="Publicaciones" className="panel divide-y divide-border">
          {items.map((post) => (
            <PostCard key={`${post.id}-${post.status}`} post={post} reward={reward} />
          ))}
        </ul>
      ) : (
        <ListEmpty state={state} title="No hay publicaciones" />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["social_posts"]} />
    </>
  );
}
