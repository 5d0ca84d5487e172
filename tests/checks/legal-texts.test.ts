import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { RETENTION } from "@/lib/legal/retention";
import { PRIVACY_VERSION, TERMS_VERSION } from "@/lib/legal/versions";
import { ROOT } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** A legal page and its sections, in one text. */
const textOf = (page: string, sections: string) =>
  [
    `app/(site)/(public)/${page}/page.tsx`,
    ...readdirSync(path.join(ROOT, sections)).map((file) => `${sections}/${file}`),
  ]
    .sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1))
    .map(read)
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
    const text = textOf("privacidad", "components/legal/privacy") + JSON.stringify(RETENTION);
    expect({ [PRIVACY_VERSION]: fingerprint(text) }).toEqual({ "2026-03": "8b0e073484f39e31" });
  });

  test("of the terms", () => {
    expect({ [TERMS_VERSION]: fingerprint(textOf("terminos", "components/legal/terms")) }).toEqual({
      "2026-04": "7a72b475f3916945",
    });
  });
});

describe("how long things stay", () => {
  const text = textOf("privacidad", "components/legal/privacy");
  // Pictures of the catalogue are nobody's data.
  const said = Object.keys(RETENTION).filter((what) => what !== "unnamedPicture");

  test.each(said)("%s is said by the page", (what) => {
    expect(text).toContain(`termOf("${what}")`);
  });

  test("nothing is said that the code does not keep", () => {
    const kept = `${read("components/legal/privacy/data-sections.tsx")}${text.slice(text.indexOf('id: "conservacion"'), text.indexOf('id: "cambios"'))}`;
    expect(kept.length).toBeGreaterThan(5000);
    expect([...kept.matchAll(/\d+ (días?|meses|años?)/g)].map(([term]) => term)).toEqual(["18 años"]);
  });
});
