import type { Metadata } from "next";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ModerationTabs } from "@/components/reviews/staff/moderation-tabs";
import { ReviewBatch } from "@/components/reviews/staff/review-batch";
import { ReviewCard } from "@/components/reviews/staff/review-card";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import { starsLabel } from "@/lib/reviews/rating";
import { REVIEW_STATES, REVIEW_STATUS_LABELS } from "@/lib/reviews/staff/labels";
import { REVIEW_LIST } from "@/lib/reviews/staff/list";
import { listReviews } from "@/lib/reviews/staff/queries";

export const metadata: Metadata = { title: "Reseñas" };

export default async function ReviewsPage({ searchParams }: PageProps<"/admin/resenas">) {
  await requireRole(STAFF_ROLES, { path: REVIEW_LIST.path });
  const state = parseListState(await searchParams, REVIEW_LIST);
  const { items, total, counts } = await listReviews(state);
  return (
    <>
      <ListHead
        title="Reseñas"
        tabs={<ModerationTabs current={REVIEW_LIST.path} reviews={counts.pending} />}
        note="Se publican en el producto cuando las apruebas."
      />
      <ListTools state={state} label="Buscar reseñas" placeholder="Producto, persona o palabras">
        <FilterSelect
          state={state}
          name="estado"
          label="Estado"
          all="Todas"
          options={Object.fromEntries(
            Object.entries(REVIEW_STATES).map(([value, status]) => [
              value,
              `${REVIEW_STATUS_LABELS[status]} (${formatNumber(counts[status])})`,
            ]),
          )}
        />
        <FilterSelect
          state={state}
          name="estrellas"
          label="Estrellas"
          all="Todas"
          options={Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [stars, starsLabel(stars)]))}
        />
      </ListTools>
      {items.length > 0 ? (
        <ReviewBatch waiting={items.filter(({ status }) => status === "pending").length}>
          <ul aria-label="Reseñas" className="panel divide-y divide-border">
            {items.map((review) => (
              <ReviewCard key={`${review.id}-${review.status}`} review={review} />
            ))}
          </ul>
        </ReviewBatch>
      ) : (
        <ListEmpty state={state} title="No hay reseñas" />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["reviews"]} />
    </>
  );
}
