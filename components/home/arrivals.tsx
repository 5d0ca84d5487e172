import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import type { BestSeller } from "@/lib/home/rows";

/** The newest products: a picture each, with name and price below. */
export function Arrivals({ products }: { products: BestSeller[] }) {
  return (
    <ul className="mt-3 grid grid-cols-3 gap-3">
      {products.map(({ slug, name, price, image }) => (
        <li key={slug} className="relative text-sm">
          <Picture
            src={image}
            alt=""
            width={160}
            height={160}
            sizes="9rem"
            className="mb-2 aspect-square w-full rounded-lg bg-muted object-cover"
          />
          <h4 className="leading-snug font-semibold wrap-anywhere">
            <PageLink href={`/producto/${slug}`} className="card-link">
              {name}
            </PageLink>
          </h4>
          <p className="mt-1 font-display text-base font-bold">{formatCop(price)}</p>
        </li>
      ))}
    </ul>
  );
}
