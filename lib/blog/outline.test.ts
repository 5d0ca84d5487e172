import { describe, expect, test } from "vitest";
import { LONG_TEXT } from "@/tests/support/long-text";
import { headingId, outlineOf } from "./outline";

describe("outlineOf", () => {
  test("lists the chapters of a long text", () => {
    const text =
      "Hola\n\n## Síntomas\n\n### Detalle\n\n## **Qué** necesitas\n\n## Los [pasos](/x)\n\n## ¿Y si no?\n";
    expect(outlineOf(text)).toEqual([
      { id: "sintomas", text: "Síntomas" },
      { id: "que-necesitas", text: "Qué necesitas" },
      { id: "los-pasos", text: "Los pasos" },
      { id: "y-si-no", text: "¿Y si no?" },
    ]);
  });

  test("ignores short texts and code", () => {
    expect(outlineOf("## Uno\n\n## Dos\n")).toEqual([]);
    expect(outlineOf("```\n## a\n## b\n## c\n## d\n```\n")).toEqual([]);
  });

  test("reads a title with closing marks, and an unclosed code block as code", () => {
    const text = "## Uno ##\n\n## Dos#\n\n## Tres\n\n##Nada\n\n## Cuatro\n\n```\n## Cinco\n";
    expect(outlineOf(text).map((entry) => entry.text)).toEqual(["Uno", "Dos", "Tres", "Cuatro"]);
  });

  test.each([
    ["a long chapter of blanks", 4, (size: number) => `## a${" ".repeat(size)}b`],
    ["a chapter of marks", 4, (size: number) => `## ${"#".repeat(size)}b`],
    ["a chapter of brackets", 4, (size: number) => `## ${"[".repeat(size)}`],
    ["a chapter of open links", 4, (size: number) => `## ${"[a](".repeat(size / 4)}`],
    ["code blocks that never close", 0, (size: number) => "```x\n~~~\n".repeat(size / 8)],
  ])("takes linear time for %s", (_, chapters, text) => {
    expect(outlineOf(`${text(LONG_TEXT)}\n## A\n## B\n## C\n`)).toHaveLength(chapters);
  });

  test("returns the fragment of each heading", () => {
    expect(headingId("Señales de daño: 5 casos")).toBe("senales-de-dano-5-casos");
  });
});
