import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** Several instances of the built site behind haproxy and Varnish. Takes minutes, so it runs on its own: npm run drills. */
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    include: ["tests/drills/**/*.test.ts"],
    globalSetup: ["tests/drills/support/setup.ts"],
    environment: "node",
    pool: "forks",
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
