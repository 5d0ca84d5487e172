import type { OrganizationLeaf, PostalAddressLeaf, StoreLeaf, WebSiteLeaf, WithContext } from "schema-dts";
import type { StoreSettings } from "@/lib/settings/types";
import { absolute, CONTEXT, compact, organizationRef, storeRef, websiteRef } from "./node";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

function postalAddress(settings: StoreSettings): PostalAddressLeaf {
  return compact({
    "@type": "PostalAddress",
    streetAddress: settings.address,
    addressLocality: settings.city,
    addressRegion: settings.region,
    addressCountry: "CO",
  });
}

/** LocalBusiness: address, hours, geo and service area. Without its own rating, which Google forbids. */
export function storeJsonLd(settings: StoreSettings, siteUrl: string): WithContext<StoreLeaf> {
  const point = {
    "@type": "GeoCoordinates" as const,
    latitude: settings.latitude,
    longitude: settings.longitude,
  };
  return compact({
    "@context": CONTEXT,
    "@type": "Store",
    ...storeRef(siteUrl),
    name: settings.name,
    url: absolute(siteUrl, "/"),
    image: absolute(siteUrl, "/art/og.jpg"),
    telephone: settings.phone,
    email: settings.email,
    priceRange: "$$",
    currenciesAccepted: "COP",
    address: postalAddress(settings),
    geo: point,
    areaServed: { "@type": "GeoCircle", geoMidpoint: point, geoRadius: settings.serviceRadiusMeters },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: WORKING_DAYS,
        opens: settings.opensAt,
        closes: settings.closesAt,
      },
      // Closed all day. Without dates, which a cached page would keep too long.
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "PublicHolidays",
        opens: "00:00",
        closes: "00:00",
      },
    ],
    parentOrganization: organizationRef(siteUrl),
  });
}

/** The legal entity and its customer service contact. */
export function organizationJsonLd(settings: StoreSettings, siteUrl: string): WithContext<OrganizationLeaf> {
  const social = [settings.instagramUrl, settings.tiktokUrl, settings.youtubeUrl, settings.facebookUrl];
  return compact({
    "@context": CONTEXT,
    "@type": "Organization",
    ...organizationRef(siteUrl),
    name: settings.name,
    legalName: settings.legalName,
    taxID: settings.taxId,
    url: absolute(siteUrl, "/"),
    logo: absolute(siteUrl, "/icon-512.png"),
    address: postalAddress(settings),
    contactPoint: compact({
      "@type": "ContactPoint" as const,
      contactType: "customer service",
      telephone: settings.phone,
      email: settings.email,
      areaServed: "CO",
      availableLanguage: "es",
    }),
    sameAs: social.filter(Boolean),
  });
}

export function websiteJsonLd(
  settings: Pick<StoreSettings, "name">,
  siteUrl: string,
): WithContext<WebSiteLeaf> {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    ...websiteRef(siteUrl),
    name: settings.name,
    url: absolute(siteUrl, "/"),
    inLanguage: "es-CO",
    publisher: organizationRef(siteUrl),
  };
}
