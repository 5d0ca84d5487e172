"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { closeRequestAction } from "@/lib/repairs/intake/actions";

type Props = {
  repairId: string;
  /** The device is expected; false once the request is closed. */
  isExpected: boolean;
  /** Without the link to the check-in page, on that page itself. */
  canReceive?: boolean;
};

/** Actions of an online request: check in the device, or close it. */
export function RequestActions({ repairId, isExpected, canReceive = true }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      {canReceive && (
        <Link href={`/admin/servicios-tecnicos/nueva?orden=${repairId}`} className={buttonVariants()}>
          <Icon name="lucide--clipboard-plus" />
          Recibir equipo
        </Link>
      )}
      {isExpected && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="lucide--circle-x" />
          Cerrar solicitud
        </Button>
      )}
      <CloseDialog repairId={repairId} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function CloseDialog({ repairId, open, onClose }: { repairId: string; open: boolean; onClose: () => void }) {
  const router = useRouter();
  const [reason, setReason] = useState("");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => closeRequestAction({ repairId, reason }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Solicitud cerrada", description: "Ya no cuenta como una reparación pendiente" });
      onClose();
      router.push(`/admin/servicios-tecnicos/${repairId}`);
    },
  });

  return (
    <Dialog open={open} onClose={onClose} title="Cerrar solicitud" size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p>
          Para una solicitud cuyo equipo nunca llegó. El cliente la verá como cerrada; si el equipo llega
          después, se puede recibir igual.
        </p>
        <Field id="close-reason" label="Motivo" error={errors.reason}>
          <Textarea
            name="reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={300}
            rows={2}
            className="min-h-16"
          />
        </Field>
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <SubmitButton pending={pending} pendingText="Cerrando..." disabled={!reason.trim()}>
            Cerrar solicitud
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
