import { expect, test } from "vitest";
import { returnPolicy, shippingDetails } from "./offer-terms";

test("shipping is free to all of Colombia, with a delivery time only where it is promised", () => {
  const [near, country] = shippingDetails();
  expect(near).toMatchObject({
    shippingRate: { value: 0, currency: "COP" },
    shippingDestination: {
      addressCountry: "CO",
      addressRegion: "ANT",
      postalCodePrefix: ["0500", "0510", "0554"],
    },
    deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
  });
  expect(country).toMatchObject({
    shippingRate: { value: 0 },
    shippingDestination: { addressCountry: "CO" },
  });
  expect(country).not.toHaveProperty("deliveryTime");
});

test("what is bought may be returned by mail or in the shop, at the buyer's cost of transport, all money back", () => {
  expect(returnPolicy("https://tienda.example")).toMatchObject({
    merchantReturnDays: 7,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    refundType: "https://schema.org/FullRefund",
    merchantReturnLink: "https://tienda.example/terminos#retracto",
  });
});
