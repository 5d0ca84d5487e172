import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const support = (file: string) => path.join(import.meta.dirname, file);

/** What the site's server code gets instead of the framework when it runs outside of it. */
export const STAND_INS: Record<string, string> = {
  "server-only": path.join(ROOT, "tests/support/empty.ts"),
  "next/cache": support("next-cache.ts"),
  "next/headers": support("next-headers.ts"),
  "next/server": support("next-server.ts"),
};
