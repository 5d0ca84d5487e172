"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/layout/toast";
import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { createQuoteAction } from "@/lib/repairs/staff/actions";

type Props = { repairId: string; replaces: string | null };

/** A price in one step, for lists; the order's own screen has lines (spec section 9: 50000). */
export function QuickQuote({ repairId, replaces }: Props) {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      createQuoteAction({
        ...{ repairId, replaces },
        lines: [
          { kind: "labour", concept: "Mano de obra", quantity: 1, unitPrice: Number(form.get("total")) },
        ],
      }),
    onSuccess: (_, form) => {
      const total = Number(new FormData(form).get("total"));
      toast({
        title: "Cotización lista",
        description: `${formatCop(total)}: el cliente la ve en su cuenta y en el enlace.`,
      });
      router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field
          id={`quick-quote-${repairId}`}
          label="Cotización"
          error={errors["lines.0.unitPrice"] ?? errors.lines}
        >
          <Input name="total" type="number" inputMode="numeric" min={0} step={1000} defaultValue={50_000} />
        </Field>
        <SubmitButton pending={pending} pendingText="Enviando..." variant="outline">
          {replaces ? "Reemplazar" : "Cotizar"}
        </SubmitButton>
      </div>
      <FormError message={message} />
    </form>
  );
}
