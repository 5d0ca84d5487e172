import type { DeliveryDays } from "./types";

/** Of a parcel to a place without days. */
export const WITH_CARRIER = "A otras ciudades va con transportadora y número de guía.";

/** "A otras ciudades, de 1 a 15 días …", before the municipality is known. */
export function otherCities(deliveryDays: DeliveryDays): string {
  const ranges = Object.values(deliveryDays);
  if (ranges.length === 0) return WITH_CARRIER;
  const [first, last] = [Math.min(...ranges.map(([from]) => from)), Math.max(...ranges.map(([, to]) => to))];
  return `A otras ciudades, de ${first} a ${last} días sin domingos ni festivos, con número de guía.`;
}
