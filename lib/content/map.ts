type Point = { latitude: number; longitude: number };

/** Half the width of the map, in degrees: about eight blocks around the shop. */
const REACH = 0.006;

/** URL of an embeddable OpenStreetMap with a marker at the point. */
export function mapEmbedUrl({ latitude, longitude }: Point): string {
  const sides = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const query = new URLSearchParams({
    bbox: sides.map((side) => side.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** URL that opens the point in the device's maps app. */
export function directionsUrl({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
