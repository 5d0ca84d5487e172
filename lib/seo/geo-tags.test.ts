import { expect, test } from "vitest";
import { geoTags } from "./geo-tags";

test("the shop's place is that of the settings", () => {
  const place = { city: "Envigado", region: "Antioquia", latitude: 6.17, longitude: -75.58 };
  expect(geoTags(place)).toEqual({
    "geo.region": "CO-ANT",
    "geo.placename": "Envigado, Antioquia",
    "geo.position": "6.17;-75.58",
    ICBM: "6.17, -75.58",
  });
  const moved = geoTags({ ...place, city: "Cali", region: "Valle del Cauca" });
  expect(moved).toMatchObject({ "geo.region": "CO", "geo.placename": "Cali, Valle del Cauca" });
});
