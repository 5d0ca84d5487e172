"use client";

import { Combobox } from "@/components/forms/staff/combobox";
import { Badge } from "@/components/ui/badge";
import { findByName } from "@/lib/catalog/find-by-name";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { ActionResult } from "@/lib/core/result";
import { findStockPartsAction } from "@/lib/repairs/staff/actions";
import type { QuoteService, StockPart } from "@/lib/repairs/staff/rows";

type Found = { kind: "labour"; item: QuoteService } | { kind: "part"; item: StockPart };

type Props = {
  id: string;
  services: readonly QuoteService[];
  onService: (service: QuoteService) => void;
  onPart: (part: StockPart) => void;
};

/** Search over the services of the catalogue and the parts in stock, each with its price. */
export function QuoteSearch({ id, services, onService, onPart }: Props) {
  async function find(query: string): Promise<ActionResult<Found[]>> {
    const found = findByName(services, query).map((item): Found => ({ kind: "labour", item }));
    const parts = await findStockPartsAction({ query });
    if (!parts.ok) return found.length > 0 ? { ok: true, data: found } : parts;
    return { ok: true, data: [...found, ...parts.data.map((item): Found => ({ kind: "part", item }))] };
  }
  return (
    <Combobox
      id={id}
      label="Buscar servicio o repuesto"
      placeholder="Drift, limpieza, puerto HDMI..."
      nothing="Nada con ese nombre. Puedes escribirlo como concepto."
      find={find}
      keyOf={({ kind, item }) => `${kind} ${item.id}`}
      onChoose={(found) => (found.kind === "labour" ? onService(found.item) : onPart(found.item))}
      render={(found) => (
        <>
          <span className="min-w-0 break-words">{found.item.name}</span>
          <span className="flex shrink-0 flex-col items-end text-right text-sm">
            <b className="tabular">{formatCop(found.item.price)}</b>
            {found.kind === "labour" ? (
              <Badge variant="outline">Servicio</Badge>
            ) : (
              <span className={cn(found.item.stock > 0 ? "text-success" : "text-destructive")}>
                {found.item.stock > 0 ? `${found.item.stock} disponibles` : "Agotado"}
              </span>
            )}
          </span>
        </>
      )}
    />
  );
}
