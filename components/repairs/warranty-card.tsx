import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/core/dates";
import type { RepairWarranty } from "@/lib/repairs/types";

/** Counted from the day the device is handed back. */
export function WarrantyCard({ warranty }: { warranty: RepairWarranty }) {
  const { months, until } = warranty;
  return (
    <section className="panel flex items-start gap-3 p-5">
      <Icon name="lucide--shield-check" className="size-7 text-success" />
      <div>
        <h2 className="text-lg">Garantía de {months} meses</h2>
        <p className="text-muted">
          {/* Noon keeps the date the same in any zone. */}
          {until
            ? `Cubre la reparación y los repuestos hasta el ${formatDate(`${until}T12:00:00-05:00`)}.`
            : "Empieza el día en que te entregamos el equipo."}
        </p>
      </div>
    </section>
  );
}
