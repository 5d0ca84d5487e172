import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { Picture } from "@/components/ui/picture";
import { categoryLabel, SOLD_OUT, unitsLabel } from "@/lib/catalog/labels";
import type { ProductSummary } from "@/lib/catalog/types";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { StoreRating as Rating } from "@/lib/settings/types";
import { ProductPicture } from "./product-picture";
import { StoreRating } from "./store-rating";

type Props = {
  product: ProductSummary;
  rating: Rating | null;
  /** The rating's source is shown on the card itself instead of below the list. */
  hasRatingSource?: boolean;
  /** The 'add to cart' button. */
  action: ReactNode;
  layout?: "grid" | "list";
  /** Above the fold: its image is loaded eagerly. */
  priority?: boolean;
  heading?: "h2" | "h3";
};

/** The whole card links to the product; the button lies above that link. */
export function ProductCard({
  product,
  rating,
  hasRatingSource,
  action,
  layout = "grid",
  priority,
  heading = "h2",
}: Props) {
  const Heading = heading;
  const isList = layout === "list";
  return (
    <article
      className={cn(
        "panel lift relative overflow-hidden",
        isList ? "grid grid-cols-[7rem_1fr] sm:grid-cols-[12rem_1fr]" : "flex flex-col",
      )}
    >
      <ProductPicture product={product}>
        <Picture
          src={product.image}
          alt=""
          width={360}
          height={360}
          sizes={
            isList
              ? "(min-width: 640px) 192px, 112px"
              : "(min-width: 1024px) 290px, (min-width: 640px) 33vw, calc(50vw - 1.5rem)"
          }
          priority={priority}
          className="cover"
        />
      </ProductPicture>
      <div className="card-text">
        {product.category && <p className="eyebrow">{categoryLabel(product.category)}</p>}
        <Heading className="card-title">
          <IntentLink href={`/producto/${product.slug}`} className="card-link">
            {product.name}
          </IntentLink>
        </Heading>
        <StoreRating rating={rating} detailed={hasRatingSource} />
        {isList && <p className="hidden text-sm text-muted-foreground sm:block">{product.description}</p>}
        <div
          className={cn(
            "mt-auto flex gap-3 pt-2",
            isList ? "flex-wrap items-end justify-between" : "flex-col",
          )}
        >
          <p>
            <span className="card-price">{formatCop(product.price)}</span>
            <span className={product.stock > 0 ? "text-sm text-success" : "text-sm text-destructive"}>
              {product.stock > 0 ? unitsLabel(product.stock) : SOLD_OUT}
            </span>
          </p>
          <div className="relative z-10">{action}</div>
        </div>
      </div>
    </article>
  );
}
