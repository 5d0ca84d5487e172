import { KIND_PLURALS, KINDS, PLATFORM_LABELS, type Platform } from "./facets";
import { type StoreFilters, storeHref } from "./filters";
import type { StoreCounts } from "./rows";

/** Categories that are named like a console: their lists hold only some of the things that work with it. */
const CONSOLES: Partial<Record<string, Platform[]>> = {
  ps5: ["ps5"],
  ps4: ["ps4"],
  xbox: ["xbox-series", "xbox-one"],
  nintendo: ["switch-2", "switch"],
  switch: ["switch-2", "switch"],
  pc: ["pc"],
};

/** The platforms that the list's category is named after, unless platforms are chosen. */
export function consolesOf({
  category,
  platforms,
}: Pick<StoreFilters, "category" | "platforms">): Platform[] {
  return platforms.length > 0 ? [] : (CONSOLES[category] ?? []);
}

type Shortcut = { key: string; label: string; href: string; count: number };
type ShortcutRow = { title: string; isPlatforms: boolean; links: Shortcut[] };

/** Links above the list: the kinds for the console at hand, else the platforms. Without counts of their own, none. */
export function shortcutsOf(filters: StoreFilters, counts: StoreCounts): ShortcutRow | null {
  const { platforms, kinds, category } = filters;
  const consoles = consolesOf(filters);
  if (platforms.length === 0 && consoles.length === 0) {
    if (category || kinds.length > 0) return null;
    return {
      title: "Por consola",
      isPlatforms: true,
      links: (Object.keys(PLATFORM_LABELS) as Platform[])
        .map((key) => ({
          key,
          label: PLATFORM_LABELS[key],
          href: storeHref(filters, { platforms: [key] }),
          count: counts.facets.platforms[key] ?? 0,
        }))
        .filter(({ count }) => count > 0),
    };
  }
  if (kinds.length > 0) return null;
  const all = consoles.length > 0 ? { ...filters, category: "", platforms: consoles } : filters;
  const numbers = consoles.length > 0 ? counts.forConsole : counts.facets.kinds;
  const names = (consoles.length > 0 ? consoles : platforms).map((platform) => PLATFORM_LABELS[platform]);
  return {
    title: `Todo para ${names.join(" y ")}`,
    isPlatforms: false,
    links: KINDS.map((key) => ({
      key,
      label: KIND_PLURALS[key],
      href: storeHref(all, { kinds: [key] }),
      count: numbers[key] ?? 0,
    })).filter(({ count }) => count > 0),
  };
}
