import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { plainFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel, SOLD_OUT, unitsLabel } from "@/lib/catalog/labels";
import type { Product } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";
import type { StoreRating as Rating } from "@/lib/settings/types";
import { StoreRating } from "./store-rating";

type Props = {
  product: Product;
  rating: Rating | null;
  /** Summary of the product's reviews. */
  reviews: ReactNode;
  actions: ReactNode;
};

/** Name, price and actions of a product. */
export function ProductInfo({ product, rating, reviews, actions }: Props) {
  const { category, name, price, stock, description } = product;
  return (
    <div className="flex flex-col gap-4">
      {category && (
        <p className="text-sm font-semibold tracking-wide uppercase">
          <IntentLink href={storeHref(plainFilters(category))} className="text-primary hover:underline">
            {categoryLabel(category)}
          </IntentLink>
        </p>
      )}
      <h1 className="text-3xl sm:text-4xl">{name}</h1>
      <StoreRating rating={rating} detailed />
      {reviews}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-4xl font-bold">{formatCop(price)}</span>
        <span className="text-sm text-muted-foreground">COP, IVA incluido. Envío gratis.</span>
      </p>
      <p className={stock > 0 ? "font-semibold text-success" : "font-semibold text-destructive"}>
        {stock > 0 ? unitsLabel(stock) : SOLD_OUT}
      </p>
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      {actions}
    </div>
  );
}
