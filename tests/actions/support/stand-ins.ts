import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const support = (file: string) => path.join(import.meta.dirname, file);

/** Replacements of the framework's modules for the site's server code outside of it. */
export const STAND_INS: Record<string, string> = {
  "server-only": path.join(ROOT, "tests/support/empty.ts"),
  "next/cache": support("next-cache.ts"),
  "next/headers": support("next-headers.ts"),
  "next/server": support("next-server.ts"),
};
