import type { Metadata } from "next";
import { PurchasesIsland } from "@/components/cart/purchases-island";
import { TooManySearches } from "@/components/catalog/too-many-searches";
import { parseFilters } from "@/lib/catalog/filters";
import { getStoreList } from "@/lib/catalog/queries";
import { secondsToNextSearch } from "@/lib/catalog/search-limit";
import { storeListIndexing } from "@/lib/seo/indexing";
import { storeMetadata } from "../metadata";
import { StoreView } from "../store-view";

// Without a fallback: the current list stays until the next one has loaded, and the page is whole without scripts.
export const instant = false;

type Props = PageProps<"/tienda/lista">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseFilters(await searchParams);
  return storeMetadata(filters.category, storeListIndexing(filters));
}

/** The store's list with filters, rendered per request from cached reads. */
export default async function StoreListPage({ searchParams }: Props) {
  const filters = parseFilters(await searchParams);
  const seconds = await secondsToNextSearch();
  if (seconds > 0) return <TooManySearches seconds={seconds} />;
  return (
    <StoreView filters={filters} list={getStoreList(filters)}>
      {!filters.category && <PurchasesIsland />}
    </StoreView>
  );
}
