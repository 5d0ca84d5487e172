import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, browserPath } from "./support/browser.ts";
import { E2E_CONFIG } from "./support/e2e-config.ts";

/**
 * The real site, built for production, on its embedded backend, in a real browser. Filming every test for a trace would
 * double the time of the suite: `npm run test:e2e -- <file> --trace on` films the one that is looked into.
 */
export default defineConfig({
  testDir: path.join(import.meta.dirname, "e2e"),
  outputDir: path.resolve(import.meta.dirname, "../test-results/browser"),
  globalSetup: path.join(import.meta.dirname, "support/e2e-setup.ts"),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    // Each test is a new browser that would fetch the offline page once more; offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: browserPath(), args: BROWSER_ARGS },
  },
});
