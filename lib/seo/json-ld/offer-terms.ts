import type { MerchantReturnPolicyLeaf, OfferShippingDetailsLeaf } from "schema-dts";
import { absolute } from "./node";

const FREE = { "@type": "MonetaryAmount", value: 0, currency: "COP" } as const;
const days = (minValue: number, maxValue: number) =>
  ({ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" }) as const;

/** Postal codes of Medellín and its metropolitan area: the city, the north of the valley and the south. */
const METROPOLITAN_AREA = ["0500", "0510", "0554"];

/** Free to the whole country; a delivery time is promised where the shop delivers by itself, nowhere else. */
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
    },
  ];
}

/**
 * The right of withdrawal (Ley 1480, article 47). It runs five business days, and the vocabulary counts calendar
 * days: five business days always hold at least one weekend, so seven never promises more than the law gives.
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
