import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, browserPath } from "./support/browser.ts";
import { E2E_CONFIG } from "./support/e2e-config.ts";
import { IS_MAIN } from "./support/suites.ts";

const MAX_WORKERS = 4;

/** Matches tests with all these tags; the tags are at the end of the tested text. */
const tagged = (...tags: string[]) => new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join(""));
const MAIN = IS_MAIN ? ["@main"] : [];

const executablePath = browserPath();

/**
 * The real site, built for production, on its embedded backend: each worker has its own. Tracing every test would double the
 * time of the suite: `npm run test:e2e -- <file> --trace on` traces one file.
 */
export default defineConfig<{ prefetching: boolean }>({
  testDir: path.join(import.meta.dirname, "e2e"),
  outputDir: path.resolve(import.meta.dirname, "../test-results/browser"),
  globalSetup: path.join(import.meta.dirname, "support/e2e-setup.ts"),
  fullyParallel: false,
  workers: Math.min(availableParallelism(), MAX_WORKERS),
  retries: 0,
  // Only against hanging tests: nothing is measured with them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: path.resolve(import.meta.dirname, "../test-results/browser.json") }],
  ],
  use: {
    baseURL: E2E_CONFIG.env.SITE_URL,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    colorScheme: "dark",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Each test is a new browser that would fetch the offline page again; offline.spec.ts allows the worker.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "http",
      testDir: path.join(import.meta.dirname, "http"),
      ...(IS_MAIN && { grepInvert: /@all\b/ }),
    },
    {
      // Half of a page's cost are things that these tests do not check.
      name: "browser",
      grep: tagged(...MAIN),
      grepInvert: /@pictures\b/,
      use: {
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: { executablePath, args: [...BROWSER_ARGS, "--blink-settings=imagesEnabled=false"] },
      },
    },
    {
      name: "pictures",
      grep: tagged(...MAIN, "@pictures"),
      use: { prefetching: true, launchOptions: { executablePath, args: BROWSER_ARGS } },
    },
  ],
});
