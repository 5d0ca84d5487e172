import type { Metadata } from "next";
import { PostCard } from "@/components/gamification/staff/post-card";
import { PanelTitle } from "@/components/layout/panel-title";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListPager } from "@/components/lists/list-pager";
import { ListSearch } from "@/components/lists/list-search";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ModerationTabs } from "@/components/reviews/staff/moderation-tabs";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import {
  POST_LIST,
  POST_STATES,
  POST_STATUS_LABELS,
  POSTS_PAGE_SIZE,
  POSTS_PATH,
} from "@/lib/gamification/staff/labels";
import { listSocialPosts } from "@/lib/gamification/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Publicaciones" };

export default async function PostsPage({ searchParams }: PageProps<"/admin/resenas/publicaciones">) {
  await requireRole(STAFF_ROLES, { path: POSTS_PATH });
  const state = parseListState(await searchParams, POST_LIST);
  const { items, total, counts, reward } = await listSocialPosts(state);
  return (
    <>
      <PanelTitle title="Publicaciones">
        <p>
          Enlaces que los clientes enviaron para el logro Influencer Gamer ({reward} XP, una vez por persona).
          Ábrelos y comprueba que hablan de la tienda.
        </p>
      </PanelTitle>
      <ModerationTabs current={POSTS_PATH} posts={counts.pending} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ListSearch
          path={POSTS_PATH}
          state={state}
          label="Buscar publicaciones"
          placeholder="Persona o enlace"
        />
        <FilterSelect
          path={POSTS_PATH}
          state={state}
          name="estado"
          label="Estado"
          all="Todas"
          options={Object.entries(POST_STATES).map(([value, status]) => ({
            value,
            label: `${POST_STATUS_LABELS[status]} (${formatNumber(counts[status])})`,
          }))}
        />
      </div>
      {items.length > 0 ? (
        <ul aria-label="Publicaciones" className="flex flex-col gap-3">
          {items.map((post) => (
            <PostCard key={`${post.id}-${post.status}`} post={post} reward={reward} />
          ))}
        </ul>
      ) : (
        <ListEmpty path={POSTS_PATH} state={state} title="No hay publicaciones" />
      )}
      <ListPager path={POSTS_PATH} state={state} total={total} pageSize={POSTS_PAGE_SIZE} />
      <LiveRefresh tables={["social_posts"]} />
    </>
  );
}
