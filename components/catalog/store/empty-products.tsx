import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { activeFilters, clearedFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel, NO_PRODUCTS, productsLabel } from "@/lib/catalog/labels";
import type { StoreList } from "@/lib/catalog/types";
import { StoreLink } from "./store-link";

const WHOLE_STORE = "/tienda";
const ART = "/art/no-results.svg";

type Props = { filters: StoreFilters; list: StoreList };

/** Empty list: the reason, and which choice to give up for how many products. */
export function EmptyProducts({ filters, list }: Props) {
  const ways = waysOut(filters, list);
  const [title, hint] = explain(filters, list, ways.length > 0);
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

const isFiltered = (filters: StoreFilters) => activeFilters(filters).length > 0;

function explain(
  filters: StoreFilters,
  { total }: StoreList,
  hasWays: boolean,
): [title: string, hint: string] {
  const { category, query } = filters;
  if (total > 0)
    return [
      "Esta página ya no tiene productos.",
      "La lista se hizo más corta desde que se guardó este enlace.",
    ];
  if (query && !hasWays)
    return [
      `No encontramos nada para «${query}»`,
      "Prueba con otra palabra, quita un filtro o escríbenos por WhatsApp: también conseguimos por encargo.",
    ];
  if (category && !hasWays)
    return [
      `No se encontraron productos en la categoría ${categoryLabel(category)}`,
      "Mira todo lo que tenemos en la tienda.",
    ];
  if (isFiltered(filters))
    return [
      "Ningún producto cumple todos los filtros",
      hasWays
        ? "Quita uno de ellos:"
        : "Quita un filtro o escríbenos por WhatsApp: también conseguimos por encargo.",
    ];
  return [NO_PRODUCTS, "Vuelve pronto o mira nuestros servicios de reparación."];
}

type WayOut = { label: string; href: string; count: number };

/** Each choice whose removal alone leaves products, the most first; of a group, all its choices together. */
function waysOut(filters: StoreFilters, { total, all, without }: StoreList): WayOut[] {
  if (total > 0) return [];
  const { category, platforms, kinds, condition, price, inStock } = filters;
  const groups: [boolean, string, Partial<StoreFilters>, number][] = [
    [platforms.length > 0, "Cualquier plataforma", { platforms: [] }, without.platforms],
    [kinds.length > 0, "Cualquier tipo", { kinds: [] }, without.kinds],
    [condition !== null, "Nuevos y usados", { condition: null }, without.condition],
    [price !== null, "Cualquier precio", { price: null }, without.price],
    [inStock, "También agotados", { inStock: false }, without.stock],
    [category !== "", "Todas las categorías", { category: "" }, all],
  ];
  const single = groups.flatMap(([isOn, label, changes, count]) =>
    isOn && count > 0 ? [{ label, href: storeHref(filters, changes), count }] : [],
  );
  const cleared = storeHref(clearedFilters({ ...filters, category: "" }), { query: filters.query });
  if (single.length === 0 && without.filters > 0)
    return [{ label: "Quitar los filtros", href: cleared, count: without.filters }];
  return single.sort((a, b) => b.count - a.count);
}
