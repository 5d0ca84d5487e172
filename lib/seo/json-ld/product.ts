import type { AggregateRatingLeaf, OfferLeaf, ProductLeaf, ReviewLeaf, WithContext } from "schema-dts";
import { normalizeText } from "@/lib/core/text";
import type { Database } from "@/lib/supabase/database.types";
import { absolute, CONTEXT, compact, LIST_LIMIT, storeRef } from "./node";
import { returnPolicy, shippingDetails } from "./offer-terms";

type ItemCondition = Database["public"]["Enums"]["item_condition"];

type RealReview = { name: string; stars: number; body: string; createdAt: string };

type ProductData = {
  id: string;
  /** Empty without one. */
  sku?: string;
  gtin?: string;
  name: string;
  details?: readonly { label: string; value: string }[];
  condition: ItemCondition;
  description: string;
  path: string;
  price: number;
  stock: number;
  category?: string;
  /** All images of the gallery, the main one first. */
  images: string[];
  /** From verified reviews only; never the store's own rating. */
  reviews?: { average: number; count: number; items: RealReview[] };
};

const CONDITIONS = {
  nuevo: "https://schema.org/NewCondition",
  usado: "https://schema.org/UsedCondition",
  reacondicionado: "https://schema.org/RefurbishedCondition",
} as const satisfies Record<ItemCondition, string>;

function fact({ details = [] }: ProductData, ...labels: string[]): string | undefined {
  return details.find(({ label }) => labels.includes(normalizeText(label)))?.value;
}

function review({ name, stars, body, createdAt }: RealReview): ReviewLeaf {
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: createdAt.slice(0, 10),
    reviewBody: body,
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
  };
}

function opinions({ reviews }: ProductData): {
  aggregateRating?: AggregateRatingLeaf;
  review?: ReviewLeaf[];
} {
  if (!reviews || reviews.count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: reviews.average,
      reviewCount: reviews.count,
      bestRating: 5,
    },
    review: reviews.items.slice(0, LIST_LIMIT).map(review),
  };
}

function offer(product: ProductData, siteUrl: string): OfferLeaf {
  // A code sent by message is neither shipped nor returned.
  const isCode = /^codigo\b/.test(normalizeText(fact(product, "formato") ?? ""));
  return {
    "@type": "Offer",
    url: absolute(siteUrl, product.path),
    price: product.price,
    priceCurrency: "COP",
    availability: product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: CONDITIONS[product.condition],
    seller: storeRef(siteUrl),
    ...(!isCode && {
      shippingDetails: shippingDetails(),
      hasMerchantReturnPolicy: returnPolicy(siteUrl),
    }),
  };
}

/** A product with its single offer. The price has no end date. */
export function productJsonLd(product: ProductData, siteUrl: string): WithContext<ProductLeaf> {
  const brand = fact(product, "marca");
  return compact({
    "@context": CONTEXT,
    "@type": "Product",
    name: product.name,
    description: product.description,
    url: absolute(siteUrl, product.path),
    image: product.images.map((image) => absolute(siteUrl, image)),
    sku: product.sku || product.id,
    category: product.category,
    brand: brand ? ({ "@type": "Brand", name: brand } as const) : undefined,
    gtin: product.gtin,
    offers: offer(product, siteUrl),
    ...opinions(product),
  });
}
