import { SectionTabs } from "@/components/layout/section-tabs";
import { SOCIAL_POST_LIST } from "@/lib/gamification/staff/list";
import { REVIEW_LIST } from "@/lib/reviews/staff/list";

type Props = { current: string; reviews?: number; posts?: number };

/** Tabs of content to moderate. */
export function ModerationTabs({ current, reviews, posts }: Props) {
  return (
    <SectionTabs
      label="Reseñas y publicaciones"
      current={current}
      tabs={[
        { href: REVIEW_LIST.path, label: "Reseñas", count: reviews },
        { href: SOCIAL_POST_LIST.path, label: "Publicaciones", count: posts },
      ]}
    />
  );
}
