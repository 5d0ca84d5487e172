import type { StoreSettings } from "@/lib/settings/types";
import type { Faq } from "./types";

export type JsonLdNode = Record<string, unknown>;

/** Structured lists name the first ones only (spec section 1). */
const LIST_LIMIT = 5;
const CONTEXT = "https://schema.org";
const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).toString();
}

/** Drops what is empty: a blank field is worse than none for whoever reads the data. */
function compact(node: JsonLdNode): JsonLdNode {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined && value !== "" && value !== null),
  );
}

function storeRef(siteUrl: string): JsonLdNode {
  return { "@id": `${siteUrl}/#tienda` };
}

/** The business itself: address, hours, geo and the area that home service reaches. */
export function storeJsonLd(settings: StoreSettings, siteUrl: string): JsonLdNode {
  const point = { "@type": "GeoCoordinates", latitude: settings.latitude, longitude: settings.longitude };
  const social = [settings.instagramUrl, settings.tiktokUrl, settings.youtubeUrl, settings.facebookUrl];
  return compact({
    "@context": CONTEXT,
    "@type": ["Store", "LocalBusiness"],
    ...storeRef(siteUrl),
    name: settings.name,
    legalName: settings.legalName,
    taxID: settings.taxId,
    url: absolute(siteUrl, "/"),
    image: absolute(siteUrl, "/art/og.jpg"),
    telephone: settings.phone,
    email: settings.email,
    priceRange: "$$",
    currenciesAccepted: "COP",
    address: compact({
      "@type": "PostalAddress",
      streetAddress: settings.address,
      addressLocality: settings.city,
      addressRegion: settings.region,
      addressCountry: "CO",
    }),
    geo: point,
    areaServed: { "@type": "GeoCircle", geoMidpoint: point, geoRadius: settings.serviceRadiusMeters },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: WORKING_DAYS,
      opens: settings.opensAt,
      closes: settings.closesAt,
    },
    sameAs: social.some(Boolean) ? social.filter(Boolean) : undefined,
  });
}

type ListItem = { name: string; path: string };

/** A list of pages, cut at the first five. */
export function itemListJsonLd(name: string, items: ListItem[], siteUrl: string): JsonLdNode {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    itemListElement: items.slice(0, LIST_LIMIT).map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absolute(siteUrl, item.path),
    })),
  };
}

/** The way from the home page to this one; `path` of each step from the root. */
export function breadcrumbJsonLd(steps: ListItem[], siteUrl: string): JsonLdNode {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absolute(siteUrl, step.path),
    })),
  };
}

export function faqJsonLd(faqs: Faq[]): JsonLdNode {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Offered = { name: string; description: string; image?: string; path: string; price: number };

function offer(item: Offered, siteUrl: string, extra: JsonLdNode = {}): JsonLdNode {
  return {
    "@type": "Offer",
    url: absolute(siteUrl, item.path),
    price: item.price,
    priceCurrency: "COP",
    seller: storeRef(siteUrl),
    ...extra,
  };
}

function described(type: string, item: Offered, siteUrl: string): JsonLdNode {
  return compact({
    "@context": CONTEXT,
    "@type": type,
    name: item.name,
    description: item.description,
    url: absolute(siteUrl, item.path),
    image: item.image ? absolute(siteUrl, item.image) : undefined,
  });
}

type ProductData = Offered & {
  id: string;
  stock: number;
  category?: string;
  /** Only from reviews of people who bought it; the store's own rating never goes here. */
  reviews?: { average: number; count: number; items: RealReview[] };
};

type RealReview = { name: string; stars: number; body: string; createdAt: string };

function review({ name, stars, body, createdAt }: RealReview): JsonLdNode {
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: createdAt.slice(0, 10),
    reviewBody: body,
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
  };
}

export function productJsonLd(product: ProductData, siteUrl: string): JsonLdNode {
  const { reviews, stock } = product;
  return compact({
    ...described("Product", product, siteUrl),
    sku: product.id,
    category: product.category,
    offers: offer(product, siteUrl, {
      availability: `${CONTEXT}/${stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: `${CONTEXT}/NewCondition`,
    }),
    aggregateRating:
      reviews && reviews.count > 0
        ? { "@type": "AggregateRating", ratingValue: reviews.average, reviewCount: reviews.count }
        : undefined,
    review: reviews && reviews.count > 0 ? reviews.items.slice(0, LIST_LIMIT).map(review) : undefined,
  });
}

type ServiceData = Offered & { serviceType?: string; areaServed?: string };

export function serviceJsonLd(service: ServiceData, siteUrl: string): JsonLdNode {
  return compact({
    ...described("Service", service, siteUrl),
    serviceType: service.serviceType,
    areaServed: service.areaServed,
    provider: storeRef(siteUrl),
    offers: offer(service, siteUrl),
  });
}

type CourseData = Offered & { weeks: number; level: string; providerName: string; certified: boolean };

export function courseJsonLd(course: CourseData, siteUrl: string): JsonLdNode {
  return compact({
    ...described("Course", course, siteUrl),
    inLanguage: "es-CO",
    educationalLevel: course.level,
    educationalCredentialAwarded: course.certified ? "Certificado de finalización" : undefined,
    provider: { "@type": "Organization", name: course.providerName, sameAs: absolute(siteUrl, "/") },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseSchedule: { "@type": "Schedule", repeatCount: course.weeks, repeatFrequency: "Weekly" },
    },
    offers: offer(course, siteUrl, { category: "Paid" }),
  });
}
