import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { RepairPart, WorkshopRepair } from "@/lib/repairs/staff/rows";
import { plannedParts } from "@/lib/repairs/staff/rows";
import { ApplyPartButton, ReturnPartButton } from "./part-buttons";
import { PartForm } from "./part-form";

/** Quoted and installed parts. Stock is deducted on installation. */
export function PartsPanel({ repair }: { repair: WorkshopRepair }) {
  const { id, quote, parts, state } = repair;
  const planned = plannedParts(quote, parts).filter(({ quantity, used }) => used < quantity);
  const used = parts.filter(({ returnedAt }) => !returnedAt);
  const isHere = state !== "Entregado";
  return (
    <section aria-labelledby="repuestos" className="panel flex flex-col gap-4 p-5">
      <h2 id="repuestos" className="text-xl">
        Repuestos
      </h2>
      {quote && planned.length > 0 && isHere && (
        <div className="flex flex-col gap-2">
          <h3 className="text-base font-semibold">Aprobados, sin usar</h3>
          <ul className="flex flex-col divide-y">
            {planned.map(({ number, concept, quantity, used: done, unitPrice, productId }) => (
              <li key={number} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <p className="min-w-0">
                  {quantity - done} × {concept}
                  <span className="block text-sm text-muted-foreground">
                    {formatCop(unitPrice)} c/u · {productId ? "del inventario" : "comprado por fuera"}
                  </span>
                </p>
                <ApplyPartButton
                  repairId={id}
                  quoteId={quote.id}
                  line={number}
                  quantity={quantity - done}
                  name={concept}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {used.length > 0 ? (
        <ul aria-label="Repuestos usados" className="flex flex-col divide-y">
          {used.map((part) => (
            <UsedPart key={part.id} part={part} />
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">Todavía no se ha usado ningún repuesto.</p>
      )}
      {isHere && <PartForm repairId={id} />}
    </section>
  );
}

function UsedPart({ part }: { part: RepairPart }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <p className="min-w-0">
        {part.quantity} × {part.name}
        <span className="block text-sm text-muted-foreground">
          {formatCop(part.unitPrice)} c/u · usado por {part.usedBy} el {formatDateTime(part.usedAt)}
        </span>
      </p>
      <ReturnPartButton partId={part.id} name={part.name} />
    </li>
  );
}
