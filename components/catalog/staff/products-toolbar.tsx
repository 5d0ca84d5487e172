import type { Route } from "next";
import Link from "next/link";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListSearch } from "@/components/lists/list-search";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PRICE_LABELS } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import { NO_CATEGORY, STOCK_STATE_LABELS } from "@/lib/catalog/staff/labels";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { exportHref } from "@/lib/catalog/staff/list-address";
import type { ListState } from "@/lib/core/list-state";
import { AddProduct } from "./add-product";
import { SortSelect } from "./sort-select";

type Props = { state: ListState; categories: string[]; startsAdding: boolean };

/** Search, filters and list actions. */
export function ProductsToolbar({ state, categories, startsAdding }: Props) {
  const importPath = `${PRODUCT_LIST.path}/importar`;
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <AddProduct key={String(startsAdding)} categories={categories} startsOpen={startsAdding} />
        <Link href={importPath as Route} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--upload" />
          Importar CSV
        </Link>
        <a href={exportHref(state)} download className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--download" />
          Exportar CSV
        </a>
      </div>
      <div className="flex">
        <ListSearch state={state} label="Buscar productos" placeholder="Nombre, categoría o descripción" />
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
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
        <SortSelect state={state} />
      </div>
    </div>
  );
}
