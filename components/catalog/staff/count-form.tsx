"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { countStockAction } from "@/lib/catalog/staff/actions";

type Props = {
  product: { id: string; name: string };
  /** The stock shown while counting. */
  seen: number;
  onMoved: (stock: number) => void;
  onDone: () => void;
};

/** Sets the stock to the counted number. If it changed meanwhile, nothing is saved and the new stock is shown. */
export function CountForm({ product, seen, onMoved, onDone }: Props) {
  const router = useRouter();
  const [hasMoved, setMoved] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      countStockAction({
        id: product.id,
        counted: form.get("counted"),
        seen,
        note: String(form.get("note") ?? ""),
      }),
    onSuccess: ({ saved, before, counted, delta }) => {
      setMoved(!saved);
      if (!saved) {
        onMoved(before);
        return true;
      }
      const difference = delta === 0 ? "sin diferencia" : `${delta > 0 ? "+" : ""}${delta}`;
      toast({
        title: "Conteo guardado",
        description: `${product.name}: ${counted} (${difference}).`,
      });
      onDone();
      router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field
        id="stock-counted"
        label="Unidades contadas"
        error={errors.counted}
        hint="Cuenta solo lo que está libre para vender, sin lo apartado para pedidos."
      >
        <Input name="counted" inputMode="numeric" maxLength={9} autoComplete="off" />
      </Field>
      <Field id="stock-count-note" label="Nota" error={errors.note}>
        <Input name="note" maxLength={200} placeholder="Inventario de noviembre" />
      </Field>
      <div aria-live="assertive" className="empty:absolute">
        {hasMoved && (
          <p className="rounded-md border border-warm px-4 py-3 font-semibold">
            Mientras contabas, las existencias cambiaron: ahora son {seen}. Revisa tu conteo y guarda de
            nuevo.
          </p>
        )}
      </div>
      <FormError message={message} />
      <SubmitButton pending={pending} className="self-end">
        Guardar conteo
      </SubmitButton>
    </form>
  );
}
