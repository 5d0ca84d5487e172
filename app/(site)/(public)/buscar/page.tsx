import type { Metadata } from "next";
import { Suspense } from "react";
import { AllAtOnce } from "@/components/catalog/all-at-once";
import { NoScriptReveal } from "@/components/catalog/no-script-reveal";
import { TooManySearches } from "@/components/catalog/too-many-searches";
import { SearchField } from "@/components/search/search-field";
import { secondsToNextSearch } from "@/lib/catalog/search-limit";
import { readKind, readQuery } from "@/lib/search/address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Results } from "./results";

/** Splits long results into nested chunks, streamed one per turn of the event loop. */
const TURNS = 10;

type Props = PageProps<"/buscar">;

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    title: "Buscar",
    description: "Busca productos, servicios, cursos, artículos y ayuda de la tienda.",
    path: "/buscar",
    indexing: "search",
  });

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function Search({ searchParams }: Pick<Props, "searchParams">) {
  const { q, tipo } = await searchParams;
  const query = readQuery(q);
  const seconds = query ? await secondsToNextSearch() : 0;
  if (seconds > 0) return <TooManySearches seconds={seconds} />;
  const results = await Results({ query, kind: readKind(tipo) });
  return (
    <AllAtOnce arrived={turns(TURNS)}>
      <div className="page grid min-h-dvh content-start gap-6 py-6 sm:py-10" data-streamed="">
        <div className="max-w-2xl lg:hidden">
          <SearchField id="buscar-en-pagina" query={query} />
        </div>
        {results}
      </div>
    </AllAtOnce>
  );
}

/** The results of the site's search, rendered per request. */
export default function SearchPage({ searchParams }: Props) {
  return (
    <>
      <NoScriptReveal />
      <Suspense fallback={<div className="page min-h-dvh py-10" data-skeleton="" />}>
        <Search searchParams={searchParams} />
      </Suspense>
    </>
  );
}
