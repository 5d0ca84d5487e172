import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LegalPage, type LegalText } from "@/components/legal/legal-page";
import { privacy } from "@/components/legal/privacy/privacy";
import { terms } from "@/components/legal/terms/terms";
import { INTAKE_TERMS_VERSION, TERMS_TEXT } from "@/lib/legal/intake-terms";
import * as promises from "@/lib/legal/promises";
import { RETENTION } from "@/lib/legal/retention";
import { PRIVACY_VERSION, TERMS_VERSION } from "@/lib/legal/versions";
import { METHODS } from "@/lib/orders/methods";
import { intakeReceipt } from "@/lib/repairs/papers/receipt";
import type { StoreSettings } from "@/lib/settings/types";
import { PAPER, SHOP } from "../factories/repair-papers";
import { SETTINGS } from "../factories/settings";
import { ROOT, sources } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** The visible text, independent of how the source is formatted. */
const textOf = (text: (settings: StoreSettings) => LegalText) =>
  renderToStaticMarkup(createElement(LegalPage, { title: "", ...text(SETTINGS) }))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

// People accepted a version: its text must not change. A changed text gets a new version, its effective date and its
// fingerprint here.
test("a version names one text: of the privacy policy, of the terms, of what is accepted at the counter", () => {
  const papers = [0, 6].flatMap((months) =>
    [null, 90_000].map((agreedPrice) => ({ ...PAPER, agreedPrice, warranty: { ...PAPER.warranty, months } })),
  );
  const clauses = papers.map((paper) => JSON.stringify(intakeReceipt(paper, SHOP).clauses));
  expect({
    [PRIVACY_VERSION]: fingerprint(textOf(privacy)),
    [TERMS_VERSION]: fingerprint(textOf(terms)),
    [INTAKE_TERMS_VERSION]: fingerprint([TERMS_TEXT, ...clauses].join("\n")),
  }).toEqual({
    "2026-11": "d4cb1320fdafb3aa",
    "2026-07": "b6aca50aa2274454",
    "ingreso-2026-11": "b46d3eb6c9b4cc25",
  });
});

test("the terms name every payment method", () => {
  for (const { label } of Object.values(METHODS)) expect(textOf(terms)).toContain(label);
});

describe("retention periods", () => {
  const text = readdirSync(path.join(ROOT, "components/legal/privacy"))
    .sort()
    .map((file) => read(`components/legal/privacy/${file}`))
    .join("\n");
  // Pictures of the catalogue are no personal data.
  const kinds = Object.keys(RETENTION).filter((what) => what !== "unnamedPicture");

  test("the page states each period of the code", () => {
    expect(kinds.filter((what) => !text.includes(`termOf("${what}")`))).toEqual([]);
  });

  test("the page states no other period", () => {
    const kept = `${read("components/legal/privacy/data-sections.tsx")}${text.slice(text.indexOf('id: "conservacion"'), text.indexOf('id: "cambios"'))}`;
    expect(kept.length).toBeGreaterThan(5000);
    expect([...kept.matchAll(/\d+ (días?|meses|años?)/g)].map(([term]) => term)).toEqual(["18 años"]);
  });
});

test("each term that the shop promises is written once", () => {
  const terms = new Set(Object.values(promises).filter((one) => typeof one === "string"));
  const elsewhere = sources("app", "components", "lib")
    .filter(({ name }) => !/\.test\.ts$/.test(name) && name !== "lib/legal/promises.ts")
    .flatMap(({ name, text }) =>
      [...terms].filter((term) => new RegExp(`\\b${term}\\b`).test(text)).map((term) => `${name}: ${term}`),
    );
  // Other terms: of the banks for a reversal, of the data law for a second answer, of one kind of repair.
  expect(elsewhere.toSorted()).toEqual([
    "components/legal/privacy/rights-sections.tsx: 5 días hábiles",
    "components/legal/terms/regret-sections.tsx: 15 días hábiles",
    "lib/catalog/service-pages/playstation.ts: 24 a 48 horas",
  ]);
});
