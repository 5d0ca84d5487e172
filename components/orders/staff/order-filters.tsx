import { FilterSelect } from "@/components/lists/filter-select";
import { ListSearch } from "@/components/lists/list-search";
import type { ListState } from "@/lib/core/list-state";
import { DELIVERY_LIMIT_DAYS } from "@/lib/legal/promises";
import { PAYMENT_LABELS } from "@/lib/orders/labels";
import { METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const WAITING = [
  { value: "retractos", label: "Con retracto abierto" },
  { value: "reversiones", label: "Con reversión abierta" },
  { value: "reembolsos", label: "Con reembolso en curso" },
  { value: "contracargos", label: "Con contracargo" },
  { value: "reclamos", label: "Con reclamo en Mercado Pago" },
  { value: "descuadres", label: "Con un pago que no coincide" },
  { value: "devoluciones", label: "Con una devolución que no sale" },
  { value: "por_cobrar", label: "Entregados sin cobrar" },
  { value: "atrasados", label: `Con más de ${DELIVERY_LIMIT_DAYS} días sin entregar` },
];

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
      <FilterSelect
        state={state}
        name="medio"
        label="Medio de pago"
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHODS[value].label }))}
      />
      <FilterSelect state={state} name="pago" label="Pago" options={options(PAYMENT_LABELS)} />
      <FilterSelect state={state} name="solo" label="Pendientes" options={WAITING} all="Sin filtro" />
    </div>
  );
}
