import { PageLink } from "@/components/layout/page-link";
import { cn } from "@/lib/core/cn";
import { COURSE_TABS, type CourseTab, courseTabPath } from "@/lib/courses/course-filter";
import { TAB_LABELS } from "@/lib/courses/labels";

/** Tabs of the catalogue, each with its own URL. */
export function CourseTabs({ current }: { current: CourseTab }) {
  return (
    <nav aria-label="Categorías de cursos" className="-mx-1 relative overflow-x-auto px-1 py-1">
      <ul className="flex gap-2">
        {COURSE_TABS.map((tab) => (
          <li key={tab}>
            <PageLink
              href={courseTabPath(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center rounded-md border px-4 font-semibold whitespace-nowrap transition-colors",
                tab === current
                  ? "border-transparent bg-primary-solid text-primary-solid-foreground"
                  : "border-input bg-card hover:bg-muted",
              )}
            >
              {TAB_LABELS[tab]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
