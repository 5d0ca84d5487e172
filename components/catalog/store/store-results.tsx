import type { ReactNode } from "react";
import type { StoreFilters } from "@/lib/catalog/filters";
import type { ProductList } from "@/lib/catalog/rows";
import type { ProductSummary } from "@/lib/catalog/types";
import type { ProductRatings } from "@/lib/reviews/rows";
import { ProductCard } from "../product-card";
import { ProductGrid } from "../product-grid";
import { ActiveFilters } from "./active-filters";
import { EmptyProducts } from "./empty-products";
import { Pager } from "./pager";
import { ResultSummary } from "./result-summary";

/** Cards above the fold: their images load eagerly. */
const FIRST_ROW = 3;

type Props = {
  filters: StoreFilters;
  list: ProductList;
  ratings: ProductRatings;
  /** The button on the card of a product. */
  action: (product: ProductSummary) => ReactNode;
};

/** The list with its summary; dimmed while the next one loads. */
export function StoreResults({ filters, list, ratings, action }: Props) {
  const layout = filters.view === "lista" ? "list" : "grid";
  return (
    <div className="grid gap-2 group-has-[[data-pending]]/store:opacity-50 lg:gap-4">
      <div className="list-summary">
        <ResultSummary list={list} query={filters.query} />
        <ActiveFilters filters={filters} />
      </div>
      {list.items.length === 0 ? (
        <EmptyProducts filters={filters} list={list} />
      ) : (
        <ProductGrid layout={layout} label="Productos">
          {list.items.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              ownRating={ratings[product.id]}
              layout={layout}
              priority={index < FIRST_ROW}
              action={action(product)}
            />
          ))}
        </ProductGrid>
      )}
      <Pager filters={filters} total={list.total} />
    </div>
  );
}
