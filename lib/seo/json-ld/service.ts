import type { ServiceLeaf, WithContext } from "schema-dts";
import { absolute, CONTEXT, compact, storeRef } from "./node";

type ServiceData = {
  name: string;
  description: string;
  path: string;
  image?: string;
  /** Minimum price; the quote sets the final one. */
  priceFrom: number;
  warrantyMonths?: number;
  serviceType?: string;
  areaServed?: string;
};

export function serviceJsonLd(service: ServiceData, siteUrl: string): WithContext<ServiceLeaf> {
  const { image, warrantyMonths } = service;
  return compact({
    "@context": CONTEXT,
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: absolute(siteUrl, service.path),
    image: image && absolute(siteUrl, image),
    serviceType: service.serviceType,
    areaServed: service.areaServed,
    provider: storeRef(siteUrl),
    offers: compact({
      "@type": "Offer" as const,
      url: absolute(siteUrl, service.path),
      seller: storeRef(siteUrl),
      priceSpecification: {
        "@type": "PriceSpecification" as const,
        price: service.priceFrom,
        minPrice: service.priceFrom,
        priceCurrency: "COP",
        valueAddedTaxIncluded: true,
      },
      warranty: warrantyMonths
        ? ({
            "@type": "WarrantyPromise",
            durationOfWarranty: { "@type": "QuantitativeValue", value: warrantyMonths, unitCode: "MON" },
          } as const)
        : undefined,
    }),
  });
}
