"use client";

import { useEffect, useRef, useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { type AddressParts, municipalityText, NO_ADDRESS } from "@/lib/places/address";
import { saveAddressAction } from "@/lib/users/actions";
import type { SavedAddress } from "@/lib/users/types";

type Props = {
  /** Absent for a new one. */
  address?: SavedAddress;
  /** Of the only address: it is the default anyway. */
  isOnly: boolean;
};

/** An address of the address book. Its municipality is sent as text, which the server reads. */
export function AddressForm({ address, isOnly }: Props) {
  const id = address?.id ?? "nueva";
  const [label, setLabel] = useState(address?.label ?? "");
  const [parts, setParts] = useState<AddressParts>(address?.parts ?? NO_ADDRESS);
  const element = useRef<HTMLFormElement>(null);
  // Typed before the page's script had run: controlled fields do not know it.
  useEffect(() => {
    if (!element.current) return;
    const form = new FormData(element.current);
    const text = (name: string) => String(form.get(name) ?? "");
    const name = text("municipality");
    setLabel(text("label"));
    setParts((known) => ({
      street: text("street"),
      complement: text("complement"),
      neighbourhood: text("neighbourhood"),
      indications: text("indications"),
      municipality:
        name === municipalityText(known.municipality)
          ? known.municipality
          : { code: "", name, department: "" },
    }));
  }, []);
  const form = useActionForm({
    action: saveAddressAction,
    refreshes: true,
    onSuccess: (_, sent) => {
      toast({ title: "Dirección guardada" });
      sent.closest("details")?.removeAttribute("open");
      if (address) return;
      setLabel("");
      setParts(NO_ADDRESS);
    },
  });
  const { errors } = form;
  return (
    <form
      ref={element}
      method="post"
      onSubmit={form.onSubmit}
      noValidate
      className="flex flex-col gap-4 border-t border-border pt-4"
    >
      <input type="hidden" name="id" value={address?.id ?? ""} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AddressInputs
          prefix={`direccion-${id}`}
          values={parts}
          onChange={(changes) => setParts((known) => ({ ...known, ...changes }))}
          errors={errors}
        />
        <div className="sm:col-span-2">
          <Field id={`direccion-${id}-label`} label="Nombre (opcional)" error={errors.label}>
            <Input
              name="label"
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              placeholder="Casa, trabajo, donde mi mamá…"
              maxLength={40}
              autoComplete="off"
            />
          </Field>
        </div>
      </div>
      {!isOnly && !address?.isDefault && (
        <CheckField id={`direccion-${id}-default`} name="isDefault">
          Proponer esta dirección en mis pedidos
        </CheckField>
      )}
      <FormError message={form.message} />
      <SubmitButton pending={form.pending} className="self-start">
        Guardar dirección
      </SubmitButton>
    </form>
  );
}
