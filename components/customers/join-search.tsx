"use client";

import { useState } from "react";
import { Combobox } from "@/components/forms/staff/combobox";
import { findCustomers } from "@/components/forms/staff/find-customers";
import { FoundCustomer } from "@/components/forms/staff/found-customer";
import type { CustomerCard } from "@/lib/customers/rows";
import { JoinQuestion } from "./join-question";

/** Joins a person with any other one. */
export function JoinSearch({ customer }: { customer: CustomerCard }) {
  const [other, setOther] = useState<CustomerCard>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Combobox
        id="join"
        label="Unir con otra ficha"
        placeholder="Celular, nombre o documento"
        nothing="No se encontraron clientes"
        find={async (query) => {
          const found = await findCustomers(query);
          return found.ok ? { ok: true, data: found.data.filter(({ id }) => id !== customer.id) } : found;
        }}
        keyOf={({ id }) => id}
        onChoose={(chosen) => {
          setOther(chosen);
          setOpen(true);
        }}
        render={(found) => <FoundCustomer customer={found} />}
      />
      {other && (
        <JoinQuestion from={other} into={customer} open={open} onClose={() => setOpen(false)} opens />
      )}
    </>
  );
}
