"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast, toastError } from "@/components/toasts/toast";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { setComplexityAction } from "@/lib/repairs/staff/actions";

const CHOICES = { simple: "Simple: 2 días", compleja: "Compleja: 5 días" };
type Complexity = keyof typeof CHOICES;

/** How long the repair may take: the promise follows. */
export function ComplexityPicker({ repairId, complexity }: { repairId: string; complexity: Complexity }) {
  const [pending, startTransition] = useTransition();
  const router = useRouter();
  const id = `complejidad-${repairId}`;

  function choose(chosen: string) {
    startTransition(async () => {
      const result = await setComplexityAction({ repairId, complexity: chosen as Complexity }).catch(
        () => null,
      );
      if (!result?.ok) return toastError(result?.message ?? "No se pudieron guardar los cambios.");
      toast({ title: "Promesa actualizada", description: CHOICES[chosen as Complexity] });
      router.refresh();
    });
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Complejidad</Label>
      <Select id={id} value={complexity} disabled={pending} onChange={(event) => choose(event.target.value)}>
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
