import { expect, test } from "vitest";
import { directionsUrl, mapEmbedUrl } from "./map";

const shop = { latitude: 6.1701, longitude: -75.5866 };

test("the embedded map is centred on the shop and marks it", () => {
  const url = new URL(mapEmbedUrl(shop));
  const [west, south, east, north] = (url.searchParams.get("bbox") ?? "").split(",").map(Number);
  expect(url.host).toBe("www.openstreetmap.org");
  expect(url.searchParams.get("marker")).toBe("6.1701,-75.5866");
  expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(shop.longitude, 4);
  expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(shop.latitude, 4);
});

test("directions lead to the shop", () => {
  expect(new URL(directionsUrl(shop)).searchParams.get("destination")).toBe("6.1701,-75.5866");
});
