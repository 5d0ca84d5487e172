import { PageLink } from "@/components/layout/page-link";
import { CATEGORY_LABELS, POST_CATEGORIES } from "@/lib/blog/labels";
import { blogPath } from "@/lib/blog/paths";
import type { PostCategory, PostCounts } from "@/lib/blog/types";
import { cn } from "@/lib/core/cn";

type Props = { counts: PostCounts; current: PostCategory | null };

/** Links to the categories with their number of posts. */
export function CategoryNav({ counts, current }: Props) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { category: null, label: "Todos", count: total },
    ...POST_CATEGORIES.map((category) => ({
      category,
      label: CATEGORY_LABELS[category],
      count: counts[category],
    })),
  ];
  return (
    <nav aria-label="Categorías del blog">
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {entries.map(({ category, label, count }) => (
          <li key={label} className="shrink-0">
            <PageLink
              href={blogPath(category)}
              aria-current={category === current ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center gap-2 rounded-md border px-4 font-semibold transition-colors",
                category === current
                  ? "border-transparent bg-primary-solid text-primary-solid-foreground"
                  : "border-input bg-card hover:bg-muted",
              )}
            >
              {label}
              <span className={cn("text-sm font-normal", category !== current && "text-muted-foreground")}>
                <span className="sr-only">(</span>
                {count}
                <span className="sr-only"> artículos)</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
