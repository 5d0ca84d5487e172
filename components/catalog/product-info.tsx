import type { ReactNode } from "react";
import { SOLD_OUT, unitsLabel } from "@/lib/catalog/labels";
import type { Product } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";
import type { StoreRating as Rating } from "@/lib/settings/types";
import { StoreRating } from "./store-rating";

type Props = {
  product: Product;
  rating: Rating | null;
  /** Summary of the product's reviews. */
  reviews: ReactNode;
  /** Price of shipping, worded to follow the price; empty when nothing is shipped. */
  shipping: string;
  /** When it arrives, how many, and the button. */
  actions: ReactNode;
  children: ReactNode;
};

/** Name, price and actions of a product. What only explains follows the button, which so needs no scrolling. */
export function ProductInfo({ product, rating, reviews, shipping, actions, children }: Props) {
  const { name, price, stock, description } = product;
  return (
    <div className="flex flex-col gap-2 lg:gap-4">
      <h1 className="text-2xl sm:text-4xl">{name}</h1>
      {reviews}
      <div className="order-1 mt-3">
        <StoreRating rating={rating} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-3xl leading-tight sm:text-4xl font-bold tabular">
          {formatCop(price)}
        </span>
        <span className="text-sm text-muted-foreground">IVA incluido{shipping}</span>
      </p>
      <p className={stock > 0 ? "text-sm text-success" : "font-semibold text-destructive"}>
        {stock > 0 ? unitsLabel(stock) : SOLD_OUT}
      </p>
      {description && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere text-muted-foreground order-1">
          {description}
        </p>
      )}
      {actions}
      <div className="grid gap-5 order-1">{children}</div>
    </div>
  );
}
