"use client";

import { useActionState, useState } from "react";
import { AddressInputs } from "@/components/forms/address-inputs";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { type AddressParts, NO_ADDRESS } from "@/lib/places/address";
import { saveAddressAction } from "@/lib/users/actions";
import type { SavedAddress } from "@/lib/users/types";

type Props = {
  /** Absent for a new one. */
  address?: SavedAddress;
  /** Of the only address: it is the default anyway. */
  isOnly: boolean;
};

/** What a form without scripts sent. */
function partsOf(typed: Record<string, string> | undefined): AddressParts | undefined {
  if (!typed) return undefined;
  const { street = "", complement = "", neighbourhood = "", indications = "", municipality = "" } = typed;
  return {
    street,
    complement,
    neighbourhood,
    indications,
    municipality: { code: "", name: municipality, department: "" },
  };
}

/** An address of the address book. Without scripts the page answers with what is missing. */
export function AddressForm({ address, isOnly }: Props) {
  const id = address?.id ?? "nueva";
  const [result, post] = useActionState(saveAddressAction, null);
  const posted = result && !result.ok && result.typed?.id === (address?.id ?? "") ? result : undefined;
  const [label, setLabel] = useState(posted?.typed?.label ?? address?.label ?? "");
  const [parts, setParts] = useState<AddressParts>(partsOf(posted?.typed) ?? address?.parts ?? NO_ADDRESS);
  const form = useActionForm({
    action: saveAddressAction,
    refreshes: true,
    onSuccess: (_, element) => {
      toast({ title: "Dirección guardada" });
      element.closest("details")?.removeAttribute("open");
      if (address) return;
      setLabel("");
      setParts(NO_ADDRESS);
    },
  });
  const errors = { ...posted?.fieldErrors, ...form.errors };
  return (
    <form
      action={post}
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
      <FormError message={form.message ?? posted?.message} />
      <SubmitButton pending={form.pending} className="self-start">
        Guardar dirección
      </SubmitButton>
    </form>
  );
}
