import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import { STEP_LIMITS } from "@/lib/repairs/fields";
import { OUTCOME_REASONS } from "@/lib/repairs/labels";
import type { RepairOutcome } from "@/lib/repairs/rows";
import { ChoiceTile } from "../request/choice-tile";

type Props = {
  /** Usually the customer. */
  collectorName: string;
  error?: string;
  outcome: RepairOutcome;
  onOutcome: (outcome: RepairOutcome) => void;
  /** Total deposits in pesos, refunded when the device is returned unrepaired. */
  held: number;
  /** Balance of the approved quote in pesos; 0 when paid. */
  owed: number;
};

/** Hand-over: outcome, who collects it, and confirmation of an unpaid balance. */
export function DeliveryFields({ collectorName, error, outcome, onOutcome, held, owed }: Props) {
  return (
    <>
      <fieldset className="flex flex-col gap-3 rounded-md border border-input p-4">
        <legend className="px-1 text-sm font-semibold">Cómo sale el equipo</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <ChoiceTile
            name="outcome"
            value="reparado"
            label="Reparado"
            hint="Con constancia y garantía"
            isChosen={outcome === "reparado"}
            onChoose={() => onOutcome("reparado")}
          />
          <ChoiceTile
            name="outcome"
            value="sin_reparar"
            label="Sin reparar"
            hint="Sin garantía"
            isChosen={outcome === "sin_reparar"}
            onChoose={() => onOutcome("sin_reparar")}
          />
        </div>
        {outcome === "sin_reparar" && (
          <>
            <Field id="outcome-reason" label="Por qué sale sin reparar">
              <Select name="outcomeReason" options={OUTCOME_REASONS} />
            </Field>
            {held > 0 && (
              <p role="alert" className="font-semibold text-warm">
                Tienes {formatCop(held)} de este cliente por la cotización: revisa cuánto le devuelves.
              </p>
            )}
          </>
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-4 rounded-md border border-input p-4">
        <legend className="px-1 text-sm font-semibold">Quién recoge el equipo</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="collector-name" label="Nombre completo" error={error}>
            <Input
              name="collectorName"
              defaultValue={collectorName}
              maxLength={STEP_LIMITS.collectorName}
              autoComplete="off"
            />
          </Field>
          <Field id="collector-document" label="Documento">
            <Input
              name="collectorDocument"
              maxLength={STEP_LIMITS.collectorDocument}
              autoComplete="off"
              inputMode="numeric"
            />
          </Field>
        </div>
        {owed > 0 && (
          <div role="alert" className="flex flex-col gap-2 rounded-md border border-warm p-3">
            <p className="font-semibold">Faltan por pagar {formatCop(owed)} de la cotización aprobada.</p>
            <CheckField id="accepts-unpaid" name="acceptsUnpaid">
              Entregar el equipo sin el pago registrado
            </CheckField>
          </div>
        )}
      </fieldset>
    </>
  );
}
