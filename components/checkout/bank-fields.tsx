"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { getBanksAction } from "@/lib/checkout/actions";
import { withPerson } from "@/lib/checkout/bank-form";
import { type DocumentType, documentLabel } from "@/lib/core/documents";
import type { FieldErrors } from "@/lib/core/result";
import { type BankForm, documentsOf, PERSONS, type Person } from "@/lib/payments/bank-form";
import type { Bank } from "@/lib/payments/types";

type Props = {
  form: BankForm;
  /** By the fields' ids. */
  errors: FieldErrors;
  onChange: (form: BankForm) => void;
  /** No bank takes payments now. */
  onUnavailable: () => void;
};

/** Who pays by PSE and from which bank. Loaded when PSE is chosen. */
export function BankFields({ form, errors, onChange, onUnavailable }: Props) {
  const { banks, ask } = useBanks(onUnavailable);
  const isCompany = form.person === "association";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field id="bank-person" label="Quién paga" error={errors["bank-person"]}>
          <Select
            value={form.person}
            options={PERSONS}
            onChange={({ target }) => onChange(withPerson(form, target.value as Person))}
          />
        </Field>
      </div>
      {!isCompany && (
        <Field id="bank-documentType" label="Documento" error={errors["bank-documentType"]}>
          <Select
            value={form.documentType}
            onChange={({ target }) => onChange({ ...form, documentType: target.value as DocumentType })}
          >
            {documentsOf(form.person).map((type) => (
              <option key={type} value={type}>
                {documentLabel(type)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        id="bank-documentNumber"
        label={isCompany ? "NIT" : "Número de documento"}
        hint={isCompany ? "Con el dígito después del guion." : undefined}
        error={errors["bank-documentNumber"]}
      >
        <Input
          value={form.documentNumber}
          onChange={({ target }) => onChange({ ...form, documentNumber: target.value })}
          inputMode={isCompany || form.documentType === "PAS" ? "text" : "numeric"}
          placeholder={isCompany ? "900.123.456-8" : undefined}
          autoComplete="off"
          maxLength={20}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field id="bank-bankId" label="Banco o billetera" error={errors["bank-bankId"]}>
          <Select
            value={banks ? form.bankId : ""}
            disabled={!banks}
            onChange={({ target }) => onChange({ ...form, bankId: target.value })}
          >
            <option value="">{banks === undefined ? "Buscando los bancos…" : "Elige…"}</option>
            {banks?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {banks === null && (
          <p role="alert" className="mt-2 text-sm">
            No pudimos cargar los bancos.{" "}
            <Button variant="outline" size="sm" onClick={ask}>
              Intentar de nuevo
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The banks of PSE: undefined while they load, null when there was no response. */
function useBanks(onUnavailable: () => void) {
  const [banks, setBanks] = useState<Bank[] | null>();
  const close = useEffectEvent(onUnavailable);

  async function ask() {
    setBanks(undefined);
    const result = await getBanksAction({}).catch(() => null);
    if (!result?.ok) return setBanks(null);
    if (result.data.banks.length === 0) return close();
    setBanks(result.data.banks);
  }
  const start = useEffectEvent(() => void ask());
  useEffect(() => start(), []);

  return { banks, ask: () => void ask() };
}
