import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { CATEGORY_PARAM, FILTER_PARAMS, STORE_LIST } from "./lib/catalog/list-address.ts";
import { hintStartScripts } from "./lib/core/compile-hints.ts";
import { CLOSED_POLICY, FILE_POLICY, publicPolicy } from "./lib/core/content-policy.ts";
import { parseEnv, printEnvProblemsAndExit } from "./lib/core/env-schema.ts";
import { IMAGE_WIDTHS } from "./lib/media/optimised.ts";
import { LIVE_FOLDERS, underFolders } from "./lib/server/live-folders.ts";

/** middleware.ts sets a policy with a nonce on pages rendered per request. */
const LIVE = underFolders([...Object.values(LIVE_FOLDERS).flat(), "api"]);

/** Cached pages: not those that read their parameters, nor files. */
const CACHED_PAGES = `/((?!${LIVE}|${underFolders(["tienda/lista", "buscar", "_next", "media", "og", "art", "sitemaps"])}|.*\\.\\w+$).*)`;

const SHARED_PAGES = fileURLToPath(import.meta.resolve("./lib/freshness/shared-pages.mjs"));

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: permissions("()") },
];

/** The camera reads barcodes in the panel. */
const PANEL_HEADERS = [{ key: "Permissions-Policy", value: permissions("(self)") }];

/** @param {string} camera */
function permissions(camera) {
  return `camera=${camera}, microphone=(), geolocation=(), payment=(self)`;
}

/** @param {string} phase */
export default function config(phase) {
  const parsed = parseEnv(process.env);
  if (!parsed.ok && phase !== PHASE_PRODUCTION_BUILD) printEnvProblemsAndExit(parsed.problems);

  /** @type {import("next").NextConfig} */
  return {
    distDir: process.env.BUILD_DIR || ".next",
    // For container images: a folder that runs without node_modules.
    output: process.env.BUILD_STANDALONE ? "standalone" : undefined,
    compiler: { runAfterProductionCompile: ({ distDir }) => hintStartScripts(distDir) },
    typescript: {
      tsconfigPath: process.env.BUILD_TSCONFIG || "tsconfig.json",
      // For the tests, which check types in a step of their own.
      ignoreBuildErrors: process.env.BUILD_UNCHECKED === "1",
    },
    cacheComponents: true,
    experimental: {
      // One prerendered 404 page for unmatched routes; with several root layouts, none can wrap it.
      globalNotFound: true,
      // The image library would keep up to 50 MB of pictures that are on disk by then.
      imgOptOperationCache: false,
      // Pages rendered per request wait for their data on purpose, without a skeleton.
      instantInsights: { validationLevel: "manual-warning" },
    },
    partialPrefetching: true,
    typedRoutes: true,
    poweredByHeader: false,
    // Computing an ETag of a whole cached page costs more than sending it; a proxy in front validates by age.
    generateEtags: false,
    serverExternalPackages: [
      "mercadopago",
      "nodemailer",
      "pdfkit",
      "@opentelemetry/api",
      "@opentelemetry/context-async-hooks",
      "@opentelemetry/exporter-metrics-otlp-http",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-metrics",
      "@opentelemetry/sdk-trace",
    ],
    reactStrictMode: true,
    // Pages in Redis, shared by several instances. What pages read stays in the memory of each.
    cacheHandler: parsed.ok && parsed.env.REDIS_URL ? SHARED_PAGES : undefined,
    images: {
      localPatterns: [{ pathname: "/media/**" }],
      formats: ["image/webp"],
      deviceSizes: [...IMAGE_WIDTHS],
      imageSizes: [],
      minimumCacheTTL: 2_678_400,
      // For each instance; without it, half of what the disk has free at the start.
      maximumDiskCacheSize: 1_000_000_000,
    },
    async headers() {
      const hsts =
        parsed.ok && parsed.env.SITE_URL.startsWith("https:")
          ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }]
          : [];
      const policy = parsed.ok
        ? publicPolicy(parsed.env.SUPABASE_URL, process.env.NODE_ENV !== "production")
        : CLOSED_POLICY;
      // Browsers ask for a page each time. A proxy or CDN keeps it for seconds, so that nothing has to be purged there; not
      // what the router of an open page asks for, which may refresh it because of a change a second ago.
      const keptBriefly = "public, max-age=0, s-maxage=5, stale-while-revalidate=5, must-revalidate";
      const fetched = {
        has: [{ type: "header", key: "rsc" }],
        missing: [{ type: "header", key: "next-router-prefetch" }],
      };
      // Without named parameters: with them the framework compiles every header as a template on each request.
      return [
        { source: "/(.*)", headers: [...SECURITY_HEADERS, ...hsts] },
        { source: `/(${underFolders(LIVE_FOLDERS.panel)}.*)`, headers: PANEL_HEADERS },
        {
          source: `/((?!${LIVE}).*)`,
          headers: [{ key: "Content-Security-Policy", value: policy }],
        },
        { source: CACHED_PAGES, headers: [{ key: "Cache-Control", value: keptBriefly }] },
        {
          source: CACHED_PAGES,
          ...fetched,
          headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
        },
        { source: "/api/(.*)", headers: [{ key: "Content-Security-Policy", value: CLOSED_POLICY }] },
        {
          source: "/api/(lesson-files|repairs/images)/(.*)",
          headers: [{ key: "Content-Security-Policy", value: FILE_POLICY }],
        },
      ];
    },
    async rewrites() {
      // Only the image URLs that pages use: otherwise every spelling of one would be optimised and cached again.
      const ours = "/media/(?:[\\w-]+/)*[\\w-]+\\.\\w+";
      const has = [{ type: "query", key: "url", value: `(?!${ours}$)[\\s\\S]*` }];
      return { beforeFiles: [{ source: "/_next/image", has, destination: "/_next/no-image" }] };
    },
    async redirects() {
      return [
        // Shared links to lists with filters from when those had the paths of the plain lists.
        ...FILTER_PARAMS.flatMap((key) => [
          {
            source: "/tienda",
            has: [{ type: /** @type {const} */ ("query"), key }],
            destination: STORE_LIST,
            permanent: true,
          },
          {
            source: "/tienda/:category((?!lista$)[^/]+)",
            has: [{ type: /** @type {const} */ ("query"), key }],
            destination: `${STORE_LIST}?${CATEGORY_PARAM}=:category`,
            permanent: true,
          },
        ]),
        { source: "/favicon.ico", destination: "/icon-192.png", permanent: true },
        // Common feed paths and those of the old site. 301, because some feed readers do not support 308.
        { source: "/(feed|rss|rss\\.xml)", destination: "/blog/rss.xml", statusCode: 301 },
        { source: "/index.html", destination: "/", statusCode: 301 },
      ];
    },
  };
}
