import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import type { BestSeller } from "@/lib/home/rows";

/** Ranking of the most sold products. */
export function BestSellers({ products }: { products: BestSeller[] }) {
  return (
    <ol className="rows sellers sm:grid sm:grid-cols-2 sm:gap-x-12">
      {products.map(({ slug, name, price, image }, index) => (
        <li key={slug}>
          <span>{index + 1}</span>
          <Picture src={image} alt="" width={160} height={160} sizes="5rem" />
          <div>
            <h4>
              <PageLink href={`/producto/${slug}`} className="card-link">
                {name}
              </PageLink>
            </h4>
            <p>{formatCop(price)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
