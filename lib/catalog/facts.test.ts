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

test.each([
  [{}, ["Usado: superficie 9/10", "3 meses por ser usado", "PlayStation 5", "80 g"]],
  [
    { details: [{ label: "Compatibilidad", value: "PS5 Slim y Pro" }] },
    ["Usado: superficie 9/10", "3 meses por ser usado", "PS5 Slim y Pro"],
  ],
  [{ platforms: [] }, ["Usado: superficie 9/10", "3 meses por ser usado", "80 g"]],
  [{ kind: "consola" as const }, ["Usado: superficie 9/10", "3 meses por ser usado", "80 g"]],
])("platforms are not said twice, nor of a console: %j", (changes, values) => {
  expect(factsOf({ ...product, ...changes }).map(({ value }) => value)).toEqual(values);
});
