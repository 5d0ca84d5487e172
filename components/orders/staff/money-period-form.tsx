import { Field } from "@/components/forms/field";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { MoneyPeriod } from "@/lib/orders/staff/money-period";

type Props = { start: MoneyPeriod; today: string };

/** Downloads the payments and refunds of a period. */
export function MoneyPeriodForm({ start, today }: Props) {
  return (
    <section aria-labelledby="periodo" className="panel mt-6 flex flex-col gap-4 p-5">
      <h2 id="periodo" className="text-xl">
        Pagos y reembolsos de un periodo
      </h2>
      <p className="text-sm text-muted-foreground">
        Para tu contador: cada pago, anticipo, reembolso y contracargo en su día, con su base y su IVA, y las
        sumas por medio de pago.
      </p>
      <form action="/api/orders/periodo" className="flex flex-wrap items-end gap-4">
        <Field id="periodo-desde" label="Desde">
          <Input type="date" name="desde" defaultValue={start.from} max={today} required />
        </Field>
        <Field id="periodo-hasta" label="Hasta">
          <Input type="date" name="hasta" defaultValue={start.to} max={today} required />
        </Field>
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--download" />
          Descargar CSV
        </button>
      </form>
    </section>
  );
}
