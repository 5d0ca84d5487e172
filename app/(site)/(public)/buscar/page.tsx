import type { Metadata } from "next";
import { TooManySearches } from "@/components/catalog/too-many-searches";
import { SearchField } from "@/components/search/search-field";
import { secondsToNextSearch } from "@/lib/catalog/search-limit";
import { readKind, readQuery } from "@/lib/search/address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Results } from "./results";

// Without a fallback: the page is whole without scripts.
export const instant = false;

type Props = PageProps<"/buscar">;

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    title: "Buscar",
    description: "Busca productos, servicios, cursos, artículos y ayuda de la tienda.",
    path: "/buscar",
    indexing: "search",
  });

/** The results of the site's search, rendered per request. */
export default async function SearchPage({ searchParams }: Props) {
  const { q, tipo } = await searchParams;
  const query = readQuery(q);
  const seconds = query ? await secondsToNextSearch() : 0;
  if (seconds > 0) return <TooManySearches seconds={seconds} />;
  return (
    <div className="page grid min-h-dvh content-start gap-6 py-6 sm:py-10">
      <div className="max-w-2xl lg:hidden">
        <SearchField id="buscar-en-pagina" query={query} />
      </div>
      <Results query={query} kind={readKind(tipo)} />
    </div>
  );
}
