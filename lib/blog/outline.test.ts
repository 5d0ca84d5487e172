import { describe, expect, it } from "vitest";
import { headingId, outlineOf } from "./outline";

describe("outlineOf", () => {
  it("lists the chapters of a long text by their words", () => {
    const text =
      "Hola\n\n## Síntomas\n\n### Detalle\n\n## **Qué** necesitas\n\n## Los [pasos](/x)\n\n## ¿Y si no?\n";
    expect(outlineOf(text)).toEqual([
      { id: "sintomas", text: "Síntomas" },
      { id: "que-necesitas", text: "Qué necesitas" },
      { id: "los-pasos", text: "Los pasos" },
      { id: "y-si-no", text: "¿Y si no?" },
    ]);
  });

  it("leaves short texts and code alone", () => {
    expect(outlineOf("## Uno\n\n## Dos\n")).toEqual([]);
    expect(outlineOf("```\n## a\n## b\n## c\n## d\n```\n")).toEqual([]);
  });

  it("gives the fragment that a heading has", () => {
    expect(headingId("Señales de daño: 5 casos")).toBe("senales-de-dano-5-casos");
  });
});
