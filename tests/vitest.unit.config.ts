import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { excludedFrom } from "./support/suites.ts";

const root = path.resolve(import.meta.dirname, "..");

const RULES = ["lib/**/*.test.ts", "components/**/*.test.ts", "tests/checks/**/*.test.ts"];
/** Tests that replace modules, clocks or globals, or that start servers: other files must not see their changes. */
const WITH_MOCKS = globSync(RULES, { cwd: root }).filter((file) =>
  /\bvi\.|node:http/.test(readFileSync(path.join(root, file), "utf8")),
);

/** Pure rules beside the code, the tests of the local services, and checks of the source itself. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root,
      "server-only": path.join(root, "tests/support/empty.ts"),
    },
  },
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      // Reloading the modules for each file took four times as long as these tests.
      { extends: true, test: { name: "rules", include: RULES, exclude: WITH_MOCKS, isolate: false } },
      {
        extends: true,
        test: {
          name: "isolated",
          include: ["local/**/*.test.ts", ...WITH_MOCKS],
          exclude: excludedFrom("unit"),
        },
      },
    ],
  },
});
