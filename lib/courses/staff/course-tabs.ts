import type { FieldErrors } from "@/lib/core/result";
import type { COURSE_TABS } from "./labels";

export type CourseTab = keyof typeof COURSE_TABS;

const TAB_OF: Record<string, CourseTab> = {
  curriculum: "temario",
  requirements: "requisitos",
  includes: "incluye",
  learningOutcomes: "aprenderas",
};

/** The tab that shows a field, by the dotted path of its error. */
export function tabOf(path: string): CourseTab {
  return TAB_OF[path.split(".")[0] ?? ""] ?? "general";
}

/** How many fields are wrong in each tab. */
export function errorsByTab(errors: FieldErrors): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const path of Object.keys(errors)) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** The tab to open so that the first error is seen; the open one when it has an error itself. */
export function tabWithError(errors: FieldErrors, open: CourseTab): CourseTab {
  const tabs = Object.keys(errors).map(tabOf);
  return tabs.includes(open) ? open : (tabs[0] ?? open);
}
