"use client";

import { useState } from "react";
import { CustomerPicker } from "@/components/forms/staff/customer-picker";
import { Icon } from "@/components/ui/icon";
import type { TillCustomer } from "@/lib/pos/till";

type Props = { value: TillCustomer | null; onChange: (customer: TillCustomer | null) => void };

/** Who buys: nobody by name, until somebody is asked. */
export function TillCustomerField({ value, onChange }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (!value && !isAsked)
    return (
      <button
        type="button"
        className="quiet-link min-h-6 gap-1 self-start font-semibold"
        onClick={() => setAsked(true)}
      >
        <Icon name="lucide--user-plus" className="size-4" />
        Agregar cliente (opcional)
      </button>
    );
  return (
    <CustomerPicker
      value={value}
      onChange={(customer) => {
        onChange(customer);
        if (!customer) setAsked(false);
      }}
    />
  );
}
