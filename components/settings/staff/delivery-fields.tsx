import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import { DEPARTMENT_CODES, DEPARTMENTS } from "@/lib/places/departments";
import {
  carrierInput,
  dayInput,
  MOST_CARRIERS,
  parseTypedCarriers,
  parseTypedDays,
  USUAL_INPUT,
} from "@/lib/settings/staff/delivery-values";
import type { SettingsValues } from "@/lib/settings/staff/values";

type Props = { values: SettingsValues; draft: SettingsValues; errors: FieldErrors };

const PANEL = "panel mb-6 grid min-w-0 break-inside-avoid gap-x-6 p-5 sm:grid-cols-2 sm:p-6";
const LEGEND = "float-left flex items-center gap-2.5 font-display text-xl font-bold sm:col-span-2";

/** The days of a parcel to each department, outside the metropolitan area. */
export function DeliveryDaysFields({ values, errors }: Omit<Props, "draft">) {
  const days = parseTypedDays(values.deliveryDays);
  return (
    <fieldset className={`${PANEL} gap-y-2`}>
      <legend className={LEGEND}>
        <Icon name="lucide--truck" className="size-5 text-warm" />
        Entrega fuera del área metropolitana
      </legend>
      <p className="clear-both text-sm text-muted-foreground sm:col-span-2">
        En cuántos días llega un pedido, sin contar domingos ni festivos. Con esto cada cliente ve entre qué
        días llega el suyo.
      </p>
      <FieldError id="deliveryDays-error" text={errors.deliveryDays} />
      {DEPARTMENT_CODES.map((code) => {
        const name = DEPARTMENTS[code] ?? code;
        const error = errors[`deliveryDays.${code}`];
        return (
          <fieldset key={code} aria-label={name} className="flex min-w-0 flex-col gap-1 sm:col-span-2">
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1 text-sm font-semibold">{name}</span>
              {([0, 1] as const).map((end) => (
                <label key={end} className="flex items-center gap-2 text-sm">
                  {end === 0 ? "de" : "a"}
                  <span className="sr-only"> días a {name}</span>
                  <Input
                    name={dayInput(code, end)}
                    defaultValue={days[code]?.[end] ?? ""}
                    inputMode="numeric"
                    maxLength={2}
                    autoComplete="off"
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `deliveryDays-${code}-error` : undefined}
                    className="w-14 text-center"
                  />
                </label>
              ))}
            </div>
            <FieldError id={`deliveryDays-${code}-error`} text={error} />
          </fieldset>
        );
      })}
    </fieldset>
  );
}

/** The carriers that staff choose from, with an empty row for another one. */
export function CarrierFields({ values, draft, errors }: Props) {
  const carriers = parseTypedCarriers(values.carriers);
  const count = parseTypedCarriers(draft.carriers).length;
  // Rows never disappear while someone types: the last one would take its text along.
  const [rows, setRows] = useState(carriers.length + 1);
  if (count + 1 > rows) setRows(count + 1);
  return (
    <fieldset className={`${PANEL} gap-y-5`}>
      <legend className={LEGEND}>
        <Icon name="lucide--package" className="size-5 text-warm" />
        Transportadoras
      </legend>
      <p className="clear-both text-sm text-muted-foreground sm:col-span-2">
        Al enviar un pedido se propone la de siempre. En la página de rastreo escribe <code>{"{guia}"}</code>{" "}
        donde va el número. Para quitar una, borra sus datos.
      </p>
      <FieldError id="carriers-error" text={errors.carriers} />
      {Array.from({ length: Math.min(rows, MOST_CARRIERS) }, (_, n) => {
        const carrier = carriers[n];
        const id = (part: string) => `carriers-${n}-${part}`;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place
            key={n}
            aria-label={carrier?.name || "Otra transportadora"}
            className="grid min-w-0 gap-3 border-t border-border pt-4 sm:col-span-2 sm:grid-cols-2"
          >
            <Field id={id("name")} label="Nombre" error={errors[`carriers.${n}.name`]}>
              <Input
                name={carrierInput(n, "name")}
                defaultValue={carrier?.name}
                maxLength={80}
                autoComplete="off"
              />
            </Field>
            <Field id={id("phone")} label="Teléfono (opcional)" error={errors[`carriers.${n}.phone`]}>
              <Input
                name={carrierInput(n, "phone")}
                type="tel"
                defaultValue={carrier?.phone}
                maxLength={30}
                autoComplete="off"
              />
            </Field>
            <div className="sm:col-span-2">
              <Field id={id("url")} label="Página de rastreo (opcional)" error={errors[`carriers.${n}.url`]}>
                <Input
                  name={carrierInput(n, "url")}
                  type="url"
                  inputMode="url"
                  defaultValue={carrier?.url}
                  placeholder="https://…?guia={guia}"
                  maxLength={248}
                  spellCheck={false}
                  autoComplete="off"
                />
              </Field>
            </div>
            <label className="flex min-h-11 w-fit items-center gap-3 text-sm">
              <input
                name={USUAL_INPUT}
                type="radio"
                value={n}
                defaultChecked={n === 0}
                className="size-5 shrink-0 accent-primary"
              />
              La de siempre
            </label>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function FieldError({ id, text }: { id: string; text?: string }) {
  if (!text) return null;
  return (
    <p id={id} className="text-sm font-semibold text-destructive sm:col-span-2">
      {text}
    </p>
  );
}
