"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { productsLabel } from "@/lib/catalog/labels";
import { applyBulkAction, previewBulkAction } from "@/lib/catalog/staff/actions";
import { type BulkKind, bulkChange } from "@/lib/catalog/staff/bulk";
import type { BulkOutcome } from "@/lib/catalog/staff/rows";
import type { BulkSelection } from "@/lib/catalog/staff/schema";
import { BulkFields } from "./bulk-fields";
import { BulkPreview } from "./bulk-preview";

type Props = {
  selection: BulkSelection;
  count: number;
  categories: string[];
  correctsStock: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Bulk edit: preview first, then the same button applies it. */
export function BulkDialog({ selection, count, categories, correctsStock, onClose, onDone }: Props) {
  const router = useRouter();
  const [kind, setKind] = useState<BulkKind>("price-percent");
  const [preview, setPreview] = useState<BulkOutcome>();
  const isReady = preview !== undefined && preview.refused === 0 && preview.changed > 0;

  const { onSubmit, pending, message, errors } = useActionForm({
    action: async (form) => {
      const change = bulkChange(kind, form);
      return isReady
        ? applyBulkAction({ selection, change, expected: preview.selected })
        : previewBulkAction({ selection, change });
    },
    onSuccess: (outcome) => {
      if (!isReady) {
        setPreview(outcome);
        return true;
      }
      toast({ title: "Productos actualizados", description: `Cambiaron ${productsLabel(outcome.changed)}.` });
      onDone();
      router.refresh();
    },
    onFailure: (refused) => {
      setPreview(undefined);
      if (refused.code !== "invalid") toastError(refused.message);
    },
  });

  return (
    <Dialog open onClose={onClose} title={`Editar ${productsLabel(count)}`} size="md">
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        // The preview is outdated: the form changed.
        onChange={() => setPreview(undefined)}
        className="flex flex-col gap-5"
      >
        <BulkFields
          kind={kind}
          onKind={setKind}
          errors={errors}
          categories={categories}
          correctsStock={correctsStock}
        />
        {preview && <BulkPreview kind={kind} outcome={preview} />}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <SubmitButton pending={pending} pendingText={isReady ? "Guardando..." : "Revisando..."}>
            {isReady ? `Aplicar a ${productsLabel(preview.changed)}` : "Revisar el cambio"}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
