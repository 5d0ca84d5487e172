import { Arrival } from "@/components/catalog/arrival";
import { Benefits } from "@/components/catalog/benefits";
import { productCartItem } from "@/components/catalog/cart-item";
import { PaymentWays } from "@/components/catalog/payment-ways";
import { PickupLine } from "@/components/catalog/pickup-line";
import { ProductDetails } from "@/components/catalog/product-details";
import { ProductGallery } from "@/components/catalog/product-gallery";
import { ProductInfo } from "@/components/catalog/product-info";
import { RepairOffer } from "@/components/catalog/repair-offer";
import { UsedState } from "@/components/catalog/used-state";
import { JsonLd } from "@/components/content/json-ld";
import { BelowFold } from "@/components/layout/below-fold";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { ProductReviews } from "@/components/reviews/product-reviews";
import { ReviewGate } from "@/components/reviews/review-gate";
import { ReviewSummary } from "@/components/reviews/review-summary";
import { gtinOf } from "@/lib/catalog/codes";
import { categoryLabel } from "@/lib/catalog/labels";
import { paymentWays } from "@/lib/catalog/payment-ways";
import { isSentAsCode } from "@/lib/catalog/sent-as-code";
import type { Product } from "@/lib/catalog/types";
import { env } from "@/lib/core/env";
import { pickupShop } from "@/lib/orders/pickup-time";
import { getProductReviews } from "@/lib/reviews/queries";
import type { ProductReviews as Reviews } from "@/lib/reviews/rows";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld/list";
import { productJsonLd } from "@/lib/seo/json-ld/product";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { BuyBox } from "./buy-box";
import { Substitutes } from "./substitutes";

export async function ProductView({ product }: { product: Product }) {
  const [settings, reviews] = await Promise.all([getSettings(), getProductReviews(product.id)]);
  const isShipped = !isSentAsCode(product);
  return (
    <div className="product-layout">
      <ProductGallery key={product.id} product={product} pictures={product.pictures} />
      <div className="product-buy">
        <ProductInfo
          product={product}
          rating={settings.storeRating}
          reviews={<ReviewSummary reviews={reviews} />}
          shipping={isShipped ? " · Envío gratis" : ""}
          actions={
            <>
              {product.stock === 0 && <Substitutes product={product} />}
              {isShipped && product.stock > 0 && (
                <>
                  <Arrival closesAt={settings.closesAt} deliveryDays={settings.deliveryDays} />
                  <PickupLine shop={pickupShop(settings)} />
                </>
              )}
              {product.stock > 0 && <ChatOrder whatsapp={settings.whatsapp} name={product.name} />}
              <BuyBox key={product.id} item={productCartItem(product)} stock={product.stock} />
              {product.stock === 0 && settings.whatsapp && (
                <WhatsappButton
                  href={whatsappLink(
                    settings.whatsapp,
                    `Hola, quiero que me avisen cuando vuelva «${product.name}».`,
                  )}
                  variant="outline"
                >
                  Pedir que me avisen cuando llegue
                </WhatsappButton>
              )}
              {product.stock > 0 && <PaymentWays ways={paymentWays(product, settings.cashGuest.total)} />}
            </>
          }
        >
          <UsedState product={product} />
          <BelowFold>
            {product.kind === "repuesto" && <RepairOffer slug={product.slug} />}
            <Benefits product={product} />
          </BelowFold>
        </ProductInfo>
      </div>
      <div className="grid content-start gap-12">
        <BelowFold>
          <JsonLd data={structuredData(product, reviews)} />
          <ProductDetails product={product} />
          <ProductReviews reviews={reviews}>
            <ReviewGate key={product.id} productId={product.id} />
          </ProductReviews>
        </BelowFold>
      </div>
    </div>
  );
}

/** Without scripts there is no cart. */
function ChatOrder({ whatsapp, name }: { whatsapp: string; name: string }) {
  if (!whatsapp) return null;
  return (
    <noscript>
      <p className="mb-2 text-sm text-muted-foreground">El carrito necesita JavaScript.</p>
      <WhatsappButton href={whatsappLink(whatsapp, `Hola, quiero comprar «${name}».`)}>
        Pídelo por WhatsApp
      </WhatsappButton>
    </noscript>
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
  return [
    productJsonLd({ ...product, gtin: gtinOf(product.barcode), path, images, reviews }, siteUrl),
    breadcrumbJsonLd(steps, siteUrl),
  ];
}
