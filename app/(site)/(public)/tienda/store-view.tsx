import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productCartItem } from "@/components/catalog/cart-item";
import { FilterSheet } from "@/components/catalog/store/filter-sheet";
import { ListBar } from "@/components/catalog/store/list-bar";
import { Shortcuts } from "@/components/catalog/store/shortcuts";
import { StoreFrame } from "@/components/catalog/store/store-frame";
import { StoreHeading } from "@/components/catalog/store/store-heading";
import { StoreResults } from "@/components/catalog/store/store-results";
import { JsonLd } from "@/components/content/json-ld";
import { type StoreFilters as Filters, plainFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel, productsLabel } from "@/lib/catalog/labels";
import type { ProductList } from "@/lib/catalog/rows";
import { env } from "@/lib/core/env";
import { getProductRatings } from "@/lib/reviews/queries";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";
import { getSettings } from "@/lib/settings/queries";

type Props = {
  filters: Filters;
  list: Promise<ProductList>;
  /** Between the heading and the list. */
  children?: ReactNode;
};

/** A list of the store with its filters. */
export async function StoreView({ filters, list: reading, children }: Props) {
  const [list, { freeShippingText }] = await Promise.all([reading, getSettings()]);
  const { items, ...counts } = list;
  const listed = items.map(({ id }) => id);
  const ratings = await getProductRatings(listed);
  return (
    <StoreFrame href={storeHref(filters)} announcement={productsLabel(list.total)} listed={listed}>
      <StoreHeading filters={filters} total={list.total} freeShippingText={freeShippingText} />
      {children}
      <div className="grid items-start lg:grid-cols-[15rem_1fr] lg:gap-8">
        <FilterSheet filters={filters} counts={counts} />
        <div className="min-w-0">
          <Shortcuts filters={filters} counts={counts} />
          <div className="relative">
            <ListBar filters={filters} />
            <StoreResults
              filters={filters}
              list={list}
              ratings={ratings}
              action={(product) => (
                <AddToCartButton item={productCartItem(product)} label="Agregar" compact />
              )}
            />
          </div>
        </div>
      </div>
      <JsonLd data={structuredData(filters.category, list)} />
    </StoreFrame>
  );
}

function structuredData(category: string, { items }: ProductList) {
  const { SITE_URL } = env();
  const steps = [{ name: "Tienda", path: "/tienda" }];
  if (category) steps.push({ name: categoryLabel(category), path: storeHref(plainFilters(category)) });
  return [
    items.length > 0 &&
      itemListJsonLd(
        "Productos",
        items.map(({ name, slug }) => ({ name, path: `/producto/${slug}` })),
        SITE_URL,
      ),
    breadcrumbJsonLd(steps, SITE_URL),
  ];
}
