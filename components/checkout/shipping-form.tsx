"use client";

import type { FormEvent } from "react";
import { Field } from "@/components/forms/field";
import { Input, Textarea } from "@/components/ui/input";
import type { ShippingValues } from "@/lib/checkout/shipping";
import type { FieldErrors } from "@/lib/core/result";
import { TermsCheckbox } from "./terms-checkbox";

export const CHECKOUT_FORM = "checkout-form";

type Props = {
  values: ShippingValues;
  acceptsTerms: boolean;
  errors: FieldErrors;
  /** At least one item is shipped; otherwise only cash on delivery needs an address. */
  hasProducts: boolean;
  /** False for courses only, which need no address and no cash on delivery. */
  hasDelivery: boolean;
  hasCourses: boolean;
  isSignedIn: boolean;
  onChange: (values: ShippingValues) => void;
  onTermsChange: (accepts: boolean) => void;
  onSubmit: () => void;
};

/** Customer and shipping data, stored in the browser while typing. */
export function ShippingForm({ values, errors, onChange, onSubmit, ...props }: Props) {
  const control = (name: keyof ShippingValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  });
  const optional = !props.hasProducts;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={CHECKOUT_FORM} noValidate onSubmit={submit} className="panel flex flex-col gap-5 p-5">
      <h2 className="text-xl">{props.hasDelivery ? "Datos de envío" : "Tus datos"}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="shipping-name" label="Nombre completo" error={errors.name}>
          <Input {...control("name")} autoComplete="name" maxLength={120} />
        </Field>
        <Field id="shipping-phone" label="Celular" error={errors.phone}>
          <Input
            {...control("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="300 123 4567"
            maxLength={20}
          />
        </Field>
      </div>
      {props.hasDelivery && (
        <Field
          id="shipping-address"
          label="Dirección"
          hint={
            optional
              ? "Solo la necesitas si pagas contra entrega."
              : "Con barrio, ciudad e indicaciones: apartamento, portería, punto de referencia."
          }
          error={errors.address}
        >
          <Textarea
            {...control("address")}
            autoComplete="street-address"
            rows={2}
            maxLength={300}
            className="min-h-20"
          />
        </Field>
      )}
      <Field
        id="shipping-email"
        label="Correo electrónico"
        hint={
          props.isSignedIn || !props.hasDelivery
            ? "Para el comprobante de tu pago."
            : "Para el comprobante de tu pago. Opcional si pagas contra entrega."
        }
        error={errors.email}
      >
        <Input
          {...control("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
        />
      </Field>
      <TermsCheckbox
        isChecked={props.acceptsTerms}
        onChange={props.onTermsChange}
        hasCourses={props.hasCourses}
        error={errors.acceptsTerms}
      />
    </form>
  );
}
