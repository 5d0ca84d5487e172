import type { ProductDetail } from "@/lib/catalog/types";

/** Size, weight, material, origin, care: what the shop has to say of what it sells. */
export function ProductDetails({ details }: { details: ProductDetail[] }) {
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="ficha" className="mt-12 grid max-w-3xl gap-4">
      <h2 id="ficha" className="text-2xl">
        Ficha del producto
      </h2>
      <dl className="panel divide-y divide-line">
        {details.map(({ label, value }) => (
          <div key={label} className="grid gap-1 px-4 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
