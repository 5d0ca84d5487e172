import type { Route } from "next";
import Link from "next/link";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import type { Business } from "@/lib/overview/rows";

/** Products by units sold in the last thirty days. */
export function BestSellers({ products }: { products: Business["bestSellers"] }) {
  if (products.length === 0) return <p className="panel p-4">Nada vendido en 30 días.</p>;
  return (
    <ol className="panel divide-y divide-border">
      {products.map(({ id, name, units, amount }) => (
        <li key={id}>
          <Link
            href={`/admin/productos?q=${encodeURIComponent(name)}` as Route}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-sm hover:bg-muted"
          >
            <span className="min-w-0 flex-1 basis-40 truncate font-semibold">{name}</span>
            <span className="ml-auto text-right tabular">
              {counted(units, "unidad", "unidades")}
              <span className="ml-3 text-muted-foreground">{formatCop(amount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
