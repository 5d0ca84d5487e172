/** Players of lessons' videos, loaded when the user presses play. */
export const VIDEO_PLAYERS = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

type Provider = { sdkUrl: string; apiUrl: string };

type Options = {
  nonce: string;
  backendUrl: string;
  /** Source of the payment provider's script, on payment pages. */
  provider?: Provider;
  development: boolean;
};

/** Sources that the provider's script loads from (card fields in iframes). */
const REAL_PROVIDER = ["https://*.mercadopago.com", "https://*.mercadolibre.com", "https://*.mlstatic.com"];

/** Pages of cards' banks that ask the buyer (3-D Secure): nobody lists their hosts. */
const BANKS = "https:";

/** Hosts of the provider, and those of the banks whose pages are shown in a frame. */
function paymentHosts({ sdkUrl, apiUrl }: Provider): { hosts: string[]; banks: string[] } {
  const { origin, hostname } = new URL(sdkUrl);
  const isReal = hostname === "mercadopago.com" || hostname.endsWith(".mercadopago.com");
  const hosts = [...new Set([origin, new URL(apiUrl).origin, ...(isReal ? REAL_PROVIDER : [])])];
  return { hosts, banks: isReal ? [BANKS] : hosts };
}

/** Policy of pages rendered per request: only scripts with the nonce, and what those load. */
export function livePolicy({ nonce, backendUrl, provider, development }: Options): string {
  const backend = new URL(backendUrl).origin;
  const { hosts, banks } = provider ? paymentHosts(provider) : { hosts: [], banks: [] };
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...hosts,
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'"],
    // Explicit, because browsers differ on whether 'strict-dynamic' covers the service worker.
    "worker-src": ["'self'", ...hosts],
    "img-src": ["'self'", "data:", "blob:", ...hosts],
    "font-src": ["'self'", ...hosts],
    "connect-src": ["'self'", backend, backend.replace(/^http/, "ws"), ...hosts],
    "frame-src": provider ? ["'self'", ...banks] : Object.values(VIDEO_PLAYERS),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The challenge is opened by a form that is posted into the frame.
    "form-action": ["'self'", ...banks],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Policy of cached pages: they cannot carry a nonce, so it is an allow-list without third parties. */
export function publicPolicy(backendUrl: string, development: boolean): string {
  const backend = new URL(backendUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `frame-src https://www.openstreetmap.org ${Object.values(VIDEO_PLAYERS).join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `connect-src 'self' ${backend} ${backend.replace(/^http/, "ws")}`,
  ].join("; ");
}

/** Policy of responses that are no pages (JSON, images, files): nothing may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy of uploaded files: opened directly, they run no scripts. */
export const FILE_POLICY = `${CLOSED_POLICY}; sandbox`;
