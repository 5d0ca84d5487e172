import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Table, Td, Th } from "@/components/ui/table";
import type { ImportCheck } from "@/lib/catalog/import/types";
import { formatNumber } from "@/lib/core/money";

/** Error message with the download of all problems. */
export function ProblemNotice({ check: { importId, failed } }: { check: ImportCheck }) {
  return (
    <div className="flex flex-col gap-3">
      <p
        role="alert"
        className="rounded-md border border-destructive px-4 py-3 font-semibold text-destructive"
      >
        {failed === 1 ? "Una fila tiene errores." : `${formatNumber(failed)} filas tienen errores.`} Corrige
        el archivo y súbelo de nuevo: no se guardó nada.
      </p>
      <a
        href={`/api/products/import/${importId}`}
        download
        className={buttonVariants({ variant: "outline", className: "self-start" })}
      >
        <Icon name="lucide--download" />
        Descargar todos los errores
      </a>
    </div>
  );
}

/** The first invalid rows with their problems. */
export function ProblemTable({ check: { failed, problems } }: { check: ImportCheck }) {
  return (
    <div className="flex flex-col gap-2">
      <Table label="Filas con errores">
        <thead>
          <tr>
            <Th>Fila</Th>
            <Th>Qué pasa</Th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, reasons }) => (
            <tr key={line}>
              <Td className="align-top font-semibold">{formatNumber(line)}</Td>
              <Td>
                {reasons.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {failed > problems.length && (
        <p className="text-sm text-muted-foreground">
          Estas son las primeras {problems.length}; el archivo las trae todas.
        </p>
      )}
    </div>
  );
}
