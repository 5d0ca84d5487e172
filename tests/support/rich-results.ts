type Node = Record<string, unknown>;

type Rule = {
  /** The property that contains it, as 'Product.offers'; anywhere by default. */
  inside?: string;
  required: readonly string[];
  /** At least one of each list. */
  oneOf?: readonly (readonly string[])[];
  recommended: readonly string[];
};

/** Google's requirements for rich results by type, each with the page that states them. */
export const RICH_RESULTS: Record<string, readonly Rule[]> = {
  // developers.google.com/search/docs/appearance/structured-data/merchant-listing and .../product-snippet
  Product: [
    {
      required: ["name", "image", "offers"],
      recommended: ["aggregateRating", "brand", "category", "description", "gtin", "review", "sku", "url"],
    },
  ],
  Offer: [
    // .../merchant-listing#offer-details
    {
      inside: "Product.offers",
      required: ["price", "priceCurrency"],
      recommended: [
        "availability",
        "itemCondition",
        "url",
        "shippingDetails",
        "hasMerchantReturnPolicy",
        "seller",
      ],
    },
    // .../course-info: of a course's offer, the category is required, and the price unless it is free
    { inside: "Course.offers", required: ["category", "price", "priceCurrency"], recommended: [] },
  ],
  // .../merchant-listing#product-with-shipping-details
  OfferShippingDetails: [
    { required: ["shippingDestination", "shippingRate"], recommended: ["deliveryTime"] },
  ],
  DefinedRegion: [
    { inside: "OfferShippingDetails.shippingDestination", required: ["addressCountry"], recommended: [] },
  ],
  MonetaryAmount: [
    {
      inside: "OfferShippingDetails.shippingRate",
      required: ["currency"],
      oneOf: [["value", "maxValue"]],
      recommended: [],
    },
  ],
  ShippingDeliveryTime: [{ required: [], recommended: ["handlingTime", "transitTime"] }],
  QuantitativeValue: [
    {
      inside: "ShippingDeliveryTime.handlingTime",
      required: ["maxValue", "minValue", "unitCode"],
      recommended: [],
    },
    {
      inside: "ShippingDeliveryTime.transitTime",
      required: ["maxValue", "minValue", "unitCode"],
      recommended: [],
    },
  ],
  // .../return-policy
  MerchantReturnPolicy: [
    {
      required: ["applicableCountry", "returnPolicyCategory", "returnPolicyCountry"],
      recommended: ["merchantReturnDays", "returnFees", "returnMethod", "refundType"],
    },
  ],
  // .../review-snippet
  AggregateRating: [
    { required: ["ratingValue"], oneOf: [["ratingCount", "reviewCount"]], recommended: ["bestRating"] },
  ],
  Review: [{ required: ["author", "reviewRating"], recommended: ["datePublished"] }],
  Rating: [{ required: ["ratingValue"], recommended: ["bestRating"] }],
  // .../course-info and .../course (its lists)
  Course: [
    {
      required: ["name", "description", "provider", "offers", "hasCourseInstance"],
      recommended: ["educationalLevel", "image", "inLanguage", "url"],
    },
  ],
  CourseInstance: [
    { required: ["courseMode"], oneOf: [["courseSchedule", "courseWorkload"]], recommended: [] },
  ],
  Schedule: [
    {
      inside: "CourseInstance.courseSchedule",
      required: ["repeatCount", "repeatFrequency"],
      recommended: [],
    },
  ],
  // .../local-business
  Store: [
    {
      required: ["name", "address"],
      recommended: ["geo", "openingHoursSpecification", "priceRange", "telephone", "url", "image"],
    },
  ],
  // .../organization: nothing is required, the more the better
  Organization: [{ required: ["name"], recommended: ["url"] }],
  // .../site-names
  WebSite: [{ required: ["name", "url"], recommended: [] }],
  // .../faqpage
  FAQPage: [{ required: ["mainEntity"], recommended: [] }],
  Question: [{ required: ["name", "acceptedAnswer"], recommended: [] }],
  Answer: [{ required: ["text"], recommended: [] }],
  // .../breadcrumb and .../carousel
  BreadcrumbList: [{ required: ["itemListElement"], recommended: [] }],
  ItemList: [{ required: ["itemListElement"], recommended: ["name"] }],
  ListItem: [
    { inside: "BreadcrumbList.itemListElement", required: ["position", "name", "item"], recommended: [] },
    { inside: "ItemList.itemListElement", required: ["position", "url"], recommended: ["name"] },
  ],
  // .../article
  BlogPosting: [
    {
      required: ["headline"],
      recommended: ["author", "dateModified", "datePublished", "image"],
    },
  ],
};

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Missing = { required: string[]; recommended: string[] };

function visit(node: Node, inside: string, missing: Missing): void {
  const type = String(node["@type"]);
  const lacks = (property: string) => node[property] === undefined;
  for (const rule of RICH_RESULTS[type] ?? []) {
    if (rule.inside && rule.inside !== inside) continue;
    const where = inside && !rule.inside ? `${inside} > ${type}` : (rule.inside ?? type);
    missing.required.push(...rule.required.filter(lacks).map((property) => `${where}.${property}`));
    for (const choice of rule.oneOf ?? [])
      if (choice.every(lacks)) missing.required.push(`${where}.${choice.join("|")}`);
    missing.recommended.push(...rule.recommended.filter(lacks).map((property) => `${where}.${property}`));
  }
  for (const [property, value] of Object.entries(node))
    for (const one of [value].flat()) if (isNode(one)) visit(one, `${type}.${property}`, missing);
}

/** The properties that Google's documentation requires or recommends and a piece of structured data lacks. */
export function missingFor(node: unknown): Missing {
  const missing: Missing = { required: [], recommended: [] };
  if (isNode(node)) visit(node, "", missing);
  return missing;
}
