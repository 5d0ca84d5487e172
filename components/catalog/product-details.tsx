import type { ProductDetail } from "@/lib/catalog/types";

/** Details: size, weight, material, origin, care. */
export function ProductDetails({ details }: { details: ProductDetail[] }) {
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="ficha" className="flex min-w-0 flex-1 flex-col gap-4 lg:min-w-md">
      <h2 id="ficha" className="text-2xl">
        Ficha del producto
      </h2>
      <dl className="panel spec-sheet">
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
