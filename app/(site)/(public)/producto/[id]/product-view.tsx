import { Benefits } from "@/components/catalog/benefits";
import { productCartItem } from "@/components/catalog/cart-item";
import { ProductDetails } from "@/components/catalog/product-details";
import { ProductGallery } from "@/components/catalog/product-gallery";
import { ProductInfo } from "@/components/catalog/product-info";
import { RepairOffer } from "@/components/catalog/repair-offer";
import { JsonLd } from "@/components/content/json-ld";
import { ProductReviews } from "@/components/reviews/product-reviews";
import { ReviewGate } from "@/components/reviews/review-gate";
import { ReviewSummary } from "@/components/reviews/review-summary";
import { categoryLabel } from "@/lib/catalog/labels";
import type { Product } from "@/lib/catalog/types";
import { env } from "@/lib/core/env";
import { getProductReviews } from "@/lib/reviews/queries";
import type { ProductReviews as Reviews } from "@/lib/reviews/types";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld/list";
import { productJsonLd } from "@/lib/seo/json-ld/product";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { BuyBox } from "./buy-box";

export async function ProductView({ product }: { product: Product }) {
  const [settings, reviews] = await Promise.all([getSettings(), getProductReviews(product.id)]);
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12" data-quiet-chat="">
        <ProductGallery key={product.id} product={product} pictures={product.pictures} />
        <ProductInfo
          product={product}
          rating={settings.storeRating}
          reviews={<ReviewSummary reviews={reviews} />}
          actions={
            <>
              {settings.whatsapp && (
                <noscript>
                  <p>
                    El carrito necesita JavaScript.{" "}
                    <a
                      href={whatsappLink(settings.whatsapp, `Hola, quiero comprar «${product.name}».`)}
                      className="font-semibold text-primary underline"
                    >
                      Pídelo por WhatsApp
                    </a>
                    .
                  </p>
                </noscript>
              )}
              <BuyBox key={product.id} item={productCartItem(product)} stock={product.stock} />
              <div className="mt-4 border-t pt-6">
                <Benefits product={product} />
              </div>
            </>
          }
        />
      </div>
      <div className="mt-12 flex flex-col gap-12 lg:flex-row lg:items-start">
        <ProductDetails details={product.details} />
        <ProductReviews reviews={reviews}>
          <ReviewGate key={product.id} productId={product.id} />
        </ProductReviews>
      </div>
      {product.category === "repuestos" && <RepairOffer slug={product.slug} />}
      <JsonLd data={structuredData(product, reviews)} />
    </>
  );
}

function structuredData(product: Product, reviews: Reviews) {
  const siteUrl = env().SITE_URL;
  const path = `/producto/${product.slug}`;
  const { name, category } = product;
  const images = product.pictures.map(({ src }) => src).filter(Boolean);
  const steps = [
    { name: "Tienda", path: "/tienda" },
    ...(category ? [{ name: categoryLabel(category), path: `/tienda/${encodeURIComponent(category)}` }] : []),
    { name, path },
  ];
  return [productJsonLd({ ...product, path, images, reviews }, siteUrl), breadcrumbJsonLd(steps, siteUrl)];
}
