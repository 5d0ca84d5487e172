import { PageLink } from "@/components/layout/page-link";
import type { Hit } from "@/lib/search/types";
import { HitLine } from "./hit-line";

/** Results of one kind, one per line, in two columns where there is room. */
export function HitList({ hits }: { hits: Hit[] }) {
  return (
    <ul className="-mx-3 grid gap-x-6 md:grid-cols-2">
      {hits.map((hit) => (
        <li key={hit.href + hit.title} className="min-w-0">
          <PageLink href={hit.href} className="search-option rounded-md">
            <HitLine hit={hit} isSorted />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
