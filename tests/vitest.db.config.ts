import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { excludedFrom } from "./support/suites.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Tests against a real PostgreSQL: one cluster for all of them, a database for each file.
export default defineConfig({
  root,
  resolve: { alias: { "@": root.replace(/\/$/, ""), "server-only": `${root}tests/support/empty.ts` } },
  test: {
    include: ["tests/db/**/*.test.ts"],
    exclude: excludedFrom("db"),
    globalSetup: ["tests/support/cluster.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // Reloading the modules for each file took longer than the tests.
    isolate: false,
    // Refused queries are printed by the backend; they matter when a test fails.
    silent: "passed-only",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
