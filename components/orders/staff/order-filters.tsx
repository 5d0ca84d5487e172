import { FilterSelect } from "@/components/lists/filter-select";
import { ListSearch } from "@/components/lists/list-search";
import type { ListState } from "@/lib/core/list-state";
import { PAYMENT_LABELS } from "@/lib/orders/labels";
import { METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import { TROUBLE_LABELS } from "@/lib/orders/staff/labels";

const METHOD_LABELS = Object.fromEntries(PAYMENT_METHODS.map((method) => [method, METHODS[method].label]));

export function OrderFilters({ state }: { state: ListState }) {
  return (
    <div className="mb-5 grid items-end gap-3 sm:grid-cols-3 xl:grid-cols-[1fr_12rem_12rem_13rem]">
      <div className="sm:col-span-3 xl:col-span-1">
        <ListSearch
          state={state}
          label="Buscar pedidos"
          placeholder="Número, cliente, producto, guía o $total"
        />
      </div>
      <FilterSelect state={state} name="medio" label="Medio de pago" options={METHOD_LABELS} />
      <FilterSelect state={state} name="pago" label="Pago" options={PAYMENT_LABELS} />
      <FilterSelect state={state} name="solo" label="Pendientes" options={TROUBLE_LABELS} all="Sin filtro" />
    </div>
  );
}
