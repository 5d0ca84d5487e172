import { SectionTabs } from "@/components/layout/section-tabs";
import { POSTS_PATH } from "@/lib/gamification/staff/labels";
import { REVIEWS_PATH } from "@/lib/reviews/staff/labels";

type Props = { current: string; reviews?: number; posts?: number };

/** What customers publish and staff read first. */
export function ModerationTabs({ current, reviews, posts }: Props) {
  return (
    <SectionTabs
      label="Reseñas y publicaciones"
      current={current}
      tabs={[
        { href: REVIEWS_PATH, label: "Reseñas", count: reviews },
        { href: POSTS_PATH, label: "Publicaciones", count: posts },
      ]}
    />
  );
}
