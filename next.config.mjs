import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { CLOSED_POLICY, publicPolicy } from "./lib/core/content-policy.ts";
import { parseEnv, printEnvProblemsAndExit } from "./lib/core/env-schema.ts";
import { LIVE_FOLDERS, underFolders } from "./lib/core/live-folders.ts";

/** middleware.ts gives the pages that are rendered per request their own policy with a nonce. */
const NOT_CACHED = underFolders([...Object.values(LIVE_FOLDERS).flat(), "api"]);

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(self)" },
];

/** @param {string} phase */
export default function config(phase) {
  const parsed = parseEnv(process.env);
  if (!parsed.ok && phase !== PHASE_PRODUCTION_BUILD) printEnvProblemsAndExit(parsed.problems);

  /** @type {import("next").NextConfig} */
  return {
    distDir: process.env.BUILD_DIR || ".next",
    typescript: { tsconfigPath: process.env.BUILD_TSCONFIG || "tsconfig.json" },
    cacheComponents: true,
    // One page for what no route matches, made at build time; the root layouts are several, so none could frame it.
    experimental: { globalNotFound: true },
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
      const policy = parsed.ok
        ? publicPolicy(parsed.env.SUPABASE_URL, process.env.NODE_ENV !== "production")
        : CLOSED_POLICY;
      // No named parameters: with them the framework compiles every header as a template, at every request.
      return [
        { source: "/(.*)", headers: [...SECURITY_HEADERS, ...hsts] },
        {
          source: `/((?!${NOT_CACHED}).*)`,
          headers: [{ key: "Content-Security-Policy", value: policy }],
        },
        { source: "/api/(.*)", headers: [{ key: "Content-Security-Policy", value: CLOSED_POLICY }] },
      ];
    },
    async rewrites() {
      // What no page asks the image optimiser for goes nowhere: it would draw and keep a picture anew for each way of writing its address.
      const ours = "/media/(?:[\\w-]+/)*[\\w-]+\\.\\w+";
      const has = [{ type: "query", key: "url", value: `(?!${ours}$)[\\s\\S]*` }];
      return { beforeFiles: [{ source: "/_next/image", has, destination: "/_next/no-image" }] };
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
