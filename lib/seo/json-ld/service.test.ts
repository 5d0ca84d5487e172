import { expect, test } from "vitest";
import { flawsOf } from "@/tests/support/structured-data";
import { serviceJsonLd } from "./service";

const bare = { name: "Reparación de Xbox", description: "d", path: "/servicios/xbox", priceFrom: 90_000 };

test("a service has a minimum price, and a warranty in months if any", () => {
  const { offers } = serviceJsonLd(bare, "https://tienda.example");
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 90_000, priceCurrency: "COP" } });
  expect(offers).not.toHaveProperty("warranty");
  const data = serviceJsonLd({ ...bare, warrantyMonths: 6 }, "https://tienda.example");
  expect(flawsOf(data)).toEqual([]);
  expect(data.offers).toMatchObject({ warranty: { durationOfWarranty: { value: 6, unitCode: "MON" } } });
});
