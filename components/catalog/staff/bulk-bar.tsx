"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { productsLabel } from "@/lib/catalog/labels";
import type { ProductFilter } from "@/lib/catalog/staff/list";
import { formatNumber } from "@/lib/core/money";
import { useSelection } from "./selection";

const BulkDialog = dynamic(() => import("./bulk-dialog").then((module) => module.BulkDialog), { ssr: false });

type Props = {
  total: number;
  pageSize: number;
  filter: ProductFilter;
  categories: string[];
  correctsStock: boolean;
};

/** Bulk actions, shown while rows are selected. */
export function BulkBar({ total, pageSize, filter, categories, correctsStock }: Props) {
  const { ids, isAll, set } = useSelection();
  const [isOpen, setOpen] = useState(false);
  const count = isAll ? total : ids.size;
  const offersAll = !isAll && ids.size > 0 && ids.size === Math.min(total, pageSize) && total > ids.size;
  return (
    <section
      aria-label="Edición en bloque"
      className="sticky bottom-[calc(var(--panel-bar)+1rem)] z-20 mt-4 panel flex flex-wrap items-center gap-3 border-primary p-3 shadow-2xl data-idle:sr-only"
      data-idle={count === 0 || undefined}
    >
      <p role="status" className="font-semibold">
        {count === 0 ? "" : `${productsLabel(count)} en la selección`}
      </p>
      {count > 0 && (
        <>
          {offersAll && (
            <Button variant="ghost" size="sm" onClick={() => set(ids, true)}>
              Seleccionar los {formatNumber(total)} resultados
            </Button>
          )}
          <div className="ml-auto flex flex-wrap gap-2">
            <Button variant="ghost" size="sm" onClick={() => set([])}>
              Quitar
            </Button>
            <Button size="sm" onClick={() => setOpen(true)}>
              <Icon name="lucide--pencil" />
              Editar en bloque
            </Button>
          </div>
          {isOpen && (
            <BulkDialog
              selection={isAll ? { filter } : { ids: [...ids] }}
              count={count}
              categories={categories}
              correctsStock={correctsStock}
              onClose={() => setOpen(false)}
              onDone={() => {
                setOpen(false);
                set([]);
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
