import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productCartItem } from "@/components/catalog/cart-item";
import { ProductCard } from "@/components/catalog/product-card";
import { ProductGrid } from "@/components/catalog/product-grid";
import { ActiveFilters } from "@/components/catalog/store/active-filters";
import { EmptyProducts } from "@/components/catalog/store/empty-products";
import { Pager } from "@/components/catalog/store/pager";
import { ResultSummary } from "@/components/catalog/store/result-summary";
import { StoreRatingSource } from "@/components/catalog/store-rating";
import type { StoreFilters } from "@/lib/catalog/filters";
import type { StoreList } from "@/lib/catalog/rows";
import type { ProductRatings } from "@/lib/reviews/rows";
import type { StoreRating } from "@/lib/settings/types";

/** Cards above the fold: their images load eagerly. */
const FIRST_ROW = 3;

type Props = {
  filters: StoreFilters;
  list: StoreList;
  ratings: ProductRatings;
  /** The store's. */
  rating: StoreRating | null;
};

/** The list with its summary, rendered by the server for the address that is opened, then in the browser. */
export function StoreResults({ filters, list, ratings, rating }: Props) {
  const layout = filters.view === "lista" ? "list" : "grid";
  return (
    <>
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
              rating={rating}
              ownRating={ratings[product.id]}
              layout={layout}
              priority={index < FIRST_ROW}
              action={<AddToCartButton item={productCartItem(product)} label="Agregar" compact />}
            />
          ))}
        </ProductGrid>
      )}
      <Pager filters={filters} total={list.total} />
      {list.items.length > 0 && <StoreRatingSource rating={rating} />}
    </>
  );
}
