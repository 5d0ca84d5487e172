import { factsOf } from "@/lib/catalog/facts";
import type { Product } from "@/lib/catalog/types";
import { usedStateOf } from "@/lib/catalog/used-state";

/** What the product is, and its details: size, weight, material, origin, care. */
export function ProductDetails({ product }: { product: Product }) {
  // What the buy box says of a used product is not repeated.
  const state = usedStateOf(product);
  const facts = factsOf(product).filter(
    ({ label, value }) =>
      value !== state?.title && !state?.details.some((said) => said.label === label && said.value === value),
  );
  return (
    <section aria-labelledby="ficha" className="grid gap-4">
      <h2 id="ficha" className="text-2xl">
        Ficha del producto
      </h2>
      <dl className="spec-sheet">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
