import { expect, test } from "vitest";
import { factsOf } from "./facts";

const product = {
  platforms: ["ps5" as const],
  kind: "juego" as const,
  condition: "usado" as const,
  conditionNote: "superficie 9/10",
  warrantyMonths: 3,
  warrantyNote: "por ser usado",
  details: [{ label: "Peso", value: "80 g" }],
};

test("the sheet begins with condition and warranty", () => {
  expect(factsOf(product)).toEqual([
    { label: "Condición", value: "Usado: superficie 9/10" },
    { label: "Garantía", value: "3 meses por ser usado" },
    { label: "Compatibilidad", value: "PlayStation 5" },
    { label: "Peso", value: "80 g" },
  ]);
});

test("platforms are not said twice, nor of a console", () => {
  const details = [{ label: "Compatibilidad", value: "PS5 Slim y Pro" }];
  expect(factsOf({ ...product, details }).map(({ label }) => label)).toEqual([
    "Condición",
    "Garantía",
    "Compatibilidad",
  ]);
  for (const changes of [{ platforms: [] }, { kind: "consola" as const }])
    expect(factsOf({ ...product, ...changes }).map(({ label }) => label)).not.toContain("Compatibilidad");
});
