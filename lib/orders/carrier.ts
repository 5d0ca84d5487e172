import type { Carrier } from "@/lib/settings/types";

/** Where the number goes in a carrier's tracking address. */
export const NUMBER_PLACE = "{guia}";

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^a-zA-Z0-9]/g, "")
    .toLowerCase();

/** A carrier by its name in any spelling; undefined when it is not in the settings. */
export function findCarrier(carriers: readonly Carrier[], name: string | null): Carrier | undefined {
  return name ? carriers.find((one) => plain(one.name) === plain(name)) : undefined;
}

/** The carrier's tracking page; null for an unknown carrier, one without a page, or without a number. */
export function trackingUrl(
  carriers: readonly Carrier[],
  carrier: string | null,
  number: string | null,
): string | null {
  const url = number && findCarrier(carriers, carrier)?.url;
  return url ? url.replaceAll(NUMBER_PLACE, encodeURIComponent(number)) : null;
}
