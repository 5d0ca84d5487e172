import { productsLabel } from "@/lib/catalog/labels";
import type { ProductList } from "@/lib/catalog/types";

/** Receives the focus after the list was reloaded. */
export const RESULTS = "resultados";

type Props = { list: ProductList; query: string };

/** Number of matches and, if nothing matched, the corrected query. */
export function ResultSummary({ list, query }: Props) {
  const isCorrected = list.corrected !== null && list.total > 0;
  return (
    <p id={RESULTS} role="status" tabIndex={-1} className="text-muted-foreground outline-none">
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
