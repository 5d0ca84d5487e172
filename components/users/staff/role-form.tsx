"use client";

import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Select } from "@/components/ui/select";
import type { Role } from "@/lib/auth/roles";
import { setRoleAction } from "@/lib/users/staff/actions";
import { ROLE_HINTS, ROLE_NAMES } from "@/lib/users/staff/labels";

type Props = {
  person: { id: string; name: string; role: Role };
  /** Roles that the viewer may assign. */
  choices: readonly Role[];
};

export function RoleForm({ person, choices }: Props) {
  const { run } = useQuickAction();
  const [role, setRole] = useState(person.role);
  const [isAsking, setAsking] = useState(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  const change = () =>
    run(
      () => setRoleAction({ userId: person.id, role }),
      { title: "Rol actualizado", description: `${person.name} ahora es ${ROLE_NAMES[role]}.` },
      (isDone) => isDone || setRole(person.role),
    );

  return (
    <form method="post" onSubmit={ask} className="flex flex-col gap-4">
      <Field id="person-role" label="Rol" hint={ROLE_HINTS[role]}>
        <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {ROLE_NAMES[choice]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" disabled={role === person.role} className="self-start">
        Cambiar rol
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Cambiar el rol de ${person.name}?`}
        text={`Pasa de ${ROLE_NAMES[person.role]} a ${ROLE_NAMES[role]}. ${ROLE_HINTS[role]}`}
        confirmLabel="Cambiar rol"
        pendingLabel="Guardando..."
        isDestructive={false}
        onConfirm={change}
      />
    </form>
  );
}
