import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { emptyWords, isFiltered, waysOut } from "@/lib/catalog/empty-list";
import { type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { productsLabel } from "@/lib/catalog/labels";
import type { ProductList } from "@/lib/catalog/rows";
import { searchHref } from "@/lib/search/address";
import { StoreLink } from "./store-link";

const WHOLE_STORE = "/tienda";
const ART = "/art/no-results.svg";

type Props = { filters: StoreFilters; list: ProductList };

/** Empty list: the reason, and which choice to give up for how many products. */
export function EmptyProducts({ filters, list }: Props) {
  const ways = waysOut(filters, list);
  const [title, hint] = emptyWords(filters, list, ways.length > 0);
  return (
    <Message title={title} art={ART} role="status">
      <p className="text-muted-foreground">{hint}</p>
      <ul className="flex flex-wrap justify-center gap-3">
        {ways.map(({ label, href, count }) => (
          <li key={href}>
            <StoreLink
              href={href}
              className={buttonVariants({ variant: href === WHOLE_STORE ? "default" : "outline" })}
            >
              {label}
              <span className={href === WHOLE_STORE ? undefined : "text-muted-foreground"}>
                {productsLabel(count)}
              </span>
            </StoreLink>
          </li>
        ))}
        {filters.query && list.total === 0 && (
          <li>
            <a href={searchHref(filters.query)} className={buttonVariants({ variant: "outline" })}>
              Buscar en todo el sitio
            </a>
          </li>
        )}
        {/* A way out that leads to the whole store is the last one already. */}
        {ways.every(({ href }) => href !== WHOLE_STORE) && (
          <li>
            {list.total > 0 ? (
              <StoreLink href={storeHref(filters, { page: 1 })} className={buttonVariants()}>
                Ir a la primera página
              </StoreLink>
            ) : (
              <a
                href={filters.category || isFiltered(filters) ? WHOLE_STORE : "/servicios"}
                className={buttonVariants()}
              >
                {filters.category || isFiltered(filters) ? "Ver todos los productos" : "Ver servicios"}
              </a>
            )}
          </li>
        )}
      </ul>
    </Message>
  );
}
