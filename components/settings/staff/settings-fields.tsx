import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import { settingsHints } from "@/lib/settings/staff/hints";
import { SETTINGS_LABELS } from "@/lib/settings/staff/labels";
import type { SettingsValues } from "@/lib/settings/staff/values";
import { CarrierFields, DeliveryDaysFields } from "./delivery-fields";
import { SETTINGS_SECTIONS } from "./sections";

type Props = {
  /** Initial values. */
  values: SettingsValues;
  /** Current values, for the hints. */
  draft: SettingsValues;
  errors: FieldErrors;
};

/** All settings fields under their headings. */
export function SettingsFields({ values, draft, errors }: Props) {
  const hints = settingsHints(draft);
  return (
    <div className="gap-6 xl:columns-2">
      {SETTINGS_SECTIONS.map(({ title, icon, boxes, checks = [] }) => (
        <fieldset
          key={title}
          className="panel mb-6 grid min-w-0 break-inside-avoid gap-x-4 gap-y-5 p-5 sm:grid-cols-2 sm:p-6"
        >
          <legend className="float-left flex items-center gap-2.5 font-display text-xl font-bold sm:col-span-2">
            <Icon name={icon} className="size-5 text-warm" />
            {title}
          </legend>
          {boxes.map(({ field, wide, ...input }) => (
            <div key={field} className={wide ? "clear-both sm:col-span-2" : "clear-both"}>
              <Field id={field} label={SETTINGS_LABELS[field]} hint={hints[field]} error={errors[field]}>
                <Input name={field} defaultValue={values[field]} {...input} />
              </Field>
            </div>
          ))}
          {checks.map((field) => (
            <div key={field} className="clear-both sm:col-span-2">
              <CheckField
                id={field}
                name={field}
                defaultChecked={values[field] === "on"}
                error={errors[field]}
                hint={hints[field]}
              >
                {SETTINGS_LABELS[field]}
              </CheckField>
            </div>
          ))}
        </fieldset>
      ))}
      <CarrierFields values={values} draft={draft} errors={errors} />
      <DeliveryDaysFields values={values} errors={errors} />
    </div>
  );
}
