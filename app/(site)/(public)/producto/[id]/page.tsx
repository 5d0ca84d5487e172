import type { Metadata, Route } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BackToStore } from "@/components/catalog/back-to-store";
import { LiveRefresh } from "@/components/layout/live-refresh";
import { categoryLabel, PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";
import { getMovedSlug, getProduct, getProductSlug, getProductSlugs } from "@/lib/catalog/queries";
import { pageMetadata } from "@/lib/content/seo";
import { isUuid } from "@/lib/core/text";
import { ProductView } from "./product-view";
import { RelatedProducts } from "./related-products";

export const ensureStatic = "navigation";
// Nothing is sent before the product is known: an unknown one must answer 404 and a uuid 308, not a streamed 200.
export const instant = false;

type Props = PageProps<"/producto/[id]">;

export async function generateStaticParams() {
  const slugs = await getProductSlugs();
  // A build needs one address to prerender, also while the shop has nothing to sell yet.
  if (slugs.length === 0) return [{ id: "sin-productos" }];
  return slugs.map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const product = isUuid(id) ? null : await getProduct(id);
  if (!product) return { title: PRODUCT_NOT_FOUND, robots: { index: false } };
  return pageMetadata({
    title: product.name,
    description: product.description || `${product.name} con garantía y envío gratis a toda Colombia.`,
    path: `/producto/${product.slug}`,
    image: product.image || undefined,
    keywords: [product.name, ...(product.category ? [categoryLabel(product.category)] : [])],
  });
}

/** The product an address names. A uuid and a slug of before lead for good to the slug, which is the canonical address. */
async function productOf(params: Props["params"]) {
  const { id } = await params;
  const product = isUuid(id) ? null : await getProduct(id);
  if (product) return product;
  const slug = await (isUuid(id) ? getProductSlug(id) : getMovedSlug(id));
  if (slug) permanentRedirect(`/producto/${slug}` as Route);
  notFound();
}

export default async function ProductPage({ params }: Props) {
  const product = await productOf(params);
  return (
    <div className="page pt-6 pb-16">
      <BackToStore className="-ml-5 mb-4" />
      <ProductView product={product} />
      <RelatedProducts product={product} />
      <LiveRefresh tables={["products", "product_images"]} />
    </div>
  );
}
