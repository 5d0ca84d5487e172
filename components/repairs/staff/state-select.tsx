"use client";

import { useState } from "react";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { REPAIR_STATES, STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairState } from "@/lib/repairs/rows";
import { StateDialog } from "./state-dialog";
import type { StateDialogRepair } from "./use-state-change";

/** State as a select, for lists: choosing opens the dialog; the value stays the stored state. */
export function StateSelect({ repair }: { repair: StateDialogRepair }) {
  const [target, setTarget] = useState<RepairState>();
  const id = `estado-${repair.id}`;
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} className="text-xs text-muted-foreground">
        Cambiar estado
      </Label>
      <Select
        id={id}
        value={target ?? ""}
        onChange={(event) => setTarget(REPAIR_STATES.find((state) => state === event.target.value))}
      >
        <option value="">Elige el estado nuevo</option>
        {REPAIR_STATES.slice(1).map((state) => (
          <option key={state} value={state} disabled={state === repair.state}>
            {STATE_LABELS[state]}
          </option>
        ))}
      </Select>
      {target && <StateDialog repair={repair} state={target} onClose={() => setTarget(undefined)} />}
    </div>
  );
}
