import type { Metadata } from "next";
import { categoryLabel } from "@/lib/catalog/labels";
import { storeTitle } from "@/lib/catalog/store";
import { DELIVERY_TIME, SHIPPING_PRICE } from "@/lib/legal/promises";
import type { Indexing } from "@/lib/seo/indexing";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Title, description and canonical URL of a list: the unfiltered one, whatever its filters. */
export function storeMetadata(category: string, indexing: Indexing = "page"): Promise<Metadata> {
  if (!category)
    return pageMetadata({
      title: "Tienda gamer: consolas, controles, juegos y repuestos",
      description: `Compra controles, consolas, juegos, accesorios y repuestos originales con garantía. Envío ${SHIPPING_PRICE} y entrega en ${DELIVERY_TIME} en Medellín y el área metropolitana.`,
      path: "/tienda",
      keywords: ["tienda gamer Colombia", "controles PS5", "repuestos de consola", "accesorios Xbox"],
      indexing,
    });
  const label = categoryLabel(category);
  const title = storeTitle(category);
  return pageMetadata({
    title: `${title} | Tienda gamer`,
    description: `${title}: productos originales con garantía, envío ${SHIPPING_PRICE} y asesoría por WhatsApp. Compara precios y unidades disponibles en nuestra tienda.`,
    path: `/tienda/${encodeURIComponent(category)}`,
    keywords: [`${label} Colombia`, `comprar ${label} Medellín`],
    indexing,
  });
}
