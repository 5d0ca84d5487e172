import { FilterDates } from "@/components/lists/filter-dates";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListTools } from "@/components/lists/list-tools";
import type { ListState } from "@/lib/core/list-state";
import { PAYMENT_LABELS, SALES_CHANNELS } from "@/lib/orders/labels";
import { METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import { ORDER_SORT_LABELS, TROUBLE_LABELS } from "@/lib/orders/staff/labels";
import { type Municipality, municipalityText } from "@/lib/places/address";

const METHOD_LABELS = Object.fromEntries(
  PAYMENT_METHODS.map((method) => {
    const { label, isOnline } = METHODS[method];
    return [method, isOnline ? label : `${label} o en la tienda`];
  }),
);

type Props = { state: ListState; today: string; cities: Municipality[] };

export function OrderFilters({ state, today, cities }: Props) {
  return (
    <ListTools
      state={state}
      label="Buscar pedidos"
      placeholder="Número, cliente, producto, guía o $total"
      sorts={ORDER_SORT_LABELS}
      apart={["etapa"]}
    >
      <FilterDates state={state} today={today} />
      <FilterSelect
        state={state}
        name="ciudad"
        label="Ciudad"
        all="Todas"
        options={Object.fromEntries(cities.map((city) => [city.code, municipalityText(city)]))}
      />
      <FilterSelect state={state} name="canal" label="Canal" options={SALES_CHANNELS} />
      <FilterSelect state={state} name="medio" label="Medio" options={METHOD_LABELS} />
      <FilterSelect state={state} name="pago" label="Pago" options={PAYMENT_LABELS} />
      <FilterSelect state={state} name="solo" label="Pendientes" options={TROUBLE_LABELS} all="Sin filtro" />
    </ListTools>
  );
}
