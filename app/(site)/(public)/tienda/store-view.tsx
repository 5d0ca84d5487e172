import type { ReactNode } from "react";
import { JsonLd } from "@/components/content/json-ld";
import { type StoreFilters as Filters, plainFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import type { ProductList, StoreList } from "@/lib/catalog/rows";
import { env } from "@/lib/core/env";
import { getProductRatings } from "@/lib/reviews/queries";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";
import { getSettings } from "@/lib/settings/queries";
import { StoreBrowser } from "./store-browser";
import { StoreResults } from "./store-results";

type Props = { filters: Filters; list: Promise<StoreList>; children?: ReactNode };

/** The store with its filters, used by the cached and the filtered route. */
export async function StoreView({ filters, list: reading, children }: Props) {
  const [list, { storeRating, freeShippingText }] = await Promise.all([reading, getSettings()]);
  const { items, ...counts } = list;
  const listed = items.map(({ id }) => id);
  const ratings = await getProductRatings(listed);
  return (
    <div className="page pb-16" data-streamed="">
      <StoreBrowser
        filters={filters}
        counts={counts}
        listed={listed}
        rating={storeRating}
        freeShippingText={freeShippingText}
        strip={children}
      >
        <StoreResults filters={filters} list={list} ratings={ratings} rating={storeRating} />
      </StoreBrowser>
      <JsonLd data={structuredData(filters.category, list)} />
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
