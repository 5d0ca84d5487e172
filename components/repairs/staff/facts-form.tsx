"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CancelButton } from "@/components/forms/cancel-button";
import { EditConflict } from "@/components/forms/edit-conflict";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { mergeEdits } from "@/lib/core/merge-edits";
import { CONDITION_CHECKS, CONDITION_KEYS, conditionWords } from "@/lib/repairs/intake/labels";
import { toggle } from "@/lib/repairs/intake/values";
import { DEVICE_LABELS } from "@/lib/repairs/labels";
import { editRepairFactsAction } from "@/lib/repairs/staff/actions";
import { FACT_LABELS } from "@/lib/repairs/staff/labels";
import type { RepairFactsInput } from "@/lib/repairs/staff/schema";
import type { FactsSaved, RepairFacts } from "@/lib/repairs/staff/types";
import { ChipGroup } from "./intake/chip-group";

type Props = { repairId: string; version: number; facts: RepairFacts; onDone: () => void };
type Name = keyof RepairFacts;
type Price = "diagnosisPrice" | "agreedPrice";
/** The facts as they are being typed. */
type Typing = Omit<RepairFacts, Price> & Record<Price, number | string>;
type Typed = Exclude<Name, "checks">;

const NAMES = Object.keys(FACT_LABELS) as Name[];
const LONG: Name[] = ["description", "technicianNote", "accessories", "checks", "condition"];
const MONEY: Name[] = ["diagnosisPrice", "agreedPrice"] satisfies Price[];
const CHECKS = CONDITION_KEYS.map((value) => ({ value, label: CONDITION_CHECKS[value] }));
const LIMITS: Partial<Record<Name, number>> = {
  description: 4000,
  technicianNote: 2000,
  accessories: 300,
  condition: 300,
  brand: 60,
  model: 80,
  serial: 80,
  contactName: 120,
  contactPhone: 30,
  contactEmail: 254,
  contactDocument: 40,
  contactAddress: 300,
};
const HINTS: Partial<Record<Name, string>> = {
  technicianNote: "Queda en la orden del cliente. Lo que es solo del equipo va como nota interna.",
  diagnosisPrice: "0 si es gratis.",
  agreedPrice: "0 si no se acordó. Corrige el recibo; la cotización aprobada se reemplaza aparte.",
};

function shown(facts: Typing, name: Name): string {
  return name === "checks" ? conditionWords({ checks: facts.checks, condition: "" }) : String(facts[name]);
}

/** Saves over the version it loaded; when a colleague was faster, both versions stand side by side. */
export function FactsForm({ repairId, version, facts, onDone }: Props) {
  const router = useRouter();
  const [values, setValues] = useState<Typing>(facts);
  // What this person began with: the page behind the dialog follows the database.
  const [base, setBase] = useState({ version, facts });
  const [conflict, setConflict] = useState<Extract<FactsSaved, { saved: false }>>();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () =>
      editRepairFactsAction({
        repairId,
        version: base.version,
        ...values,
        kind: values.kind as RepairFactsInput["kind"],
      }),
    onSuccess: (answer) => {
      if (!answer.saved) {
        // What I did not change is theirs from here on.
        setValues(mergeEdits<Typing>(base.facts, values, answer.current));
        return setConflict(answer);
      }
      toast({ title: "Orden actualizada", description: "Los datos quedaron guardados." });
      router.refresh();
      onDone();
    },
  });
  const set = (name: Typed, value: string) =>
    setValues((before) => ({ ...before, [name]: name === "warrantyMonths" ? Number(value) : value }));

  function control(name: Typed) {
    const shared = {
      value: values[name],
      name,
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    };
    if (name === "kind")
      return (
        <Select {...shared}>
          <option value="">Sin definir</option>
          {Object.entries(DEVICE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    if (LONG.includes(name))
      return <Textarea {...shared} maxLength={LIMITS[name]} rows={2} className="min-h-20" />;
    if (name === "warrantyMonths") return <Input {...shared} type="number" min={0} max={60} />;
    if (MONEY.includes(name)) return <MoneyInput {...shared} />;
    const type = name === "contactEmail" ? "email" : "text";
    return <Input {...shared} maxLength={LIMITS[name]} autoComplete="off" type={type} />;
  }

  if (conflict)
    return (
      <EditConflict
        fields={NAMES.map((name) => ({
          label: FACT_LABELS[name],
          mine: shown(values, name),
          theirs: shown(conflict.current, name),
        }))}
        onKeepMine={() => {
          setBase({ version: conflict.version, facts: conflict.current });
          setConflict(undefined);
        }}
        onTakeTheirs={() => {
          setValues(conflict.current);
          setBase({ version: conflict.version, facts: conflict.current });
          setConflict(undefined);
        }}
      />
    );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <div key={name} className={LONG.includes(name) ? "sm:col-span-2" : undefined}>
            {name === "checks" ? (
              <ChipGroup
                legend={FACT_LABELS.checks}
                options={CHECKS}
                chosen={values.checks}
                onToggle={(check) =>
                  setValues((before) => ({ ...before, checks: toggle(before.checks, check) }))
                }
              />
            ) : (
              <Field id={`fact-${name}`} label={FACT_LABELS[name]} hint={HINTS[name]} error={errors[name]}>
                {control(name)}
              </Field>
            )}
          </div>
        ))}
      </div>
      <FormError message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton onCancel={onDone} disabled={pending} />
        <SubmitButton pending={pending} pendingText="Guardando...">
          Guardar
        </SubmitButton>
      </div>
    </form>
  );
}
