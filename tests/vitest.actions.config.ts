import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const support = (file: string) => path.join(root, "tests/actions/support", file);

/** Server code of the site against a real backend and the payment sandbox; only Next's own request scope is stood in for. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root,
      "server-only": path.join(root, "tests/support/empty.ts"),
      "next/cache": support("next-cache.ts"),
      "next/headers": support("next-headers.ts"),
      "next/server": support("next-server.ts"),
    },
  },
  test: {
    include: ["tests/actions/**/*.test.ts"],
    globalSetup: ["tests/db/support/cluster.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // The server logs what it refuses; that matters when a test fails.
    silent: "passed-only",
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
