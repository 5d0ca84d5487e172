"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { giveRefundKeyAction } from "@/lib/orders/actions";
import { ACCOUNT_KINDS, KEY_KINDS, type KeyKind } from "@/lib/orders/labels";

const NUMBERS: Record<KeyKind, { label: string; hint?: string }> = {
  breb: { label: "Tu llave", hint: "Celular, documento, correo o la que empieza por @." },
  nequi: { label: "Celular de tu Nequi" },
  daviplata: { label: "Celular de tu Daviplata" },
  cuenta: { label: "Número de la cuenta" },
};

/** Asks where money is returned that the provider cannot return. `isChange`: a key was given before. */
export function RefundKeyForm({ token, isChange }: { token: string; isChange: boolean }) {
  const [isOpen, setOpen] = useState(!isChange);
  const [kind, setKind] = useState<KeyKind>("breb");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => {
      const value = (name: string) => String(form.get(name) ?? "");
      return giveRefundKeyAction({
        token,
        kind,
        number: value("number"),
        holder: value("holder"),
        document: value("document"),
        bank: value("bank"),
        account: value("account") as "",
      });
    },
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Guardado", description: "Te escribimos cuando enviemos el dinero." });
      setOpen(false);
    },
  });

  if (!isOpen)
    return (
      <Button variant="outline" className="self-start print:hidden" onClick={() => setOpen(true)}>
        Cambiar a dónde me devuelven
      </Button>
    );
  const number = NUMBERS[kind];
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="key-kind" label="¿A dónde te devolvemos?" error={errors.kind}>
          <Select
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as KeyKind)}
            options={KEY_KINDS}
          />
        </Field>
        <Field
          id="key-number"
          label={number.label}
          error={errors.number}
          {...(number.hint && { hint: number.hint })}
        >
          <Input
            name="number"
            maxLength={92}
            inputMode={kind === "breb" ? "text" : "numeric"}
            autoComplete="off"
            required
          />
        </Field>
        {kind === "cuenta" && (
          <>
            <Field id="key-bank" label="Banco" error={errors.bank}>
              <Input name="bank" maxLength={60} autoComplete="off" required />
            </Field>
            <Field id="key-account" label="Tipo de cuenta" error={errors.account}>
              <Select name="account" defaultValue="ahorros" options={ACCOUNT_KINDS} />
            </Field>
          </>
        )}
        <Field id="key-holder" label="Nombre del titular" error={errors.holder}>
          <Input name="holder" maxLength={120} autoComplete="name" required />
        </Field>
        <Field
          id="key-document"
          label="Documento del titular"
          hint="Cédula, NIT o pasaporte."
          error={errors.document}
        >
          <Input name="document" maxLength={40} autoComplete="off" required />
        </Field>
      </div>
      <p className="text-sm text-muted-foreground">
        Solo los ve nuestro equipo, para enviarte el dinero. Nunca te pedimos claves ni códigos.
      </p>
      <FormError message={message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="Guardando...">
          Guardar a dónde me devuelven
        </SubmitButton>
        {isChange && (
          <Button variant="ghost" onClick={() => setOpen(false)} disabled={pending}>
            Ahora no
          </Button>
        )}
      </div>
    </form>
  );
}
