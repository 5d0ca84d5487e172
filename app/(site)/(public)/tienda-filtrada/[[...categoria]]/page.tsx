import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { AllAtOnce } from "@/components/catalog/all-at-once";
import { NoScriptReveal } from "@/components/catalog/no-script-reveal";
import { StoreSkeleton } from "@/components/catalog/store-skeleton";
import { TooManySearches } from "@/components/catalog/too-many-searches";
import { readCategory } from "@/lib/catalog/category";
import { parseFilters } from "@/lib/catalog/filters";
import { getChosenList } from "@/lib/catalog/queries";
import { secondsToNextSearch } from "@/lib/catalog/search-limit";
import { storeListIndexing } from "@/lib/seo/indexing";
import { storeMetadata } from "../../tienda/metadata";
import { StoreView } from "../../tienda/store-view";

/** Splits a long list into nested chunks, streamed one per turn of the event loop. */
const TURNS = 10;

type Props = PageProps<"/tienda-filtrada/[[...categoria]]">;

async function categoryOf(params: Props["params"]) {
  const segments = (await params).categoria ?? [];
  if (segments.length > 1) notFound();
  return readCategory(segments[0] ?? "");
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { category } = await categoryOf(params);
  return storeMetadata(category, storeListIndexing(parseFilters(await searchParams)));
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function FilteredStore({ params, searchParams }: Props) {
  const { category } = await categoryOf(params);
  const filters = parseFilters(await searchParams, category);
  const seconds = await secondsToNextSearch();
  if (seconds > 0) return <TooManySearches seconds={seconds} />;
  const store = await StoreView({ filters, list: getChosenList(filters) });
  return <AllAtOnce arrived={turns(TURNS)}>{store}</AllAtOnce>;
}

/** Target of the /tienda?… rewrite: rendered per request, streamed after its skeleton. */
export default function FilteredStorePage(props: Props) {
  return (
    <>
      <NoScriptReveal />
      <Suspense fallback={<StoreSkeleton />}>
        <FilteredStore {...props} />
      </Suspense>
    </>
  );
}
