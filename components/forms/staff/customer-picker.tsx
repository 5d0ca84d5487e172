"use client";

import { useId, useRef } from "react";
import { Field } from "@/components/forms/field";
import { Combobox } from "@/components/forms/staff/combobox";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { ActionResult, FieldErrors } from "@/lib/core/result";
import { newCustomer, type PickedCustomer } from "@/lib/customers/new-customer";
import type { CustomerCard } from "@/lib/customers/rows";
import { findCustomers } from "./find-customers";
import { FoundCustomer } from "./found-customer";

export type { PickedCustomer } from "@/lib/customers/new-customer";

type Props = {
  /** Null while nobody is chosen. */
  value: PickedCustomer | null;
  onChange: (value: PickedCustomer | null) => void;
  label?: string;
  /** Of the fields of somebody new. */
  errors?: FieldErrors;
};

type Choice = { known: CustomerCard; typed?: undefined } | { known?: undefined; typed: PickedCustomer };

/** A customer by phone, name, e-mail or document, or somebody new with a name and phone. */
export function CustomerPicker({ value, onChange, label = "Cliente", errors = {} }: Props) {
  const id = useId();
  const chosen = useRef<HTMLFieldSetElement>(null);

  function choose({ known, typed }: Choice) {
    onChange(known ? { id: known.id, name: known.name, phone: known.phone, email: known.email } : typed);
    // The search is replaced; the next thing to type or press takes the focus.
    requestAnimationFrame(() =>
      chosen.current?.querySelector<HTMLElement>("input:placeholder-shown, button")?.focus(),
    );
  }

  if (!value)
    return (
      <Combobox
        id={id}
        label={label}
        placeholder="Celular, nombre, correo o documento"
        nothing="No se encontraron clientes"
        find={findChoices}
        keyOf={({ known }) => known?.id ?? "new"}
        pick={(choices) => (choices.length <= 2 ? choices[0] : undefined)}
        onChoose={choose}
        render={({ known, typed }) =>
          known ? (
            <FoundCustomer customer={known} />
          ) : (
            <span className="min-w-0 font-semibold wrap-anywhere">
              {["Nuevo cliente", typed.name || typed.phone || typed.email].filter(Boolean).join(": ")}
            </span>
          )
        }
      />
    );

  const change = (part: Partial<PickedCustomer>) => onChange({ ...value, ...part });
  return (
    <fieldset ref={chosen} aria-label={label} className="flex min-w-0 flex-col gap-3 rounded-md border p-3">
      <div className="flex items-center justify-between gap-3">
        {value.id ? (
          <p className="min-w-0 wrap-anywhere">
            <b>{value.name || value.phone || value.email}</b>
            <span className="block text-sm text-muted-foreground">
              {[value.phone, value.email].filter(Boolean).join(" · ")}
            </span>
          </p>
        ) : (
          <b>Nuevo cliente</b>
        )}
        <Button variant="outline" size="sm" onClick={() => onChange(null)}>
          Cambiar
        </Button>
      </div>
      {!value.id && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field id={`${id}-name`} label="Nombre" {...(errors.name && { error: errors.name })}>
            <Input
              name="name"
              placeholder=" "
              autoComplete="off"
              maxLength={120}
              value={value.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field id={`${id}-phone`} label="Celular" {...(errors.phone && { error: errors.phone })}>
            <Input
              name="phone"
              placeholder=" "
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={30}
              value={value.phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
          </Field>
          <div className="sm:col-span-2">
            <Field
              id={`${id}-email`}
              label="Correo (opcional)"
              {...(errors.email && { error: errors.email })}
            >
              <Input
                name="email"
                type="email"
                autoComplete="off"
                maxLength={254}
                value={value.email}
                onChange={({ target }) => change({ email: target.value })}
              />
            </Field>
          </div>
        </div>
      )}
    </fieldset>
  );
}

/** Those found, and somebody new. */
async function findChoices(query: string): Promise<ActionResult<Choice[]>> {
  const found = await findCustomers(query);
  if (!found.ok) return found;
  return { ok: true, data: [...found.data.map((known) => ({ known })), { typed: newCustomer(query) }] };
}
