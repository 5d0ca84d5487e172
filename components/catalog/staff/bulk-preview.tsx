import { productsLabel } from "@/lib/catalog/labels";
import { type BulkKind, bulkValueText } from "@/lib/catalog/staff/bulk";
import type { BulkOutcome } from "@/lib/catalog/staff/rows";

type Props = { kind: BulkKind; outcome: BulkOutcome };

/** Number of affected products and sample changes. */
export function BulkPreview({ kind, outcome: { selected, changed, refused, examples } }: Props) {
  const same = selected - changed - refused;
  return (
    <div role="status" className="flex flex-col gap-3 rounded-md border border-input p-4">
      {refused > 0 ? (
        <p className="font-semibold text-destructive">
          {productsLabel(refused)} no {refused === 1 ? "puede" : "pueden"} cambiar así:{" "}
          {kind === "stock" ? "no tienen tantas unidades." : "el precio no sería posible."} Ajusta el cambio o
          la selección.
        </p>
      ) : (
        <p className="font-semibold">
          {changed === 0
            ? "Ningún producto cambia."
            : `${changed === 1 ? "Cambia" : "Cambian"} ${productsLabel(changed)}.`}
          {same > 0 && changed > 0 && ` ${productsLabel(same)} ya ${same === 1 ? "está" : "están"} así.`}
        </p>
      )}
      {examples.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {examples.map(({ name, before, after }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 truncate">{name}</span>
              <span className="tabular text-muted-foreground">
                {bulkValueText(kind, before)} a{" "}
                <strong className="text-foreground">{bulkValueText(kind, after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
