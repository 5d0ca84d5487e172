"use client";

import type { FormEvent, ReactNode } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import { isHandedOver, isParcel, isService } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import type { ShippingValues } from "@/lib/checkout/shipping";
import { formatCop } from "@/lib/core/money";
import type { FieldErrors } from "@/lib/core/result";
import { METHODS, ONLINE_METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";
import { withDepartment } from "@/lib/places/address";
import { AddressFields } from "./address-fields";
import { CheckoutProblem } from "./checkout-problem";
import { CheckoutSection } from "./checkout-section";
import { ContactFields } from "./contact-fields";
import { DeviceFields } from "./device-fields";
import { MethodChoice } from "./method-choice";
import { TermsCheckbox } from "./terms-checkbox";

export type CheckoutDraft = {
  shipping: ShippingValues;
  delivery: DeliveryKind;
  method: PaymentMethod;
  acceptsTerms: boolean;
};

type Props = {
  draft: CheckoutDraft;
  items: readonly CartItem[];
  errors: FieldErrors;
  message?: string;
  isPlacing: boolean;
  /** Another payment of this browser is being decided. */
  isBlocked: boolean;
  arrival: string;
  total: number;
  cashProblem: string | null;
  onChange: (draft: CheckoutDraft) => void;
  onSubmit: () => void;
  /** Above the first step. */
  children?: ReactNode;
};

/** Contact, delivery and payment method: everything that an order needs, on one screen. */
export function CheckoutForm({ draft, items, errors, onChange, onSubmit, ...props }: Props) {
  const { shipping, method, acceptsTerms } = draft;
  const { isOnline } = METHODS[method];
  const hasParcel = items.some(isParcel);
  const hasService = items.some(isService);
  const hasCourses = items.some(({ type }) => type === "course");
  const hasCodes = items.some(({ isCode }) => isCode);
  const isDelivered = hasParcel || !isOnline;
  const methods = items.some(isHandedOver) ? PAYMENT_METHODS : ONLINE_METHODS;

  const control = (name: keyof ShippingValues) => ({
    name,
    value: shipping[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const changed = { ...shipping, [name]: value };
      onChange({ ...draft, shipping: name === "city" ? withDepartment(changed) : changed });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <CheckoutSection step={1} title={isDelivered ? "Contacto y entrega" : "Contacto"}>
        {props.children}
        <ContactFields control={control} errors={errors} needsEmail={isOnline} />
        {isDelivered && (
          <AddressFields
            control={control}
            values={shipping}
            errors={errors}
            arrival={hasParcel ? props.arrival : undefined}
          />
        )}
      </CheckoutSection>
      {hasService && (
        <CheckoutSection step={2} title="Tu equipo">
          <DeviceFields control={control} errors={errors} />
        </CheckoutSection>
      )}
      <CheckoutSection step={hasService ? 3 : 2} title="Cómo pagas">
        <MethodChoice
          methods={methods}
          chosen={method}
          cashProblem={props.cashProblem}
          onChoose={(chosen) => onChange({ ...draft, method: chosen })}
        />
        <TermsCheckbox
          isChecked={acceptsTerms}
          onChange={(accepts) => onChange({ ...draft, acceptsTerms: accepts })}
          hasCourses={hasCourses}
          hasCodes={hasCodes}
          error={errors.acceptsTerms}
        />
        <CheckoutProblem message={props.message} />
        <SubmitButton
          size="lg"
          className="flex-wrap gap-y-0"
          variant={isOnline ? "default" : "warm"}
          pending={props.isPlacing}
          pendingText={isOnline ? "Preparando el pago…" : "Guardando tu pedido…"}
          disabled={isOnline && props.isBlocked}
        >
          {METHODS[method].action}
          <strong className="tabular">{formatCop(props.total)}</strong>
        </SubmitButton>
      </CheckoutSection>
      {isOnline && <CheckoutSection step={hasService ? 4 : 3} title="Pago" isAhead />}
    </form>
  );
}
