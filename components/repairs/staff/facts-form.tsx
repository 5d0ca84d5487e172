"use client";

import { useRouter } from "next/navigation";
import { CancelButton } from "@/components/forms/cancel-button";
import { EditConflict } from "@/components/forms/edit-conflict";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type EditableFacts, FACT_FIELDS, factTexts, type RepairFacts } from "@/lib/repairs/fields";
import { CONDITION_CHECKS, CONDITION_KEYS } from "@/lib/repairs/intake/labels";
import { toggle } from "@/lib/repairs/intake/values";
import { DEVICE_LABELS } from "@/lib/repairs/labels";
import { editRepairFactsAction } from "@/lib/repairs/staff/actions";
import { ChipGroup } from "./intake/chip-group";

type Props = EditableFacts & { repairId: string; onDone: () => void };
type Name = keyof RepairFacts;
type Price = "diagnosisPrice" | "agreedPrice";
/** Form values. */
type Typing = Omit<RepairFacts, Price> & Record<Price, number | string>;
type Typed = Exclude<Name, "checks">;

const FIELDS: Record<Name, { label: string; max?: number }> = FACT_FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];
const LONG: Name[] = ["description", "technicianNote", "accessories", "checks", "condition"];
const MONEY: Name[] = ["diagnosisPrice", "agreedPrice"] satisfies Price[];
const CHECKS = CONDITION_KEYS.map((value) => ({ value, label: CONDITION_CHECKS[value] }));
const HINTS: Partial<Record<Name, string>> = {
  technicianNote: "Queda en la orden del cliente. Lo que es solo del equipo va como nota interna.",
  diagnosisPrice: "0 si es gratis.",
  agreedPrice: "0 si no se acordó. Corrige el recibo; la cotización aprobada se reemplaza aparte.",
};

/** Versioned form of the check-in data. */
export function FactsForm({ repairId, version, facts, onDone }: Props) {
  const router = useRouter();
  const editor = useVersionedForm({
    // Initial values: the page behind the dialog refreshes.
    row: { version, facts },
    toDraft: (row): Typing => row.facts,
    toFieldTexts: factTexts,
    save: ({ base, draft: typed }) => editRepairFactsAction({ repairId, version: base.version, ...typed }),
    onSaved: () => {
      toast({ title: "Orden actualizada", description: "Los datos quedaron guardados." });
      router.refresh();
      onDone();
    },
  });

  const { form, draft, change, pending, message, errors, onSubmit } = editor;

  function control(name: Typed) {
    const shared = {
      value: draft[name],
      name,
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        change({ [name]: name === "warrantyMonths" ? Number(value) : value }),
    };
    if (name === "kind")
      return (
        <Select {...shared} options={DEVICE_LABELS}>
          <option value="">Sin definir</option>
        </Select>
      );
    if (LONG.includes(name))
      return <Textarea {...shared} maxLength={FIELDS[name].max} rows={2} className="min-h-20" />;
    if (name === "warrantyMonths")
      return <Input {...shared} type="number" min={0} max={FACT_FIELDS.warrantyMonths.most} />;
    if (MONEY.includes(name)) return <MoneyInput {...shared} />;
    const type = name === "contactEmail" ? "email" : "text";
    return <Input {...shared} maxLength={FIELDS[name].max} autoComplete="off" type={type} />;
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <EditConflict editor={editor} />
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <div key={name} className={LONG.includes(name) ? "sm:col-span-2" : undefined}>
            {name === "checks" ? (
              <ChipGroup
                legend={FIELDS.checks.label}
                options={CHECKS}
                chosen={draft.checks}
                onToggle={(check) => change(({ checks }) => ({ checks: toggle(checks, check) }))}
              />
            ) : (
              <Field id={`fact-${name}`} label={FIELDS[name].label} hint={HINTS[name]} error={errors[name]}>
                {control(name)}
              </Field>
            )}
          </div>
        ))}
      </div>
      <FormError message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton onCancel={onDone} disabled={pending} />
        <SubmitButton pending={pending} disabled={editor.conflict !== undefined}>
          Guardar
        </SubmitButton>
      </div>
    </form>
  );
}
