"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { REPAIR_DAYS } from "@/lib/legal/promises";
import { setComplexityAction } from "@/lib/repairs/staff/actions";

const CHOICES = {
  simple: `Simple: ${REPAIR_DAYS.simple} días`,
  compleja: `Compleja: ${REPAIR_DAYS.compleja} días`,
};
type Complexity = keyof typeof CHOICES;

/** Complexity of the repair; sets the promised date. */
export function ComplexityPicker({ repairId, complexity }: { repairId: string; complexity: Complexity }) {
  const { pending, run } = useQuickAction();
  const id = `complejidad-${repairId}`;

  const choose = (chosen: Complexity) =>
    run(() => setComplexityAction({ repairId, complexity: chosen }), {
      title: "Promesa actualizada",
      description: CHOICES[chosen],
      undo: () => setComplexityAction({ repairId, complexity }),
    });

  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Complejidad</Label>
      <Select
        id={id}
        value={complexity}
        disabled={pending}
        onChange={(event) => choose(event.target.value as Complexity)}
        options={CHOICES}
      />
    </div>
  );
}
