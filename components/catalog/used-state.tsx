import type { Product } from "@/lib/catalog/types";
import { usedStateOf } from "@/lib/catalog/used-state";

/** The grade of a used product, what is worn and what is in the box. */
export function UsedState({ product }: { product: Product }) {
  const state = usedStateOf(product);
  if (!state) return null;
  return (
    <section aria-label="Estado" className="panel grid gap-2 p-4 text-sm">
      <p>
        <b className="block text-base">{state.title}</b>
        {state.meaning}
      </p>
      {state.details.length > 0 && (
        <dl className="grid gap-2">
          {state.details.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
