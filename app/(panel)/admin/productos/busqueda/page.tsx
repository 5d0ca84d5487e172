import type { Metadata } from "next";
import { ProductTabs } from "@/components/catalog/staff/product-tabs";
import { ListHead } from "@/components/lists/list-head";
import { AddSynonym } from "@/components/search/staff/add-synonym";
import { SynonymRow } from "@/components/search/staff/synonym-row";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { SEARCH_WORDS_PATH } from "@/lib/catalog/staff/list-address";
import { formatNumber } from "@/lib/core/money";
import { searchHref } from "@/lib/search/address";
import { listMisses, listSynonyms } from "@/lib/search/staff/queries";

export const metadata: Metadata = { title: "Búsqueda" };

export default async function SearchWordsPage() {
  await requireRole(STAFF_ROLES, { path: SEARCH_WORDS_PATH });
  const [synonyms, misses] = await Promise.all([listSynonyms(), listMisses()]);
  return (
    <>
      <ListHead
        title="Búsqueda"
        note="Quien escribe una palabra de un grupo encuentra las demás."
        tabs={<ProductTabs current={SEARCH_WORDS_PATH} />}
      />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <section aria-label="Grupos de palabras" className="grid gap-6">
          <AddSynonym />
          <ul className="grid gap-2">
            {synonyms.map((synonym) => (
              <li key={synonym.id}>
                <SynonymRow synonym={synonym} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="sin-resultado" className="panel grid gap-3 p-5">
          <h2 id="sin-resultado" className="text-lg">
            Buscado sin resultado
          </h2>
          {misses.length === 0 ? (
            <p className="text-muted-foreground">En los últimos 30 días toda búsqueda encontró algo.</p>
          ) : (
            <>
              <p className="text-sm text-muted-foreground">Últimos 30 días. No se guarda quién buscó.</p>
              <ul>
                {misses.map(({ words, hits }) => (
                  <li key={words} className="flex items-baseline justify-between gap-4 py-1.5">
                    <a href={searchHref(words)} className="min-w-0 wrap-anywhere hover:underline">
                      {words}
                    </a>
                    <span className="text-muted-foreground tabular">{formatNumber(hits)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </>
  );
}
