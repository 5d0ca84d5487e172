"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { setPicksAction } from "@/lib/home/staff/actions";
import { MOST_PICKS, type PickKind } from "@/lib/home/staff/labels";
import type { Pickable } from "@/lib/home/staff/rows";
import { PickRow } from "./pick-row";
import { PickSearch } from "./pick-search";
import { PickSelect } from "./pick-select";

type Props = {
  kind: PickKind;
  title: string;
  /** What the home page shows while nothing is chosen. */
  empty: string;
  chosen: Pickable[];
  /** All that there is; without it, products are searched. */
  all?: Pickable[];
};

/** Chosen items of one kind: each change is saved at once. */
export function PicksEditor({ kind, title, empty, chosen, all }: Props) {
  const { pending, run } = useQuickAction();
  const known = chosen.map(({ id }) => id);
  const isFull = known.length >= MOST_PICKS[kind];
  const heading = `elegidos-${kind}`;

  const save = (ids: string[], done: string) => {
    if (pending) return;
    const undo = () => setPicksAction({ kind, ids: known, known: ids });
    void run(() => setPicksAction({ kind, ids, known }), { title: done, undo });
  };
  const add = ({ id, name }: Pickable) =>
    known.includes(id) ? undefined : save([...known, id], `«${name}» está en la portada`);
  const move = (from: number, to: number) => {
    const ids = known.filter((_, index) => index !== from);
    ids.splice(to, 0, known[from] as string);
    save(ids, "Orden actualizado");
  };

  return (
    <section aria-labelledby={heading} aria-busy={pending} className="flex flex-col gap-4">
      <h2 id={heading} className="flex items-baseline gap-3 text-xl">
        {title}
        <span className="text-sm font-normal text-muted-foreground tabular">
          {known.length} de {MOST_PICKS[kind]}
        </span>
      </h2>
      {chosen.length > 0 ? (
        <ol aria-label={title} className="divide-y rounded-lg border border-border">
          {chosen.map((item, index) => (
            <PickRow
              key={item.id}
              item={item}
              place={index}
              total={chosen.length}
              onMove={(to) => move(index, to)}
              onRemove={() =>
                save(
                  known.filter((id) => id !== item.id),
                  `«${item.name}» ya no está en la portada`,
                )
              }
            />
          ))}
        </ol>
      ) : (
        <p className="text-muted-foreground">{empty}</p>
      )}
      {isFull ? (
        <p role="status" className="text-sm text-muted-foreground">
          Ya elegiste {MOST_PICKS[kind]}. Quita uno para poner otro.
        </p>
      ) : all ? (
        <PickSelect kind={kind} options={all.filter(({ id }) => !known.includes(id))} onChoose={add} />
      ) : (
        <PickSearch onChoose={add} />
      )}
    </section>
  );
}
