import { expect, test } from "vitest";
import { flawsOf } from "@/tests/support/structured-data";
import { serviceJsonLd } from "./service";

const SITE = "https://tienda.example";
const bare = {
  name: "Reparación de Xbox",
  description: "d",
  path: "/servicios/reparacion-xbox",
  priceFrom: 90_000,
};

test("a service has a lowest price and is given by the store", () => {
  const data = serviceJsonLd(bare, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data.provider).toEqual({ "@id": `${SITE}/#tienda` });
  expect(data.offers).toMatchObject({ priceSpecification: { minPrice: 90_000, priceCurrency: "COP" } });
  expect(data.offers).not.toHaveProperty("warranty");
});

test("its warranty is told in months", () => {
  const data = serviceJsonLd(
    {
      ...bare,
      warrantyMonths: 6,
      image: "/media/x.webp",
      serviceType: "Reparación",
      areaServed: "Antioquia",
    },
    SITE,
  );
  expect(flawsOf(data)).toEqual([]);
  expect(data.offers).toMatchObject({ warranty: { durationOfWarranty: { value: 6, unitCode: "MON" } } });
});
