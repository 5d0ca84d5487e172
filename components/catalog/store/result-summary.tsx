import { productsLabel } from "@/lib/catalog/labels";
import type { ProductList } from "@/lib/catalog/rows";
import { cn } from "@/lib/core/cn";
import { RESULTS } from "./ids";

type Props = { list: Pick<ProductList, "total" | "corrected">; query: string };

/** Number of matches and, if nothing matched, the corrected query. On phones the heading shows the number. */
export function ResultSummary({ list, query }: Props) {
  const isCorrected = list.corrected !== null && list.total > 0;
  return (
    <p
      id={RESULTS}
      tabIndex={-1}
      className={cn(
        "scroll-mt-36 text-sm text-muted-foreground outline-none",
        !isCorrected && "max-lg:sr-only",
      )}
    >
      {isCorrected && (
        <>
          Mostrando resultados para <strong className="text-foreground">«{list.corrected}»</strong>
          <span className="block text-sm">No encontramos «{query}». </span>
        </>
      )}
      {productsLabel(list.total)}
    </p>
  );
}
