import { expect, test } from "vitest";
import { describePage, documentTitle } from "./describe-page";

const store = { name: "La Tienda" };
const page = { title: "Cursos", description: "Aprende a reparar consolas.", path: "/cursos" };

test("a title has the store's name when both fit, and is cut at a word when it alone is too long", () => {
  expect(documentTitle("Cursos", "La Tienda")).toBe("Cursos | La Tienda");
  const long = "Control inalámbrico DualSense para PlayStation 5, edición azul";
  expect(documentTitle(long, "La Tienda")).toBe(long);
  const cut = documentTitle(`${long} de colección numerada`, "La Tienda");
  expect(cut).toBe("Control inalámbrico DualSense para PlayStation 5, edición...");
});

test("a description that is too short is extended", () => {
  const more = "Con lecciones paso a paso y a tu ritmo.";
  const described = (description: string) => describePage({ ...page, description, more }, store).description;
  expect(described("Repara controles.")).toBe(`Repara controles. ${more}`);
  const whole = "Aprende a reparar consolas en tu casa, sin afanes y con método.";
  expect(described(whole)).toBe(whole);
});

test("a long description is cut at a word and its line breaks become spaces", () => {
  const { description } = describePage(
    { ...page, description: `Uno\n\n dos ${"palabra ".repeat(60)}` },
    store,
  );
  expect(description).toMatch(/^Uno dos palabra/);
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(description?.endsWith("...")).toBe(true);
});

test("a row has its own share image; other pages have the store's, with its size", () => {
  const size = { width: 1200, height: 630, alt: "Cursos" };
  const share = { kind: "curso", slug: "c", version: "9" } as const;
  expect(describePage({ ...page, share }, store).openGraph?.images).toEqual([
    { url: "/og/curso/c.png?v=9", ...size },
  ]);
  expect(describePage(page, store).openGraph?.images).toEqual([{ url: "/art/og.jpg", ...size }]);
});
