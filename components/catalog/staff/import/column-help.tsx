import { Table, Td, Th } from "@/components/ui/table";
import { SHEET } from "@/lib/catalog/import/labels";

/** Help on the spreadsheet's columns. */
export function ColumnHelp() {
  return (
    <details className="panel p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Columnas del archivo</summary>
      <p className="my-3 text-sm text-muted-foreground">
        En cualquier orden, separadas por punto y coma, coma o tabulación. Lo que el archivo no trae no
        cambia.
      </p>
      <Table label="Columnas del archivo">
        <thead>
          <tr>
            <Th>Columna</Th>
            <Th>Qué lleva</Th>
          </tr>
        </thead>
        <tbody>
          {SHEET.map(({ heading, help }) => (
            <tr key={heading}>
              <Td className="font-mono whitespace-nowrap">{heading}</Td>
              <Td>{help}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
