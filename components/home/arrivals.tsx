import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import type { BestSeller } from "@/lib/home/rows";

/** The newest products: a picture each, with name and price below. */
export function Arrivals({ products }: { products: BestSeller[] }) {
  return (
    <ul className="arrivals">
      {products.map(({ slug, name, price, image }) => (
        <li key={slug}>
          <Picture src={image} alt="" width={160} height={160} sizes="9rem" />
          <h4>
            <PageLink href={`/producto/${slug}`} className="card-link">
              {name}
            </PageLink>
          </h4>
          <p>{formatCop(price)}</p>
        </li>
      ))}
    </ul>
  );
}
