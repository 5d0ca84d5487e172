import { searchHref } from "@/lib/search/address";
import { GROUP_LABELS } from "@/lib/search/labels";
import { HIT_KINDS, type HitKind, type SearchAnswer } from "@/lib/search/types";

type Props = { query: string; current: HitKind | null; counts: SearchAnswer["counts"]; all: number };

const TAB =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-border px-4 font-semibold whitespace-nowrap hover:bg-muted aria-[current]:border-primary aria-[current]:text-primary";

/** Tabs of the kinds found, each with its number; plain links, so that the URL names the tab. */
export function KindTabs({ query, current, counts, all }: Props) {
  const kinds = HIT_KINDS.filter((kind) => counts[kind]);
  if (kinds.length < 2) return null;
  return (
    <nav aria-label="Tipos de resultado">
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <li>
          <a href={searchHref(query)} aria-current={current ? undefined : "page"} className={TAB}>
            Todo <span className="text-muted-foreground tabular">{all}</span>
          </a>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={searchHref(query, kind)}
              aria-current={kind === current ? "page" : undefined}
              className={TAB}
            >
              {GROUP_LABELS[kind]} <span className="text-muted-foreground tabular">{counts[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
