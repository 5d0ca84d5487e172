import { resultsLabel } from "@/lib/catalog/labels";
import type { ProductList } from "@/lib/catalog/types";

/** Where the focus goes when the list was asked for anew. */
export const RESULTS = "resultados";

type Props = { list: ProductList; query: string };

/** How many there are and, when what was typed matched nothing, what was searched instead. */
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
      {resultsLabel(list.total)}
    </p>
  );
}
