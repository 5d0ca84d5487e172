import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { fewUnitsLabel } from "@/lib/catalog/labels";
import type { ProductSummary } from "@/lib/catalog/types";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { StoreRating as Rating } from "@/lib/settings/types";
import { CardRating, type OwnRating } from "./card-rating";
import { ProductBadges, ProductPicture } from "./product-picture";
import { StoreRating } from "./store-rating";

type Props = {
  product: ProductSummary;
  /** The store's rating. */
  rating: Rating | null;
  /** The product's own, from its reviews. */
  ownRating?: OwnRating | undefined;
  /** The rating's source is shown on the card itself instead of below the list. */
  hasRatingSource?: boolean;
  /** The 'add to cart' button. */
  action: ReactNode;
  layout?: "grid" | "list";
  /** Above the fold: its image is loaded eagerly. */
  priority?: boolean;
  heading?: "h2" | "h3";
};

const SIZES = {
  grid: "(min-width: 1024px) 290px, (min-width: 640px) 33vw, calc(50vw - 1.5rem)",
  list: "(min-width: 640px) 144px, 96px",
};

/** The whole card links to the product; the button lies above that link. */
export function ProductCard({
  product,
  rating,
  ownRating,
  hasRatingSource,
  action,
  layout = "grid",
  priority,
  heading: Heading = "h2",
}: Props) {
  const isList = layout === "list";
  const picture = { alt: "", width: 360, height: 360, sizes: SIZES[layout], className: "cover" };
  const left = fewUnitsLabel(product.stock);
  return (
    <article className={cn("product-card", isList && "product-row")}>
      <ProductPicture product={product} hasBadges={!isList}>
        <Picture {...picture} src={product.image} priority={priority} />
        {product.otherImage && !isList && (
          <Picture {...picture} src={product.otherImage} className="cover other-picture" />
        )}
      </ProductPicture>
      <div className="card-text">
        {isList && (
          <p className="flex flex-wrap gap-1 empty:hidden">
            <ProductBadges product={product} />
          </p>
        )}
        <Heading className="card-title">
          <PageLink href={`/producto/${product.slug}`} className="card-link" isCard>
            {product.name}
          </PageLink>
        </Heading>
        {hasRatingSource ? (
          <StoreRating rating={rating} detailed />
        ) : (
          <CardRating own={ownRating} store={rating} />
        )}
        {isList && <p className="card-note max-sm:hidden">{product.description}</p>}
      </div>
      <div className="card-foot">
        <p>
          <span className="card-price">{formatCop(product.price)}</span>
          {left && <span className="card-left">{left}</span>}
        </p>
        <div className="relative z-10">{action}</div>
      </div>
    </article>
  );
}
