type Point = { latitude: number; longitude: number };

/** Half the width of the map, in degrees: some eight blocks around the shop. */
const REACH = 0.006;

/** The embeddable OpenStreetMap around a point, with a mark on it. */
export function mapEmbedUrl({ latitude, longitude }: Point): string {
  const sides = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const query = new URLSearchParams({
    bbox: sides.map((side) => side.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Opens the same place in the maps of the person's device. */
export function directionsUrl({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
