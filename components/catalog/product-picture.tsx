import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { CONDITION_LABELS } from "@/lib/catalog/facets";
import { SOLD_OUT } from "@/lib/catalog/labels";
import type { ProductSummary } from "@/lib/catalog/types";
import { normalizeText } from "@/lib/core/text";

type Badged = Pick<ProductSummary, "badgeText" | "badgeColor" | "condition">;

/** The text that staff chose and, unless new, the condition. */
export function ProductBadges({ product: { badgeText, badgeColor, condition } }: { product: Badged }) {
  const word = condition === "nuevo" ? "" : CONDITION_LABELS[condition];
  // Staff may have written the same on the badge.
  const isSaid = normalizeText(badgeText).includes(normalizeText(word));
  return (
    <>
      {badgeText && <Badge variant={badgeColor}>{badgeText}</Badge>}
      {word && !isSaid && <Badge variant="secondary">{word}</Badge>}
    </>
  );
}

type Marked = Badged & Pick<ProductSummary, "stock">;

/** Over a product's picture: its badges and, without stock, the sold-out mark. */
export function ProductOverlay({ product }: { product: Marked }) {
  return (
    <>
      <SoldOut stock={product.stock} />
      <div className="picture-badges">
        <ProductBadges product={product} />
      </div>
    </>
  );
}

function SoldOut({ stock }: { stock: number }) {
  if (stock > 0) return null;
  return (
    <div className="sold-out">
      <span className="sold-out-label">{SOLD_OUT}</span>
    </div>
  );
}

type Props = {
  product: Marked;
  /** In a row, which is too narrow for them, they stand beside the name. */
  hasBadges?: boolean;
  children: ReactNode;
};

/** A product's picture on a card. */
export function ProductPicture({ product, hasBadges = true, children }: Props) {
  return (
    <div className="picture-frame">
      {children}
      {hasBadges ? <ProductOverlay product={product} /> : <SoldOut stock={product.stock} />}
    </div>
  );
}
