import type { FieldErrors } from "@/lib/core/result";
import type { COURSE_TABS } from "./labels";

export type CourseTab = keyof typeof COURSE_TABS;

const TAB_OF: Record<string, CourseTab> = {
  curriculum: "temario",
  requirements: "requisitos",
  includes: "incluye",
  learningOutcomes: "aprenderas",
};

/** The tab with a field, by the dotted path of its error. */
function tabOf(path: string): CourseTab {
  return TAB_OF[path.split(".")[0] ?? ""] ?? "general";
}

/** Number of fields with errors per tab. */
export function errorsByTab(errors: FieldErrors): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const path of Object.keys(errors)) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** The tab to open after a failed save: the current one when it has an error, else the first with one. */
export function tabWithError(errors: FieldErrors, open: CourseTab): CourseTab {
  const tabs = Object.keys(errors).map(tabOf);
  return tabs.includes(open) ? open : (tabs[0] ?? open);
}
