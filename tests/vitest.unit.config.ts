import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** Pure rules beside the code, the stand-ins' own tests, and checks of the source itself. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      "@": root,
      "server-only": path.join(root, "tests/support/empty.ts"),
    },
  },
  test: {
    include: [
      "lib/**/*.test.ts",
      "components/**/*.test.ts",
      "tests/checks/**/*.test.ts",
      "local/**/*.test.ts",
    ],
    maxWorkers: 2,
  },
});
