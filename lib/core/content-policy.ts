type Provider = { sdkUrl: string; apiUrl: string };

type Options = {
  nonce: string;
  backendUrl: string;
  /** The card provider, on the pages that take a payment. */
  provider?: Provider;
  development: boolean;
};

/** What the real provider's form loads from (its SDK draws the card fields in frames). */
const REAL_PROVIDER = ["https://*.mercadopago.com", "https://*.mercadolibre.com", "https://*.mlstatic.com"];

function providerHosts({ sdkUrl, apiUrl }: Provider): string[] {
  const { origin, hostname } = new URL(sdkUrl);
  const real = hostname === "mercadopago.com" || hostname.endsWith(".mercadopago.com");
  return [...new Set([origin, new URL(apiUrl).origin, ...(real ? REAL_PROVIDER : [])])];
}

/** The policy of a page rendered for one request: only scripts that carry its nonce, and what those load. */
export function livePolicy({ nonce, backendUrl, provider, development }: Options): string {
  const backend = new URL(backendUrl).origin;
  const hosts = provider ? providerHosts(provider) : [];
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
    // Named, because browsers differ on what 'strict-dynamic' means for the site's own worker.
    "worker-src": ["'self'", ...hosts],
    "img-src": ["'self'", "data:", "blob:", ...hosts],
    "font-src": ["'self'", ...hosts],
    "connect-src": ["'self'", backend, backend.replace(/^http/, "ws"), ...hosts],
    "frame-src": hosts.length > 0 ? ["'self'", ...hosts] : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** The policy of a cached page: it cannot carry a nonce, so it gets an allow-list without any third party. */
export function publicPolicy(backendUrl: string, development: boolean): string {
  const backend = new URL(backendUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-src https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `connect-src 'self' ${backend} ${backend.replace(/^http/, "ws")}`,
  ].join("; ");
}

/** For what is no page: answers of programs, pictures, files. Nothing in them may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
