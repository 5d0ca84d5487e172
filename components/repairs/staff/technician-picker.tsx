"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { assignTechnicianAction } from "@/lib/repairs/staff/actions";
import type { StaffMember } from "@/lib/users/staff/person";

type Props = { repairId: string; technician: StaffMember | null; team: StaffMember[]; me: string };

/** Assigned technician. */
export function TechnicianPicker({ repairId, technician, team, me }: Props) {
  const { pending, run } = useQuickAction();
  const id = `tecnico-${repairId}`;

  const assign = (technicianId: string | null) =>
    run(() => assignTechnicianAction({ repairId, technicianId }), {
      title: "Técnico actualizado",
      description: team.find((one) => one.id === technicianId)?.name ?? "La orden quedó sin técnico",
      undo: () => assignTechnicianAction({ repairId, technicianId: technician?.id ?? null }),
    });

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1.5">
        <Label htmlFor={id}>Técnico</Label>
        <Select
          id={id}
          value={technician?.id ?? ""}
          disabled={pending}
          onChange={(event) => assign(event.target.value || null)}
          options={{ "": "Sin asignar", ...Object.fromEntries(team.map((one) => [one.id, one.name])) }}
        />
      </div>
      {technician?.id !== me && (
        <Button variant="outline" disabled={pending} onClick={() => assign(me)}>
          Asignarme
        </Button>
      )}
    </div>
  );
}
