import path from "node:path";
import { defineConfig } from "vitest/config";
import { STAND_INS } from "./actions/support/stand-ins.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Server code of the site against a real backend and the payment sandbox; only Next's own request scope is stood in for. */
export default defineConfig({
  root,
  resolve: {
    alias: { "@": root, ...STAND_INS },
  },
  test: {
    include: ["tests/actions/**/*.test.ts"],
    globalSetup: ["tests/support/cluster.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // The server logs what it refuses; that matters when a test fails.
    silent: "passed-only",
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
