import { factsOf } from "@/lib/catalog/facts";
import type { Product } from "@/lib/catalog/types";

/** What the product is, and its details: size, weight, material, origin, care. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <section aria-labelledby="ficha" className="grid gap-4">
      <h2 id="ficha" className="text-2xl">
        Ficha del producto
      </h2>
      <dl className="spec-sheet">
        {factsOf(product).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
