import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { COLUMN_LABELS } from "@/lib/catalog/import/labels";
import type { Change, ImportCheck } from "@/lib/catalog/import/types";
import { formatNumber } from "@/lib/core/money";

/** A sample of the rows to write, with their changes. */
export function SampleTable({ check: { samples, created, changed } }: { check: ImportCheck }) {
  if (samples.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Table label="Lo que cambiaría">
        <thead>
          <tr>
            <Th>Fila</Th>
            <Th>Producto</Th>
            <Th>Qué pasa</Th>
          </tr>
        </thead>
        <tbody>
          {samples.map((change) => (
            <tr key={change.line}>
              <Td className="align-top">{formatNumber(change.line)}</Td>
              <Td className="min-w-48 align-top font-semibold wrap-anywhere">{change.name}</Td>
              <Td>
                <Effect change={change} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {created + changed > samples.length && (
        <p className="text-sm text-muted-foreground">
          Se muestran {samples.length} de {formatNumber(created + changed)}.
        </p>
      )}
    </div>
  );
}

function Effect({ change: { action, isConflict, changes } }: { change: Change }) {
  if (action === "create") return <Badge>Nuevo</Badge>;
  return (
    <ul className="flex flex-col gap-1">
      {isConflict && (
        <li>
          <Badge variant="destructive">Cambió después de exportarlo</Badge>
        </li>
      )}
      {changes.map(({ column, before, after }) => (
        <li key={column} className="wrap-anywhere">
          <span className="text-muted-foreground">{COLUMN_LABELS[column] ?? column}:</span> {before} →{" "}
          <b>{after}</b>
        </li>
      ))}
    </ul>
  );
}
