import { useEffect, useRef } from "react";
import { CheckField } from "@/components/forms/check-field";
import { FormError } from "@/components/forms/form-error";
import { ProgressBar } from "@/components/forms/progress-bar";
import { Button } from "@/components/ui/button";
import type { ImportCheck } from "@/lib/catalog/import/types";
import { counted } from "@/lib/core/counted";
import { formatNumber } from "@/lib/core/money";
import { ImportCounts } from "./import-counts";
import { ProblemNotice, ProblemTable } from "./problem-table";
import { SampleTable } from "./sample-table";

type Props = {
  check: ImportCheck;
  message?: string;
  isSaving: boolean;
  overwrite: boolean;
  onOverwrite: (overwrite: boolean) => void;
  onSave: () => void;
  onRestart: () => void;
};

/** Preview of an import with its confirmation. A single invalid row blocks saving. */
export function ImportPreview({
  check,
  message,
  isSaving,
  overwrite,
  onOverwrite,
  onSave,
  onRestart,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { failed, conflicts, unknownColumns } = check;
  const written = check.created + check.changed;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-label="Revisión del archivo" className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        Revisión de {check.fileName}
      </h2>
      <ImportCounts check={check} />
      {unknownColumns.length > 0 && (
        <p className="text-sm text-muted-foreground wrap-anywhere">
          No conocemos estas columnas y no las usaremos: {unknownColumns.join(", ")}.
        </p>
      )}
      {failed > 0 && <ProblemNotice check={check} />}
      {failed === 0 && written === 0 && (
        <p className="font-semibold">No hay nada que importar: la tienda ya está así.</p>
      )}
      {failed === 0 && conflicts > 0 && (
        <CheckField
          id="overwrite"
          checked={overwrite}
          onChange={(event) => onOverwrite(event.target.checked)}
        >
          {conflicts === 1
            ? "Un producto cambió en la tienda después de exportarlo. Guardar igual, encima de ese cambio."
            : `${formatNumber(conflicts)} productos cambiaron en la tienda después de exportarlos. Guardar igual, encima de esos cambios.`}
        </CheckField>
      )}
      <FormError message={message} />
      {isSaving && <ProgressBar label={`Guardando ${formatNumber(written)} productos`} />}
      <div className="flex flex-wrap gap-3">
        {failed === 0 && written > 0 && (
          <Button onClick={onSave} disabled={isSaving || (conflicts > 0 && !overwrite)} aria-busy={isSaving}>
            {isSaving ? "Guardando..." : `Importar ${counted(written, "producto", "productos")}`}
          </Button>
        )}
        <Button variant="outline" onClick={onRestart} disabled={isSaving}>
          Elegir otro archivo
        </Button>
      </div>
      {failed > 0 && <ProblemTable check={check} />}
      <SampleTable check={check} />
    </section>
  );
}
