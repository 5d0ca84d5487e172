import { FilterSelect } from "@/components/lists/filter-select";
import { ListTools } from "@/components/lists/list-tools";
import { PRICE_LABELS } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import { NO_CATEGORY, PRODUCT_SORT_LABELS, STOCK_STATE_LABELS } from "@/lib/catalog/staff/labels";
import type { ListState } from "@/lib/core/list-state";

type Props = { state: ListState; categories: string[] };

/** Search, filters and order of the products. */
export function ProductFilters({ state, categories }: Props) {
  return (
    <ListTools
      state={state}
      label="Buscar productos"
      placeholder="Nombre, categoría o descripción"
      sorts={PRODUCT_SORT_LABELS}
      alwaysSorts
    >
      <FilterSelect
        state={state}
        name="categoria"
        label="Categoría"
        all="Todas"
        options={{
          ...Object.fromEntries(categories.map((category) => [category, categoryLabel(category)])),
          "-": NO_CATEGORY,
        }}
      />
      <FilterSelect
        state={state}
        name="existencias"
        label="Existencias"
        all="Todas"
        options={STOCK_STATE_LABELS}
      />
      <FilterSelect state={state} name="precio" label="Precio" options={PRICE_LABELS} />
      <FilterSelect state={state} name="insignia" label="Etiqueta" options={{ si: "Con etiqueta" }} />
      <FilterSelect state={state} name="estado" label="Estado" options={{ borrador: "Borradores" }} />
    </ListTools>
  );
}
