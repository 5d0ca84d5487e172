"use client";

import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { formatNumber } from "@/lib/core/money";
import { saveRightsAction } from "@/lib/settings/staff/actions";
import {
  RIGHT_FIELDS,
  type RightValues,
  type RoleRights,
  readRights,
  rightTexts,
  SWITCHES,
} from "@/lib/settings/staff/rights";

type Props = {
  rights: RoleRights;
  /** The role's name. */
  name: string;
};

/** What a role may do, to change in place. */
export function RightsForm({ rights, name }: Props) {
  const editor = useVersionedForm({
    row: rights,
    toDraft: ({ role, version, ...values }: RoleRights): RightValues => values,
    toFieldTexts: rightTexts,
    read: readRights,
    save: ({ base: { role, version }, form }) => {
      const {
        refundLimit = "",
        discountLimit = "",
        ...switches
      } = Object.fromEntries(form) as Record<string, string>;
      return saveRightsAction({ role, version, refundLimit, discountLimit, ...switches });
    },
    onSaved: () => toast({ title: "Permisos guardados", description: `Valen desde ya para ${name}.` }),
  });
  const { draft, errors, isDirty, pending, conflict } = editor;
  const { role } = rights;
  return (
    <VersionedForm
      editor={editor}
      method="post"
      aria-label={`Permisos de ${name}`}
      onInput={(event) => editor.change(readRights(new FormData(event.currentTarget), draft))}
    >
      <div key={editor.round} className="flex flex-col gap-4">
        <Field
          id={`${role}-refund`}
          label={`${RIGHT_FIELDS.refundLimit.label} (COP)`}
          hint="De un pedido, también en varias veces. Vacío: sin límite. 0: no devuelve."
          error={errors.refundLimit}
        >
          <MoneyInput
            name="refundLimit"
            defaultValue={draft.refundLimit === null ? "" : formatNumber(draft.refundLimit)}
          />
        </Field>
        <Field
          id={`${role}-discount`}
          label={`${RIGHT_FIELDS.discountLimit.label} (%)`}
          hint="De cada precio. 0: no da descuentos."
          error={errors.discountLimit}
        >
          <Input
            name="discountLimit"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={draft.discountLimit}
          />
        </Field>
        {SWITCHES.map((right) => (
          <CheckField key={right} id={`${role}-${right}`} name={right} defaultChecked={draft[right]}>
            {RIGHT_FIELDS[right].label}
          </CheckField>
        ))}
      </div>
      <SubmitButton pending={pending} disabled={!isDirty || conflict !== undefined}>
        Guardar
      </SubmitButton>
    </VersionedForm>
  );
}
