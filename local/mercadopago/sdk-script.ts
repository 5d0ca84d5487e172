import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const SDK_PARTS = [
  "browser/card-rules.ts",
  "browser/texts.ts",
  "browser/styles.ts",
  "browser/dom.ts",
  "browser/core.ts",
  "browser/fields.ts",
  "browser/form-view.ts",
  "browser/typing.ts",
  "browser/card-lookup.ts",
  "browser/card-form.ts",
  "browser/card-payment.ts",
  "browser/status-screen.ts",
  "browser/sdk.ts",
];

/** The script /js/v2: the browser modules bundled as one classic script. */
export const buildSdkScript = (): string => joinParts(SDK_PARTS);

/** Script of the control page. */
export const buildPageScript = (): string => joinParts(["page/render.ts", "page/page.ts"]);

export const readAsset = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

function joinParts(paths: string[]): string {
  const code = paths.map((path) => toPlainScript(readAsset(path))).join("\n");
  return `(function () {\n"use strict";\n${code}\n})();\n`;
}

/** The modules share one scope, so imports and exports between them are removed. */
function toPlainScript(source: string): string {
  return stripTypes(source)
    .replace(/^import\s[^;]*;$/gm, "")
    .replace(/^export (?=(async |const|let|function|class))/gm, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** Hides Node's one-time ExperimentalWarning. */
function stripTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
