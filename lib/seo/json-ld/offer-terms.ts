import type { MerchantReturnPolicyLeaf, OfferShippingDetailsLeaf } from "schema-dts";
import { absolute } from "./node";

const FREE = { "@type": "MonetaryAmount", value: 0, currency: "COP" } as const;
const days = (minValue: number, maxValue: number) =>
  ({ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" }) as const;

/** Postal code ranges of Medellín and its metropolitan area. */
const METROPOLITAN_AREA = ["0500", "0510", "0554"];

/** Free shipping nationwide, with its delivery times. */
export function shippingDetails(): OfferShippingDetailsLeaf[] {
  return [
    {
      "@type": "OfferShippingDetails",
      shippingRate: FREE,
      shippingDestination: {
        "@type": "DefinedRegion",
        addressCountry: "CO",
        addressRegion: "ANT",
        postalCodePrefix: METROPOLITAN_AREA,
      },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(0, 1),
        transitTime: days(1, 2),
      },
    },
    {
      "@type": "OfferShippingDetails",
      shippingRate: FREE,
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "CO" },
      // By carrier: only the legal maximum of thirty days is promised (Ley 1480, article 50 h).
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(0, 1),
        transitTime: days(1, 29),
      },
    },
  ];
}

/**
 * Right of withdrawal (Ley 1480, article 47): five business days. The vocabulary counts calendar days; five business
 * days always span at least one weekend, so seven never exceeds the legal term.
 */
export function returnPolicy(siteUrl: string): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "CO",
    returnPolicyCountry: "CO",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 7,
    returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    refundType: "https://schema.org/FullRefund",
    merchantReturnLink: absolute(siteUrl, "/terminos#retracto"),
  };
}
