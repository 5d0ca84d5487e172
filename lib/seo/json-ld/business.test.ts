import { describe, expect, test } from "vitest";
import { SETTINGS } from "@/tests/factories/settings";
import { flawsOf } from "@/tests/support/structured-data";
import { organizationJsonLd, storeJsonLd, websiteJsonLd } from "./business";

const SITE = "https://tienda.example";
const bare = { ...SETTINGS, legalName: "", taxId: "", phone: "", email: "", instagramUrl: "", address: "" };

test.each([
  ["filled in", SETTINGS],
  ["bare", bare],
])("a store with its settings %s is told in words that everybody knows", (_, settings) => {
  expect(flawsOf(storeJsonLd(settings, SITE))).toEqual([]);
  expect(flawsOf(organizationJsonLd(settings, SITE))).toEqual([]);
  expect(flawsOf(websiteJsonLd(settings, SITE))).toEqual([]);
});

describe("the store", () => {
  const data = storeJsonLd(SETTINGS, SITE);

  test("serves a circle of fifty kilometres around the shop", () => {
    expect(data.areaServed).toMatchObject({
      "@type": "GeoCircle",
      geoRadius: 50_000,
      geoMidpoint: { latitude: 6.17 },
    });
  });

  test("opens Monday to Saturday, never on Sundays and holidays", () => {
    expect(data.openingHoursSpecification).toMatchObject([
      {
        opens: "09:00",
        closes: "19:00",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      },
      // The same hour twice: closed all day.
      { opens: "00:00", closes: "00:00", dayOfWeek: "PublicHolidays" },
    ]);
  });

  test("never rates itself", () => {
    expect(JSON.stringify(data)).not.toMatch(/rating/i);
  });
});

test("the organization says who answers before the law, and leaves out what is blank", () => {
  const data = organizationJsonLd(SETTINGS, SITE);
  expect(data).toMatchObject({ legalName: "Aventura Gamer S.A.S.", taxID: "900.000.000-1" });
  expect(data.sameAs).toEqual(["https://instagram.example/a"]);
  expect(organizationJsonLd(bare, SITE)).not.toHaveProperty("sameAs");
  expect(organizationJsonLd(bare, SITE)).not.toHaveProperty("legalName");
});

test("store, organization and site point at each other", () => {
  const organization = organizationJsonLd(SETTINGS, SITE)["@id"];
  expect(storeJsonLd(SETTINGS, SITE).parentOrganization).toEqual({ "@id": organization });
  expect(websiteJsonLd(SETTINGS, SITE).publisher).toEqual({ "@id": organization });
});
