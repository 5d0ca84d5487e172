import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductTrail } from "@/components/catalog/product-trail";
import { ShareButton } from "@/components/catalog/share-button";
import { BelowFold } from "@/components/layout/below-fold";
import { LiveRefresh } from "@/components/live/live-refresh";
import { categoryLabel, PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";
import { getNewestProductSlugs, getProduct } from "@/lib/catalog/queries";
import { SHIPPING_PRICE } from "@/lib/legal/promises";
import { robotsOf } from "@/lib/seo/indexing";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { shareVersion } from "@/lib/seo/share-image";
import { ProductView } from "./product-view";
import { RelatedProducts } from "./related-products";

export const ensureStatic = "navigation";
// Blocks on the product: there is no static shell. The middleware handles missing ones.
export const instant = false;

type Props = PageProps<"/producto/[id]">;

/** Prerendered at build time; the others on first request. */
const MADE_AHEAD = 500;

export async function generateStaticParams() {
  const slugs = await getNewestProductSlugs(MADE_AHEAD);
  // The framework requires one path to prerender, even without products.
  if (slugs.length === 0) return [{ id: "sin-productos" }];
  return slugs.map((slug) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const product = await getProduct(id);
  if (!product) return { title: PRODUCT_NOT_FOUND, robots: robotsOf("missing") };
  return pageMetadata({
    title: product.name,
    description: product.description || `${product.name}.`,
    more: `Con garantía y envío ${SHIPPING_PRICE}.`,
    path: `/producto/${product.slug}`,
    share: {
      kind: "producto",
      slug: product.slug,
      version: shareVersion(product.name, product.price, product.image),
    },
    keywords: [product.name, ...(product.category ? [categoryLabel(product.category)] : [])],
  });
}

export default async function ProductPage({ params }: Props) {
  const product = (await getProduct((await params).id)) ?? notFound();
  return (
    <div className="page pt-1 pb-16 lg:pt-3">
      <div className="mb-1 flex items-center justify-between gap-2 lg:mb-3" data-under-toasts="">
        <ProductTrail name={product.name} category={product.category} />
        <ShareButton title={product.name} />
      </div>
      <ProductView product={product} />
      <BelowFold>
        <RelatedProducts product={product} />
      </BelowFold>
      <LiveRefresh isPublic tables={["products"]} kinds="sales" listed={[product.id]} />
    </div>
  );
}
