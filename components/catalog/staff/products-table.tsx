import { SortHeader } from "@/components/lists/sort-header";
import { Table, Th } from "@/components/ui/table";
import { editHref } from "@/lib/catalog/staff/list-address";
import type { StaffProductPage } from "@/lib/catalog/staff/rows";
import type { ListState } from "@/lib/core/list-state";
import { ProductRow } from "./product-row";
import { SelectPageBox } from "./selection";
import type { StockRights } from "./stock-rights";

type Props = { list: StaffProductPage; state: ListState; canDelete: boolean; rights: StockRights };

/** A table on wide screens, cards on narrow ones. */
export function ProductsTable({ list: { items, low }, state, canDelete, rights }: Props) {
  return (
    <Table label="Productos" cards>
      <thead className="max-md:block">
        <tr className="max-md:flex max-md:items-center max-md:border-b max-md:border-border max-md:*:border-0">
          <Th className="max-md:px-3">
            <SelectPageBox pageIds={items.map(({ id }) => id)} />
          </Th>
          {/* Cards have no header; a select sorts them. */}
          <Th className="hidden max-md:flex max-md:items-center">
            <span className="max-w-40 whitespace-normal">Toda la página</span>
          </Th>
          <Th className="max-md:hidden">
            <span className="sr-only">Imagen</span>
          </Th>
          <SortHeader state={state} sort="nombre" label="Nombre" className="max-md:hidden" />
          <SortHeader state={state} sort="precio" label="Precio" className="text-right max-md:hidden" />
          <SortHeader
            state={state}
            sort="existencias"
            label="Existencias"
            className="text-right max-md:hidden"
          />
          <Th className="text-right max-md:hidden">Acciones</Th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            low={low}
            editHref={editHref(state, product.id)}
            canDelete={canDelete}
            rights={rights}
          />
        ))}
      </tbody>
    </Table>
  );
}
