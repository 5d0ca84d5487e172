import { describe, expect, test } from "vitest";
import { LONG_TEXT } from "@/tests/support/long-text";
import { adviceOn } from "./advice";
import type { PostDraft } from "./post-draft";

const GOOD: PostDraft = {
  title: "Título",
  slug: "titulo",
  category: "noticias",
  excerpt: "r".repeat(130),
  cover: "/media/blog/a.webp",
  coverAlt: "Un control",
  body: "## Uno\n\nVe a [servicios](/servicios).",
  publishOn: "",
};

/** Topics that are not fine, with their texts. */
function warnings(change: Partial<PostDraft>): Record<string, string> {
  const open = adviceOn({ ...GOOD, ...change }).filter(({ isFine }) => !isFine);
  return Object.fromEntries(open.map(({ topic, text }) => [topic, text]));
}

describe("adviceOn", () => {
  test("marks each topic of a good post as fine", () => {
    expect(warnings({})).toEqual({});
    expect(adviceOn(GOOD).map(({ topic }) => topic)).toEqual([
      "Resumen",
      "Subtítulos",
      "Enlace a la tienda",
      "Enlaces",
      "Portada",
    ]);
  });

  test("asks for an excerpt of 110 to 155 letters", () => {
    const said = (length: number) => warnings({ excerpt: ` ${"r".repeat(length)} ` }).Resumen;
    expect([said(110), said(155)]).toEqual([undefined, undefined]);
    expect(said(109)).toBe("Tiene 109 caracteres: escribe entre 110 y 155.");
    expect(said(156)).toBe("Tiene 156 caracteres: los buscadores cortan lo que pasa de 155.");
  });

  test.each([
    ["# Uno\n\n[a](/b)", false],
    ["### Uno\n\n## Dos\n\n[a](/b)", false],
    ["## Uno\n\n# Dos\n\n[a](/b)", false],
    ["Sin subtítulos [a](/b)", true],
    ["## Uno\n\n### Dos\n\n#sin-espacio [a](/b)", true],
    ["```\n# comentario\n```\n\n[a](/b)", true],
  ])("headings of %j", (body, isFine) => {
    expect(warnings({ body }).Subtítulos === undefined).toBe(isFine);
  });

  test("looks for a link to the shop; pictures, code and other sites do not count", () => {
    for (const body of ["", "![foto](/media/x.webp)", "`[a](/b)`", "[a](https://x.co)", "[a](//x.co/b)"])
      expect(warnings({ body }), body).toHaveProperty(["Enlace a la tienda"]);
  });

  test("lists broken links", () => {
    const body = "[a](/b) [c](tienda) [d](http://x.co) [e]() [f](www.x.co) [g](#arriba) [h](tel:+57)";
    expect(warnings({ body })).toEqual({
      Enlaces: "Deben empezar por / o por https://. Revisa: tienda, http://x.co, (vacío).",
    });
  });

  test("asks for a cover with a description", () => {
    expect(warnings({ cover: "" }).Portada).toContain("Falta");
    expect(warnings({ coverAlt: " " }).Portada).toContain("Describe");
  });

  test.each([
    ["brackets", "["],
    ["open links", "[a]("],
    ["backticks", "` "],
    ["code blocks", "```x\n"],
  ])("ends for a long text of %s", (_, part) => {
    const advice = adviceOn({ ...GOOD, body: part.repeat(LONG_TEXT / part.length) });
    expect(advice).toContainEqual(expect.objectContaining({ topic: "Enlace a la tienda", isFine: false }));
  });
});
