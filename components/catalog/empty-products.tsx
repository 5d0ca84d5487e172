import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { plainFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel, NO_PRODUCTS } from "@/lib/catalog/labels";

const ART = "/art/no-results.svg";

type Props = { filters: StoreFilters; total: number; all: number };

/** Empty list: the reason, and a link to a broader list. */
export function EmptyProducts({ filters, total, all }: Props) {
  const { title, hint, href, label } = explain(filters, total, all);
  return (
    <Message title={title} art={ART} role="status">
      <p className="text-muted-foreground">{hint}</p>
      <IntentLink href={href} className={buttonVariants()}>
        {label}
      </IntentLink>
    </Message>
  );
}

function explain(filters: StoreFilters, total: number, all: number) {
  const { category, query, price } = filters;
  if (total > 0)
    return {
      title: "Esta página ya no tiene productos.",
      hint: "La lista se hizo más corta desde que se guardó este enlace.",
      href: storeHref(filters, { page: 1 }),
      label: "Ir a la primera página",
    };
  if (category)
    return {
      title: `No se encontraron productos en la categoría ${categoryLabel(category)}`,
      hint:
        all > 0 && (query || price)
          ? "Hay productos con esos filtros en otras categorías."
          : "Mira todo lo que tenemos en la tienda.",
      href: storeHref(all > 0 ? { ...filters, category: "" } : plainFilters()),
      label: all > 0 && (query || price) ? "Buscar en todas las categorías" : "Ver todos los productos",
    };
  if (query || price)
    return {
      title: query ? `No encontramos nada para «${query}»` : "No hay productos en ese rango de precio",
      hint: "Prueba con otra palabra, quita un filtro o escríbenos por WhatsApp: también conseguimos por encargo.",
      href: storeHref(plainFilters()),
      label: "Ver todos los productos",
    };
  return {
    title: NO_PRODUCTS,
    hint: "Vuelve pronto o mira nuestros servicios de reparación.",
    href: "/servicios",
    label: "Ver servicios",
  };
}
