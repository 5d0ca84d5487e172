import path from "node:path";
import { defineConfig } from "vitest/config";
import { STAND_INS } from "./actions/support/stand-ins.ts";
import { excludedFrom } from "./support/suites.ts";

const root = path.resolve(import.meta.dirname, "..");

/** These stop servers, or replace clocks and addresses that other files share. */
const FAILURES = ["tests/actions/failures/**/*.test.ts"];

/** Server code of the site against a real backend and the payment sandbox; only Next's own request scope is replaced. */
export default defineConfig({
  root,
  resolve: {
    alias: { "@": root, ...STAND_INS },
  },
  test: {
    globalSetup: ["tests/support/cluster.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // The server logs what it refuses; that matters when a test fails.
    silent: "passed-only",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "actions",
          include: ["tests/actions/**/*.test.ts"],
          exclude: FAILURES,
          // Reloading the modules for each file took a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "failures", include: FAILURES, exclude: excludedFrom("actions") },
      },
    ],
  },
});
