import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { getSubstitutes } from "@/lib/catalog/queries";
import type { Product } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";

/** What is in stock instead of a product that is sold out, in the first screen. */
export async function Substitutes({ product }: { product: Product }) {
  const products = await getSubstitutes(product);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="disponibles" className="grid min-w-0 gap-1">
      <h2 id="disponibles" className="font-sans text-base font-semibold">
        Disponibles ahora
      </h2>
      <ul className="substitutes">
        {products.map(({ id, slug, name, price, image }) => (
          <li key={id}>
            <PageLink href={`/producto/${slug}`} className="substitute">
              <Picture src={image} alt="" width={112} height={112} sizes="56px" className="picture-ground" />
              <span className="min-w-0">
                <span className="line-clamp-2 text-sm leading-tight">{name}</span>
                <span className="font-semibold tabular">{formatCop(price)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
