import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { SOLD_OUT } from "@/lib/catalog/labels";
import type { ProductSummary } from "@/lib/catalog/types";

type Props = { product: Pick<ProductSummary, "stock" | "badgeText" | "badgeColor">; children: ReactNode };

/** A product's image with its badge and, without stock, the sold-out overlay. */
export function ProductPicture({ product, children }: Props) {
  return (
    <div className="picture-frame">
      {children}
      {product.stock === 0 && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center bg-black/65">
          <span className="-rotate-6 rounded-sm border-2 border-white px-4 py-1 font-display text-lg font-bold tracking-widest text-white uppercase">
            {SOLD_OUT}
          </span>
        </div>
      )}
      {product.badgeText && (
        <Badge variant={product.badgeColor} className="picture-badge">
          {product.badgeText}
        </Badge>
      )}
    </div>
  );
}
