import { Table, Td, Th } from "@/components/ui/table";
import type { Heading } from "@/lib/catalog/import/labels";
import { BADGE_COLOR_LABELS } from "@/lib/catalog/staff/labels";

const HELP: Record<Heading, string> = {
  id: "Identifica un producto que ya existe. Déjala vacía para uno nuevo.",
  slug: "La dirección del producto. También lo identifica; vacía, sale del nombre.",
  nombre: "Obligatorio en productos nuevos.",
  descripcion: "Texto libre.",
  precio: "Pesos enteros: 320000 o 320.000. Obligatorio en productos nuevos.",
  categoria: "Una sola, en minúsculas.",
  existencias:
    "Cuántas quedan. Con la columna siguiente se guarda la diferencia y no se pierde ninguna venta.",
  existencias_al_exportar: "La escribe la exportación. Sin ella, las existencias son un conteo de ahora.",
  etiqueta: "Lo que se lee sobre la foto: Nuevo, Oferta...",
  color_etiqueta: `${Object.values(BADGE_COLOR_LABELS).join(", ")}.`,
  imagenes: "Imágenes de la tienda separadas por |. Agrega las nuevas en el editor del producto.",
  ficha: "Datos del producto: Peso: 280 g | Origen: Japón.",
  version: "La escribe la exportación: así te avisamos si alguien cambió el producto mientras tanto.",
};

/** Every column of the spreadsheet. */
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
          {Object.entries(HELP).map(([heading, text]) => (
            <tr key={heading}>
              <Td className="font-mono whitespace-nowrap">{heading}</Td>
              <Td>{text}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
