import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { parseEnv, printEnvProblemsAndExit } from "./lib/core/env-schema.ts";

/** Pages that are rendered per request: middleware.ts gives them their own policy with a nonce. */
const LIVE =
  "carrito|payment|pedido|solicitar-reparacion|reparacion|certificado|pqr|boletin|auth|dashboard|servicios-tecnicos|admin|api";

/** Cached pages cannot carry a nonce; they get an allow-list without any third party. */
const PUBLIC_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "production" ? "" : " 'unsafe-eval'"}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src https://www.openstreetmap.org",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(self)" },
];

/** @param {string} phase */
export default function config(phase) {
  const parsed = parseEnv(process.env);
  if (!parsed.ok && phase !== PHASE_PRODUCTION_BUILD) printEnvProblemsAndExit(parsed.problems);
  const backend = parsed.ok ? new URL(parsed.env.SUPABASE_URL) : undefined;
  const realtime = backend ? `${backend.origin.replace(/^http/, "ws")}` : "";

  /** @type {import("next").NextConfig} */
  return {
    distDir: process.env.BUILD_DIR || ".next",
    typescript: { tsconfigPath: process.env.BUILD_TSCONFIG || "tsconfig.json" },
    cacheComponents: true,
    partialPrefetching: true,
    typedRoutes: true,
    poweredByHeader: false,
    // Hashing a whole cached page for each request costs more than sending it; what sits in front validates by age.
    generateEtags: false,
    serverExternalPackages: ["mercadopago", "nodemailer", "pdfkit"],
    reactStrictMode: true,
    images: {
      localPatterns: [{ pathname: "/media/**" }],
      formats: ["image/webp"],
      deviceSizes: [360, 640, 828, 1200, 1920],
      imageSizes: [64, 96, 160, 256],
      minimumCacheTTL: 2_678_400,
    },
    async headers() {
      const hsts =
        parsed.ok && parsed.env.SITE_URL.startsWith("https:")
          ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }]
          : [];
      const policy = [...PUBLIC_POLICY, `connect-src 'self' ${backend?.origin ?? ""} ${realtime}`].join("; ");
      // No named parameters: with them the framework compiles every header as a template, at every request.
      return [
        { source: "/(.*)", headers: [...SECURITY_HEADERS, ...hsts] },
        {
          source: `/((?!(?:${LIVE})(?:/|$)).*)`,
          headers: [{ key: "Content-Security-Policy", value: policy }],
        },
      ];
    },
    async redirects() {
      return [
        { source: "/tienda-filtrada/:path*", destination: "/tienda/:path*", permanent: true },
        { source: "/favicon.ico", destination: "/icon-192.png", permanent: true },
        // Where readers and old sites look first. 301: some feed readers do not know 308.
        { source: "/(feed|rss|rss\\.xml)", destination: "/blog/rss.xml", statusCode: 301 },
        { source: "/index.html", destination: "/", statusCode: 301 },
      ];
    },
  };
}
