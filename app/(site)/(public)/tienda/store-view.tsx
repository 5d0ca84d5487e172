import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ActiveFilters } from "@/components/catalog/active-filters";
import { productCartItem } from "@/components/catalog/cart-item";
import { EmptyProducts } from "@/components/catalog/empty-products";
import { Pager } from "@/components/catalog/pager";
import { ProductCard } from "@/components/catalog/product-card";
import { ProductGrid } from "@/components/catalog/product-grid";
import { ResultSummary } from "@/components/catalog/result-summary";
import { StoreFilters } from "@/components/catalog/store-filters";
import { StoreHeading } from "@/components/catalog/store-heading";
import { StoreRatingSource } from "@/components/catalog/store-rating";
import { ViewToggle } from "@/components/catalog/view-toggle";
import { JsonLd } from "@/components/content/json-ld";
import { LiveRefresh } from "@/components/live/live-refresh";
import { type StoreFilters as Filters, plainFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import { getProducts } from "@/lib/catalog/queries";
import type { ProductList } from "@/lib/catalog/types";
import { env } from "@/lib/core/env";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";
import { getSettings } from "@/lib/settings/queries";

/** Cards above the fold: their images load eagerly. */
const FIRST_ROW = 3;

type Props = { filters: Filters; children?: ReactNode };

/** The store with its filters, used by the cached and the filtered route. */
export async function StoreView({ filters, children }: Props) {
  const { view, ...query } = filters;
  const [list, settings] = await Promise.all([getProducts(query), getSettings()]);
  const layout = view === "lista" ? "list" : "grid";
  return (
    <div className="page pb-16" data-streamed="" data-quiet-chat="">
      <StoreHeading filters={filters} freeShippingText={settings.freeShippingText} />
      {children}
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_1fr] lg:gap-8">
        <StoreFilters filters={filters} categories={list.categories} all={list.all} />
        <div className="grid gap-5">
          <div className="flex items-center justify-between gap-4">
            <ResultSummary list={list} query={filters.query} />
            <ViewToggle filters={filters} />
          </div>
          <ActiveFilters filters={filters} />
          {list.items.length === 0 ? (
            <EmptyProducts filters={filters} total={list.total} all={list.all} />
          ) : (
            <ProductGrid layout={layout} label="Productos">
              {list.items.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  rating={settings.storeRating}
                  layout={layout}
                  priority={index < FIRST_ROW}
                  action={
                    <AddToCartButton
                      item={productCartItem(product)}
                      size="sm"
                      label="Agregar"
                      className="w-full"
                    />
                  }
                />
              ))}
            </ProductGrid>
          )}
          <Pager filters={filters} total={list.total} />
          {list.items.length > 0 && <StoreRatingSource rating={settings.storeRating} />}
        </div>
      </div>
      <JsonLd data={structuredData(filters.category, list)} />
      <LiveRefresh tables={["products"]} />
    </div>
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
