import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { departmentCode, METROPOLITAN_AREA, municipalityText } from "./address";
import { DEPARTMENTS } from "./departments";
import { MOST_FOUND, placeIndex, placeQuestion, resolvePlace, searchPlaces } from "./search";

const migration = readFileSync(
  new URL("../../supabase/migrations/20260101000220_places.sql", import.meta.url),
  "utf8",
);
const ROWS = [...migration.matchAll(/^ {2}\('(\d{5})', '([^']+)', '([^']+)'\)/gm)].map(
  ([, code = "", name = "", department = ""]) => ({ code, name, department }),
);
const index = placeIndex(ROWS);
const found = (text: string) => searchPlaces(index, text).map(municipalityText);
const resolved = (text: string) => {
  const result = resolvePlace(index, text);
  return result.kind === "one" ? municipalityText(result.municipality) : placeQuestion(text, result);
};

test("the list has every municipality, each once in its department", () => {
  expect(ROWS).toHaveLength(1123);
  expect(new Set(ROWS.map(municipalityText)).size).toBe(1123);
  for (const { code, department } of ROWS) expect(DEPARTMENTS[departmentCode(code)]).toBe(department);
  expect(METROPOLITAN_AREA.map((code) => ROWS.find((row) => row.code === code)?.name)).toEqual([
    "Envigado",
    "Medellín",
    "Itagüí",
    "Sabaneta",
    "Bello",
    "La Estrella",
    "Caldas",
    "Copacabana",
    "Girardota",
    "Barbosa",
  ]);
});

test.each([
  ["medellin", "Medellín, Antioquia"],
  ["ITAGUI", "Itagüí, Antioquia"],
  ["envi", "Envigado, Antioquia"],
  ["estrella", "La Estrella, Antioquia"],
  ["barbosa antioquia", "Barbosa, Antioquia"],
  ["barbosa, sant", "Barbosa, Santander"],
  ["bogota dc", "Bogotá D.C."],
  ["el retiro", "Retiro, Antioquia"],
  ["carmen viboral", "El Carmen de Viboral, Antioquia"],
  ["cucuta", "Cúcuta, Norte de Santander"],
])("«%s» finds %s first", (text, first) => expect(found(text)[0]).toBe(first));

test.each([
  ["enbigado", "Envigado, Antioquia"],
  ["medelin", "Medellín, Antioquia"],
  ["barranqiulla", "Barranquilla, Atlántico"],
  ["sabanetta", "Sabaneta, Antioquia"],
  ["riohcaha", "Riohacha, La Guajira"],
])("the typing error of «%s» is forgiven", (text, first) => expect(found(text)[0]).toBe(first));

test("the metropolitan area and then the capitals come first, and at most eight", () => {
  expect(found("ba").slice(0, 2)).toEqual(["Barbosa, Antioquia", "Barranquilla, Atlántico"]);
  expect(found("b").slice(0, 3)).toEqual([
    "Bello, Antioquia",
    "Barbosa, Antioquia",
    "Barranquilla, Atlántico",
  ]);
  expect(found("san")).toHaveLength(MOST_FOUND);
  expect(found("san")).not.toContain("Cúcuta, Norte de Santander");
  expect(found("mompox")).toEqual(["Mompós, Bolívar"]);
  expect(found("antioquia")).toEqual(["Santafé de Antioquia, Antioquia"]);
});

test.each(["", " ", "?", "xyzw", "envigado santander"])("«%s» finds nothing", (text) =>
  expect(found(text)).toEqual([]),
);

test.each([
  ["Envigado", "Envigado, Antioquia"],
  ["bello antioquia", "Bello, Antioquia"],
  ["Bogotá, D.C.", "Bogotá D.C."],
  ["bogota", "Bogotá D.C."],
  ["Cartagena", "Cartagena, Bolívar"],
  ["Barbosa, Santander", "Barbosa, Santander"],
  ["  san josé de cúcuta ", "Cúcuta, Norte de Santander"],
])("«%s» is accepted as %s", (text, place) => expect(resolved(text)).toBe(place));

test("a shown municipality is always accepted as itself", () => {
  for (const row of ROWS)
    expect(resolvePlace(index, municipalityText(row))).toEqual({ kind: "one", municipality: row });
});

test("a name of several departments, a city of another department and an unknown name are asked about", () => {
  expect(resolved("Barbosa")).toBe(
    "Hay «Barbosa» en Antioquia y Santander. Escríbelo con su departamento: Barbosa, Antioquia.",
  );
  expect(resolved("Mosquera, Bogotá")).toBe(
    "No encontramos «Mosquera, Bogotá». ¿Es Mosquera, Cundinamarca o Mosquera, Nariño?",
  );
  expect(resolved("Envigad")).toBe("No encontramos «Envigad». ¿Es Envigado, Antioquia?");
  expect(resolved("Macondo")).toBe("No encontramos «Macondo». Revisa cómo se escribe el municipio.");
});
