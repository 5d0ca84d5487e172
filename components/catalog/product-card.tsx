import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { fewUnitsLabel } from "@/lib/catalog/labels";
import type { ProductSummary } from "@/lib/catalog/types";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { CardRating, type OwnRating } from "./card-rating";
import { ProductBadges, ProductPicture } from "./product-picture";

type Props = {
  product: ProductSummary;
  /** The product's rating, from its reviews. */
  ownRating?: OwnRating | undefined;
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
  ownRating,
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
        <CardRating own={ownRating} />
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
