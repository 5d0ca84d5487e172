import type { StoreFilters } from "@/lib/catalog/filters";
import type { StoreCounts } from "@/lib/catalog/rows";
import { facetGroups } from "@/lib/catalog/store";
import { FacetGroup } from "./facet-group";

type Props = { filters: StoreFilters; counts: StoreCounts };

/** Groups that are open before anything is chosen: what most people choose by. */
const OPEN = 2;

/** All filters of the list, each option with what it would leave. */
export function FilterPanel({ filters, counts }: Props) {
  return facetGroups(filters, counts).map((group, place) => (
    <FacetGroup key={group.id} {...group} startsOpen={place < OPEN} />
  ));
}
