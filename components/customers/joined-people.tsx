"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatDate } from "@/lib/core/dates";
import { undoJoinAction } from "@/lib/customers/actions";
import { customerName } from "@/lib/customers/labels";
import type { CustomerMember } from "@/lib/customers/rows";

type Props = {
  /** Name of the record that stands for the person. */
  name: string;
  members: CustomerMember[];
};

/** The records that were joined to this one, each with the way back. */
export function JoinedPeople({ name, members }: Props) {
  const [asked, setAsked] = useState<CustomerMember>();
  const { run } = useQuickAction();
  const join = asked?.join;
  return (
    <>
      <ul aria-label="Fichas unidas" className="flex flex-col gap-3">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{customerName(member)}</p>
              <p className="text-sm text-muted-foreground">
                {[member.name && member.phone, member.email, member.document].filter(Boolean).join(" · ")}
              </p>
              <p className="text-sm text-muted-foreground">
                Unida {member.joinedBy && `por ${member.joinedBy} `}
                {member.joinedAt && `el ${formatDate(member.joinedAt)}`}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Separar a ${customerName(member)}`}
              onClick={() => setAsked(member)}
            >
              Separar
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={join !== undefined && join !== null}
        onClose={() => setAsked(undefined)}
        title="¿Separar las fichas?"
        text={`${asked ? customerName(asked) : ""} y ${name} vuelven a ser dos personas. Cada pedido y reparación queda con quien lo hizo.`}
        confirmLabel="Separar"
        pendingLabel="Separando..."
        isDestructive={false}
        onConfirm={() => join && run(() => undoJoinAction({ join }), "Fichas separadas")}
      />
    </>
  );
}
