"use client";

import dynamic from "next/dynamic";
import type { FormEvent, ReactNode } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import { Skeleton } from "@/components/ui/skeleton";
import { isHandedOver, isParcel, isService } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { needsAddress, type ShippingText, type ShippingValues } from "@/lib/checkout/shipping";
import { formatCop } from "@/lib/core/money";
import type { FieldErrors } from "@/lib/core/result";
import { type Arrivals, LOCAL_DELIVERY } from "@/lib/orders/arrival";
import type { InvoiceValues } from "@/lib/orders/invoice-values";
import { METHODS, methodTexts, ONLINE_METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";
import type { BankForm } from "@/lib/payments/bank-form";
import type { SavedAddress } from "@/lib/users/types";
import { AddressFields } from "./address-fields";
import { CheckoutProblem } from "./checkout-problem";
import { CheckoutSection } from "./checkout-section";
import { ContactFields } from "./contact-fields";
import { DeliveryChoice } from "./delivery-choice";
import { DeviceFields } from "./device-fields";
import { InvoiceChoice } from "./invoice-choice";
import { MethodChoice } from "./method-choice";
import { TermsCheckbox } from "./terms-checkbox";

const BankFields = dynamic(() => import("./bank-fields").then(({ BankFields }) => BankFields), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

/** The order as it is typed. `delivery` counts for goods only. */
export type CheckoutDraft = {
  shipping: ShippingValues;
  delivery: DeliveryKind;
  method: PaymentMethod;
  bank: BankForm;
  /** Null: no invoice in somebody's name is asked for. */
  invoice: InvoiceValues | null;
  acceptsTerms: boolean;
};

type Props = {
  draft: CheckoutDraft;
  items: readonly CartItem[];
  errors: FieldErrors;
  message?: string;
  isPlacing: boolean;
  isSignedIn: boolean;
  /** Another payment of this browser is being decided. */
  isBlocked: boolean;
  arrivals: Arrivals;
  addresses: readonly SavedAddress[];
  /** When and where goods can be fetched. */
  pickup: string;
  city: string;
  total: number;
  /** Why this cart cannot be paid by a method. */
  problems: Partial<Record<PaymentMethod, string | null>>;
  onChange: (draft: CheckoutDraft) => void;
  onSubmit: () => void;
  /** PSE stopped responding. */
  onBankUnavailable: () => void;
  /** Above the first step. */
  children?: ReactNode;
};

/** Delivery, contact and payment method: everything that an order needs, on one screen. */
export function CheckoutForm({ draft, items, errors, onChange, onSubmit, ...props }: Props) {
  const { shipping, method, bank, acceptsTerms } = draft;
  const { isOnline, isBank } = METHODS[method];
  const hasParcel = items.some(isParcel);
  const delivery = hasParcel ? draft.delivery : "envio";
  const hasAddress = needsAddress({ method, delivery, hasParcel });
  const hasCourses = items.some(({ type }) => type === "course");
  const hasCodes = items.some(({ isCode }) => isCode);
  const methods = items.some(isHandedOver) ? PAYMENT_METHODS : ONLINE_METHODS;

  const changeShipping = (changes: Partial<ShippingValues>) =>
    onChange({ ...draft, shipping: { ...shipping, ...changes } });
  const control = (name: ShippingText) => ({
    name,
    value: shipping[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => changeShipping({ [name]: value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  const steps: { key: string; title: string; content: ReactNode; isAhead?: boolean }[] = [
    hasParcel && {
      key: "delivery",
      title: "Cómo te llega",
      content: (
        <DeliveryChoice
          chosen={delivery}
          arrival={`Gratis. En ${LOCAL_DELIVERY} llega ${props.arrivals.local}.`}
          pickup={props.pickup}
          city={props.city}
          onChoose={(chosen) => onChange({ ...draft, delivery: chosen })}
        />
      ),
    },
    {
      key: "contact",
      title: hasAddress ? "Contacto y entrega" : "Contacto",
      content: (
        <>
          {props.children}
          <ContactFields control={control} errors={errors} needsEmail={isOnline} />
          {hasAddress && (
            <AddressFields
              values={shipping}
              onChange={changeShipping}
              errors={errors}
              saved={props.addresses}
              arrivals={hasParcel ? props.arrivals : undefined}
            />
          )}
        </>
      ),
    },
    items.some(isService) && {
      key: "device",
      title: "Tu equipo",
      content: <DeviceFields control={control} errors={errors} />,
    },
    {
      key: "method",
      title: "Cómo pagas",
      content: (
        <>
          <MethodChoice
            methods={methods}
            delivery={delivery}
            chosen={method}
            problems={props.problems}
            onChoose={(chosen) => onChange({ ...draft, method: chosen })}
          >
            {isBank && (
              <BankFields
                form={bank}
                errors={errors}
                onChange={(changed) => onChange({ ...draft, bank: changed })}
                onUnavailable={props.onBankUnavailable}
              />
            )}
          </MethodChoice>
          <InvoiceChoice
            values={draft.invoice}
            errors={errors}
            isSignedIn={props.isSignedIn}
            buyer={{ name: shipping.name, email: shipping.email, municipality: shipping.municipality }}
            onChange={(invoice) => onChange({ ...draft, invoice })}
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
            pendingText={
              isBank ? "Abriendo tu banco…" : isOnline ? "Preparando el pago…" : "Guardando tu pedido…"
            }
            disabled={isOnline && props.isBlocked}
          >
            {methodTexts(method, delivery).action}
            <strong className="tabular">{formatCop(props.total)}</strong>
          </SubmitButton>
        </>
      ),
    },
    isOnline && !isBank && { key: "card", title: "Pago", content: null, isAhead: true },
  ].filter((step) => step !== false);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      {steps.map(({ key, content, ...step }, index) => (
        <CheckoutSection key={key} step={index + 1} {...step}>
          {content}
        </CheckoutSection>
      ))}
    </form>
  );
}
