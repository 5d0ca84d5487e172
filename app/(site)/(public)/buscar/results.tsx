import { HitCard } from "@/components/search/hit-card";
import { HitList } from "@/components/search/hit-list";
import { KindTabs } from "@/components/search/kind-tabs";
import { NoHits } from "@/components/search/no-hits";
import { plainFilters, storeHref } from "@/lib/catalog/filters";
import { getCategories } from "@/lib/catalog/queries";
import { searchHref } from "@/lib/search/address";
import { GROUP_LABELS } from "@/lib/search/labels";
import { recordMiss } from "@/lib/search/mutations";
import { searchSite } from "@/lib/search/queries";
import type { Hit, HitKind } from "@/lib/search/types";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

const BEST = 3;
const EACH = 6;
const MOST = 48;
const MORE = "inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4";

type Props = { query: string; kind: HitKind | null };

/** Search results: the best first, then a section per kind, in the order of their best ones; without results, what else to try. */
export async function Results({ query, kind }: Props) {
  const [answer, settings] = await Promise.all([
    searchSite({ query, kind, limit: MOST, each: kind ? MOST : EACH }),
    getSettings(),
  ]);
  const { hits, corrected, counts } = answer;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0 || hits.length === 0) {
    if (query && all === 0) await recordMiss(query);
    return (
      <NoHits
        query={query}
        categories={await getCategories()}
        chat={
          settings.whatsapp &&
          whatsappLink(settings.whatsapp, `Hola, estoy buscando ${query || "un producto"}.`)
        }
      />
    );
  }
  const best = kind ? [] : hits.slice(0, BEST);
  const rest = hits.filter((hit) => !best.includes(hit));
  const kinds = [...new Set(hits.map((hit) => hit.kind))];
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">
          {all} {all === 1 ? "resultado" : "resultados"} para «{corrected ?? query}»
        </h1>
        {corrected && (
          <p role="status" className="text-muted-foreground">
            Buscamos «{corrected}» en vez de «{query}».
          </p>
        )}
      </header>
      <KindTabs query={query} current={kind} counts={counts} all={all} />
      {best.length > 0 && (
        <section aria-labelledby="mejores">
          <h2 id="mejores" className="sr-only">
            Lo más parecido
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3">
            {best.map((hit) => (
              <li key={hit.href + hit.title} className="grid">
                <HitCard hit={hit} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {kinds.map((one) => (
        <Group
          key={one}
          kind={one}
          query={query}
          total={counts[one] ?? 0}
          hits={rest.filter((hit) => hit.kind === one)}
          isAlone={kind === one}
        />
      ))}
    </>
  );
}

type GroupProps = { kind: HitKind; query: string; hits: Hit[]; total: number; isAlone: boolean };

function Group({ kind, query, hits, total, isAlone }: GroupProps) {
  if (hits.length === 0) return null;
  const showsProducts = kind === "product";
  return (
    <section aria-labelledby={`grupo-${kind}`} className="grid gap-3">
      <h2 id={`grupo-${kind}`} className={isAlone ? "sr-only" : "text-xl"}>
        {GROUP_LABELS[kind]}
      </h2>
      <HitList hits={hits} />
      {showsProducts ? (
        <a href={storeHref(plainFilters(), { query })} className={MORE}>
          Filtrar y ordenar en la tienda
        </a>
      ) : (
        !isAlone &&
        total > EACH && (
          <a href={searchHref(query, kind)} className={MORE}>
            Ver los {total} en {GROUP_LABELS[kind].toLowerCase()}
          </a>
        )
      )}
    </section>
  );
}
