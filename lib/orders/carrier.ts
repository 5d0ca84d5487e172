/** Tracking page of each carrier, with the tracking number where the URL supports it. */
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

/** The carrier's tracking page; null for an unknown carrier or without a number. */
export function trackingUrl(carrier: string | null, number: string | null): string | null {
  if (!carrier || !number) return null;
  const page = Object.hasOwn(PAGES, plain(carrier)) ? PAGES[plain(carrier)] : undefined;
  return page?.(encodeURIComponent(number)) ?? null;
}
