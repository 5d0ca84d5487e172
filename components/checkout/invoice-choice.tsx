"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Skeleton } from "@/components/ui/skeleton";
import type { FieldErrors } from "@/lib/core/result";
import { ownInvoiceDataAction } from "@/lib/orders/actions";
import { type InvoiceValues, NO_INVOICE_DATA } from "@/lib/orders/invoice-values";

const InvoiceFields = dynamic(
  () => import("@/components/forms/invoice-fields").then(({ InvoiceFields }) => InvoiceFields),
  { ssr: false, loading: () => <Skeleton className="h-56" /> },
);

type Props = {
  /** Null: no invoice is asked for. */
  values: InvoiceValues | null;
  /** By field: 'invoice.name'. */
  errors: FieldErrors;
  isSignedIn: boolean;
  /** The buyer of the order, who mostly is who the invoice is for. */
  buyer: Pick<InvoiceValues, "name" | "email" | "municipality">;
  onChange: (values: InvoiceValues | null) => void;
};

/** Asks who the invoice is for, of who wants one; the fields load when it is ticked, filled as the last time. */
export function InvoiceChoice({ values, errors, isSignedIn, buyer, onChange }: Props) {
  const isTouched = useRef(false);

  async function toggle(isWanted: boolean) {
    isTouched.current = !isWanted;
    onChange(isWanted ? { ...NO_INVOICE_DATA, ...buyer } : null);
    if (!isWanted || !isSignedIn) return;
    const last = await ownInvoiceDataAction({}).catch(() => null);
    // Not over what was typed meanwhile.
    if (last?.ok && last.data && !isTouched.current) onChange(last.data);
  }

  function type(typed: InvoiceValues) {
    isTouched.current = true;
    onChange(typed);
  }

  return (
    <div className="flex flex-col gap-4">
      <CheckField
        id="shipping-invoice"
        checked={values !== null}
        onChange={(event) => void toggle(event.target.checked)}
      >
        Quiero factura a nombre de…
      </CheckField>
      {values && <InvoiceFields values={values} errors={errors} onChange={type} />}
    </div>
  );
}
