"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

type Selection = {
  ids: ReadonlySet<string>;
  /** All matches of the list's filter, on every page. */
  isAll: boolean;
  set: (ids: Iterable<string>, isAll?: boolean) => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** Selected rows of a list. Rows that leave the page are deselected. */
export function SelectionProvider({ pageIds, children }: { pageIds: string[]; children: ReactNode }) {
  const [chosen, setChosen] = useState<{ ids: ReadonlySet<string>; isAll: boolean }>({
    ids: new Set(),
    isAll: false,
  });
  const ids = new Set(pageIds.filter((id) => chosen.ids.has(id)));
  const isAll = chosen.isAll && ids.size === pageIds.length;
  const set = (next: Iterable<string>, all = false) => setChosen({ ids: new Set(next), isAll: all });
  return <SelectionContext value={{ ids, isAll, set }}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useSelection outside of its SelectionProvider");
  return selection;
}

const BOX = "check";

export function SelectBox({ id, label }: { id: string; label: string }) {
  const { ids, set } = useSelection();
  return (
    // The label enlarges the click target.
    <label className="grid size-11 place-items-center pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label={label}
        className={BOX}
        checked={ids.has(id)}
        onChange={(event) =>
          set(event.target.checked ? [...ids, id] : [...ids].filter((other) => other !== id))
        }
      />
    </label>
  );
}

export function SelectPageBox({ pageIds }: { pageIds: string[] }) {
  const { ids, set } = useSelection();
  const some = ids.size > 0;
  const every = some && ids.size === pageIds.length;
  return (
    <label className="grid size-11 place-items-center pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label="Seleccionar los productos de esta página"
        className={BOX}
        checked={every}
        ref={(box) => {
          if (box) box.indeterminate = some && !every;
        }}
        onChange={() => set(every ? [] : pageIds)}
      />
    </label>
  );
}
