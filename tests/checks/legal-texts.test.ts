import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PRIVACY_VERSION, TERMS_VERSION } from "@/lib/auth/privacy";
import { RETENTION } from "@/lib/core/retention";
import { ROOT } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** The sections of a legal page, in one text. */
const textOf = (page: string) =>
  readdirSync(path.join(ROOT, "app/(site)/(public)", page))
    .filter((file) => file.endsWith(".tsx"))
    .sort()
    .map((file) => read(`app/(site)/(public)/${page}/${file}`))
    .join("\n");

/** The words alone: how lines are broken and what imports them changes no text. */
const fingerprint = (text: string) =>
  createHash("sha256")
    .update(
      text
        .replaceAll(/^import .*$/gm, "")
        .replaceAll(/className="[^"]*"/g, "")
        .replaceAll(/\{" "\}|\s/g, ""),
    )
    .digest("hex")
    .slice(0, 16);

// People accepted a version: its words do not change. Another text gets another version, its date (LEGAL_SINCE) and its
// fingerprint here.
describe("a version names one text", () => {
  test("of the privacy policy", () => {
    const text = textOf("privacidad") + JSON.stringify(RETENTION);
    expect({ [PRIVACY_VERSION]: fingerprint(text) }).toEqual({ "2026-03": "8b0e073484f39e31" });
  });

  test("of the terms", () => {
    expect({ [TERMS_VERSION]: fingerprint(textOf("terminos")) }).toEqual({ "2026-04": "7a72b475f3916945" });
  });
});

describe("how long things stay", () => {
  const text = textOf("privacidad");
  // Pictures of the catalogue are nobody's data.
  const said = Object.keys(RETENTION).filter((what) => what !== "unnamedPicture");

  test.each(said)("%s is said by the page", (what) => {
    expect(text).toContain(`termOf("${what}")`);
  });

  test("nothing is said that the code does not keep", () => {
    const kept = `${read("app/(site)/(public)/privacidad/data-sections.tsx")}${text.slice(text.indexOf('id: "conservacion"'), text.indexOf('id: "cambios"'))}`;
    expect(kept.length).toBeGreaterThan(5000);
    expect([...kept.matchAll(/\d+ (días?|meses|años?)/g)].map(([term]) => term)).toEqual(["18 años"]);
  });
});
