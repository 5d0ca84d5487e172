import { expect, test } from "vitest";
import { SETTINGS } from "@/tests/factories/settings";
import { flawsOf } from "@/tests/support/structured-data";
import { organizationJsonLd, storeJsonLd, websiteJsonLd } from "./business";

const SITE = "https://tienda.example";
const bare = { ...SETTINGS, legalName: "", taxId: "", phone: "", email: "", instagramUrl: "", address: "" };

test("a store with empty settings has no empty properties", () => {
  expect([storeJsonLd, organizationJsonLd, websiteJsonLd].flatMap((of) => flawsOf(of(bare, SITE)))).toEqual(
    [],
  );
  expect(organizationJsonLd(bare, SITE)).not.toHaveProperty("sameAs");
});

test("it opens Monday to Saturday, not on Sundays and holidays, and has no own rating", () => {
  const data = storeJsonLd(SETTINGS, SITE);
  expect(data.openingHoursSpecification).toMatchObject([
    {
      opens: "09:00",
      closes: "19:00",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    },
    // Opening and closing at the same hour: closed all day.
    { opens: "00:00", closes: "00:00", dayOfWeek: "PublicHolidays" },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/rating/i);
});

test("the organization has the legal entity, and store and site refer to it", () => {
  const data = organizationJsonLd(SETTINGS, SITE);
  expect(data).toMatchObject({ legalName: "Aventura Gamer S.A.S.", taxID: "900.000.000-1" });
  expect(storeJsonLd(SETTINGS, SITE).parentOrganization).toEqual({ "@id": data["@id"] });
  expect(websiteJsonLd(SETTINGS, SITE).publisher).toEqual({ "@id": data["@id"] });
});
