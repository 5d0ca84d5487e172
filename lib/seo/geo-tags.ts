import { normalizeText } from "@/lib/core/text";
import type { StoreSettings } from "@/lib/settings/types";

/** Content of the geo meta tags, by name. */
export function geoTags(place: Pick<StoreSettings, "city" | "region" | "latitude" | "longitude">) {
  const { city, region, latitude, longitude } = place;
  return {
    "geo.region": normalizeText(region) === "antioquia" ? "CO-ANT" : "CO",
    "geo.placename": `${city}, ${region}`,
    "geo.position": `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
  };
}
