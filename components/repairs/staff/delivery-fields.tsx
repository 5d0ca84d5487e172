import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";

type Props = {
  /** Usually it is the customer. */
  collectorName: string;
  error?: string;
  /** What is left to pay of the approved quote, in pesos; 0 when nothing is. */
  owed: number;
};

/** Who takes the device with them, and that it leaves unpaid when it does. */
export function DeliveryFields({ collectorName, error, owed }: Props) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line-strong p-4">
      <legend className="px-1 text-sm font-semibold">Quién recoge el equipo</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="collector-name" label="Nombre completo" error={error}>
          <Input name="collectorName" defaultValue={collectorName} maxLength={120} autoComplete="off" />
        </Field>
        <Field id="collector-document" label="Documento">
          <Input name="collectorDocument" maxLength={30} autoComplete="off" inputMode="numeric" />
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
  );
}
