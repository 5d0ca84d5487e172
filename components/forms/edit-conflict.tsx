import { Button } from "@/components/ui/button";
import { Table, Td, Th } from "@/components/ui/table";
import type { ConflictField } from "@/lib/core/versioned";

type Props = {
  /** Conflict state of useVersionedForm; null without one. */
  conflict?: { fields: ConflictField[]; onKeepMine: () => void; onTakeTheirs: () => void };
};

/** Scrolls to the conflict: the save button may be far below. */
function show(box: HTMLElement | null) {
  box?.scrollIntoView({ block: "start" });
}

/** Edit conflict: both versions side by side. */
export function EditConflict({ conflict }: Props) {
  if (!conflict) return null;
  const { fields, onKeepMine, onTakeTheirs } = conflict;
  return (
    <div
      ref={show}
      role="alert"
      className="flex scroll-mt-24 flex-col gap-4 rounded-md border border-warm p-4"
    >
      <div>
        <p className="font-semibold">Alguien más guardó cambios mientras editabas.</p>
        <p className="text-sm text-muted-foreground">
          {fields.length > 0
            ? "Compara las dos versiones de lo que tú cambiaste y elige. Lo demás queda como lo guardó la otra persona."
            : "Guardó lo mismo que tú. Puedes seguir."}
        </p>
      </div>
      {fields.length > 0 && (
        <Table label="Las dos versiones">
          <thead>
            <tr>
              <Th>Campo</Th>
              <Th>Lo tuyo</Th>
              <Th>Lo guardado</Th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <Td className="font-semibold">{label}</Td>
                <Td className="wrap-anywhere whitespace-pre-line">{mine || "(vacío)"}</Td>
                <Td className="wrap-anywhere whitespace-pre-line">{theirs || "(vacío)"}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Guardar lo mío</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </div>
  );
}
