"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { RepairFacts } from "@/lib/repairs/fields";
import { FactsForm } from "./facts-form";

type Props = { repairId: string; version: number; facts: RepairFacts };

/** Corrects the check-in data. */
export function FactsEditor(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="lucide--pencil" />
        Editar datos
      </Button>
      <FormDialog open={open} onClose={() => setOpen(false)} title="Datos de la orden" size="lg">
        <FactsForm {...props} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}
