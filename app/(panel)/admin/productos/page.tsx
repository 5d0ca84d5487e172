import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddProduct } from "@/components/catalog/staff/add-product";
import { BulkBar } from "@/components/catalog/staff/bulk-bar";
import { CsvLinks } from "@/components/catalog/staff/csv-links";
import { EditProductDialog } from "@/components/catalog/staff/edit-product-dialog";
import { ProductFilters } from "@/components/catalog/staff/product-filters";
import { ProductTabs } from "@/components/catalog/staff/product-tabs";
import { ProductsTable } from "@/components/catalog/staff/products-table";
import { SelectionProvider } from "@/components/catalog/staff/selection";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { NO_PRODUCTS } from "@/lib/catalog/labels";
import { getCategories } from "@/lib/catalog/queries";
import { CAN_DELETE, CAN_EDIT } from "@/lib/catalog/staff/labels";
import { PRODUCT_LIST, toProductFilter } from "@/lib/catalog/staff/list";
import { closedHref, EDIT_PARAM } from "@/lib/catalog/staff/list-address";
import { getEditableProduct, getProductCost, getShelf, getStaffProducts } from "@/lib/catalog/staff/queries";
import { parseListState } from "@/lib/core/list-state";

export const metadata: Metadata = { title: "Productos" };

export default async function ProductsPage({ searchParams }: PageProps<"/admin/productos">) {
  const { role } = await requireRole(STAFF_ROLES, { path: PRODUCT_LIST.path });
  const params = await searchParams;
  const state = parseListState(params, PRODUCT_LIST);
  const edited = params[EDIT_PARAM];
  const [list, counts, rights, product, shelf] = await Promise.all([
    getStaffProducts(state),
    getCategories(),
    ownRights(),
    typeof edited === "string" ? getEditableProduct(edited) : undefined,
    typeof edited === "string" ? getShelf(edited) : undefined,
  ]);
  if (product === null) notFound();
  const cost = product && rights.seesCost ? await getProductCost(product.id) : null;
  const { items, total, corrected } = list;
  const categories = counts.map(({ category }) => category);
  const canDelete = canDeleteContent(role);
  const filter = { ...toProductFilter(state), ...(corrected && { query: corrected }) };
  return (
    <>
      <ListHead
        title="Productos"
        note={canDelete ? CAN_DELETE : CAN_EDIT}
        tabs={<ProductTabs current={PRODUCT_LIST.path} />}
      >
        <CsvLinks state={state} />
        <AddProduct key={String(params.nuevo)} categories={categories} startsOpen={params.nuevo === "1"} />
      </ListHead>
      <ProductFilters state={state} categories={categories} />
      {corrected && total > 0 && (
        <p role="status" className="mb-4">
          No hay resultados para «{state.query}». Estos son los de <strong>{corrected}</strong>.
        </p>
      )}
      {items.length === 0 ? (
        <ListEmpty state={state} title={NO_PRODUCTS} />
      ) : (
        <SelectionProvider pageIds={items.map(({ id }) => id)}>
          <ProductsTable list={list} state={state} canDelete={canDelete} rights={rights} />
          <BulkBar
            total={total}
            pageSize={PRODUCT_LIST.pageSize}
            filter={filter}
            categories={categories}
            correctsStock={rights.correctsStock}
          />
        </SelectionProvider>
      )}
      <ListPager state={state} total={total} />
      {product && (
        <EditProductDialog
          key={product.id}
          product={product}
          shelf={shelf ?? { stock: 0, isPublished: true }}
          categories={categories}
          closeHref={closedHref(state)}
          canDelete={canDelete}
          rights={rights}
          cost={cost}
        />
      )}
      <LiveRefresh tables={["products"]} />
    </>
  );
}
