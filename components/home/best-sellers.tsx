import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import type { BestSeller } from "@/lib/home/rows";

/** Ranking of the most sold products. */
export function BestSellers({ products }: { products: BestSeller[] }) {
  return (
    <ol className="rows sm:grid sm:grid-cols-2 sm:gap-x-12">
      {products.map(({ slug, name, price, image }, index) => (
        <li key={slug} className={index === products.length - 2 ? "sm:border-b-0" : undefined}>
          <span className="w-6 font-display text-2xl font-bold text-muted-foreground">{index + 1}</span>
          <Picture src={image} alt="" width={160} height={160} sizes="5rem" />
          <div className="min-w-0 flex-1">
            <h4 className="text-base font-semibold wrap-anywhere">
              <PageLink href={`/producto/${slug}`} className="card-link">
                {name}
              </PageLink>
            </h4>
            <p className="font-display font-bold">{formatCop(price)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
