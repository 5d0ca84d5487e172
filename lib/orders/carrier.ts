/** Where each carrier tells how a parcel goes; those that take the number in the address get it. */
const PAGES: Record<string, (number: string) => string> = {
  servientrega: (number) =>
    `https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=${number}`,
  interrapidisimo: (number) => `https://interrapidisimo.com/sigue-tu-envio/?guia=${number}`,
  coordinadora: () => "https://coordinadora.com/rastreo/rastreo-de-guia/",
  envia: () => "https://envia.co/",
};

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** The carrier's own page for a parcel; null when we know none, or there is no number to look for. */
export function trackingUrl(carrier: string | null, number: string | null): string | null {
  if (!carrier || !number) return null;
  const page = Object.hasOwn(PAGES, plain(carrier)) ? PAGES[plain(carrier)] : undefined;
  return page?.(encodeURIComponent(number)) ?? null;
}
