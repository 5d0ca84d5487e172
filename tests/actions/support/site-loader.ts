import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { STAND_INS } from "./stand-ins.ts";

/** Lets plain Node load the site's sources as vitest does: path aliases, JSON, replaced modules. */

const ROOT = path.resolve(import.meta.dirname, "../../..");
const OURS = pathToFileURL(ROOT).href;
const isOurs = (url = "") => url.startsWith(OURS) && !url.includes("/node_modules/");

function sourceOf(specifier: string, parent = ""): string | undefined {
  if (STAND_INS[specifier]) return STAND_INS[specifier];
  const base = specifier.startsWith("@/")
    ? path.join(ROOT, specifier.slice(2))
    : specifier.startsWith(".") && isOurs(parent)
      ? path.resolve(path.dirname(fileURLToPath(parent)), specifier)
      : undefined;
  return base && [base, `${base}.ts`, `${base}.tsx`].find((file) => path.extname(file) && existsSync(file));
}

registerHooks({
  resolve(specifier, context, next) {
    const file = sourceOf(specifier, context.parentURL);
    if (file) return { url: pathToFileURL(file).href, shortCircuit: true };
    return next(/^next\/[a-z]+$/.test(specifier) ? `${specifier}.js` : specifier, context);
  },
  load(url, context, next) {
    if (!isOurs(url) || !url.endsWith(".json")) return next(url, context);
    return {
      format: "module",
      source: `export default ${readFileSync(fileURLToPath(url), "utf8")}`,
      shortCircuit: true,
    };
  },
});
