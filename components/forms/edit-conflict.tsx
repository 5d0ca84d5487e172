import { useId } from "react";
import { Button } from "@/components/ui/button";
import { type Clash, shownPart } from "@/lib/core/versioned";
import { ConflictField } from "./conflict-field";
import type { useVersionedForm } from "./use-versioned-form";

type Editor = Pick<ReturnType<typeof useVersionedForm<object, object>>, "conflict" | "onRestore">;

/** Scrolls to the conflict: the save button may be far below. */
function meet(box: HTMLElement | null) {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: "start" });
}

/** Fields of a record that two people changed, to be chosen one by one. */
export function EditConflict({ editor: { conflict, onRestore } }: { editor: Editor }) {
  const id = useId();
  if (!conflict) return <Dropped onRestore={onRestore} />;
  const { by, taken, onChoose } = conflict;
  const { both, mine, theirs } = conflict.fields;
  const whose = by ? `Lo de ${by}` : "Lo guardado";
  const names = both.map(({ name }) => name);
  const isMixed = taken.length > 0;
  return (
    <section
      ref={meet}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="flex scroll-mt-24 flex-col gap-5 rounded-lg border-2 border-warm bg-card p-3 sm:p-4 focus:outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <p id={`${id}-title`} className="text-lg font-semibold">
            {by || "Alguien más"} guardó cambios mientras editabas.
          </p>
          <p id={`${id}-text`} className="text-sm text-muted-foreground">
            {both.length > 0 && "Los dos cambiaron lo mismo: elige qué queda. "}
            {theirs.length > 0 && `${theirsText(theirs)} `}
            {both.length + mine.length === 0 && "De lo tuyo no falta nada por guardar."}
          </p>
        </div>
        {both.length > 1 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="outline" size="sm" onClick={() => onChoose(names, false)}>
              Todo lo mío
            </Button>
            <Button variant="outline" size="sm" onClick={() => onChoose(names, true)}>
              Todo lo suyo
            </Button>
          </div>
        )}
      </div>
      {both.map((field) => (
        <ConflictField
          key={field.name}
          field={field}
          whose={whose}
          isTheirs={taken.includes(field.name)}
          onChoose={(isTheirs) => onChoose([field.name], isTheirs)}
        />
      ))}
      {mine.length > 0 && <MineAlone fields={mine} isMore={both.length > 0} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={conflict.onSave}>{saveText(both.length + mine.length, isMixed)}</Button>
        {both.length + mine.length > 0 && (
          <Button variant="ghost" onClick={conflict.onDrop}>
            Quedarme con lo guardado
          </Button>
        )}
      </div>
    </section>
  );
}

/** After the colleague's version was kept: restores mine, until the next save. */
function Dropped({ onRestore }: Pick<Editor, "onRestore">) {
  return (
    <div role="status" className="empty:absolute">
      {onRestore && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-muted px-4 py-2 text-sm">
          Quedó lo guardado.
          <Button variant="ghost" size="sm" onClick={onRestore}>
            Recuperar lo mío
          </Button>
        </div>
      )}
    </div>
  );
}

function MineAlone({ fields, isMore }: { fields: Clash[]; isMore: boolean }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{isMore ? "También se guarda lo que solo cambiaste tú" : "Lo tuyo"}</p>
      <dl className="mt-1 grid gap-1">
        {fields.map(({ name, label, before, mine, isPicture }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-muted-foreground">{label}: </dt>
            <dd className="inline">{isPicture ? "otra imagen" : shownPart(before, mine)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const AND = new Intl.ListFormat("es-CO");

function theirsText(labels: string[]): string {
  const fields = labels.length > 4 ? `otros ${labels.length} campos` : AND.format(labels);
  return `Cambió ${fields}: ya está en el formulario.`;
}

function saveText(changes: number, isMixed: boolean): string {
  if (changes === 0) return "Seguir";
  return isMixed ? "Guardar lo elegido" : "Guardar lo mío";
}
